"""Czech and Russian news made by us from templates, with names in all cases."""
