"""Chosen facts from many small sites, one folder per kind of fact."""
