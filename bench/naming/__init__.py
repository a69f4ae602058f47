"""Measures of base forms and groups."""
