"""Dictionaries of forms: one file per language."""
