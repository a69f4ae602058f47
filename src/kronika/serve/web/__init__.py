"""The web application, one screen a file."""
