"""The formats, one file each: what a file here sets as KIND can be asked for by the file's name."""
