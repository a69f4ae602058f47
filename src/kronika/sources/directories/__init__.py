"""Known directories as data: one file each; a plugin adds one through the entry-point group kronika.sources.directories."""
