"""Tools for people who work on Kronika itself."""
