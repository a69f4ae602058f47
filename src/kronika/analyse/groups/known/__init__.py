"""Well-known things and their names: one file per language."""
