"""One file per service; a plugin adds one through the entry-point group kronika.fetch.linkers."""
