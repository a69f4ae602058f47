"""Twelve invented parishes and the directory that lists them."""
