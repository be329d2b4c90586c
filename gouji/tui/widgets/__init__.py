"""部件: what the table screen is made of; each draws a frozen view model."""
