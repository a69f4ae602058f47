"""Finders of names: one file each."""
