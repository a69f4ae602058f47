"""Has a site's layout moved: the watchdog over what extraction returns."""
