"""One file per language; a plugin adds one through the entry-point group kronika.lang."""
