"""Figures: what series come to, as drawings and as files."""
