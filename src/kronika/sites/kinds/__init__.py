"""Known sites, one file each: what a file here sets as KIND is found by the recipe book."""
