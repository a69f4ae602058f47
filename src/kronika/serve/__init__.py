"""The front doors: command line, web and API."""
