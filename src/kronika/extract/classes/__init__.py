"""Kinds of pages, each told by signs of its own."""
