"""Words of the news that the translated lists lack or have wrong, written by us."""
