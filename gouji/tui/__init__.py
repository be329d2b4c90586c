"""界面: the terminal interface: screens, widgets, styles and words."""
