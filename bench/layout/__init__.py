"""The judge of the layout watchdog: invented sources, ways in which their extraction fails, and a scorer."""
