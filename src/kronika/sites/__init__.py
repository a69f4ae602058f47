"""Known news sites as data: feeds, archive strategy and dated recipes, one file each."""
