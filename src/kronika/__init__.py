"""Kronika keeps a chronicle of the web."""

__version__ = "0.1.0"
