"""One file per kind of source; a plugin adds one through the entry-point group kronika.sources."""
