"""Tools of the project itself: nothing here is part of the program."""
