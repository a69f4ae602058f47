"""Exploring an address: what it offers, what of it is alive, and which source to make of it."""
