"""Watching pages, ours and the tools people use today, side by side on the same pages."""
