"""A big table of labels from a dump of Wikidata or DBpedia: read as a stream, sorted on the disk, read back by mapping."""
