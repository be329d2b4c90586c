"""画面: one screen a module."""
