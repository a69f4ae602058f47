"""What a named thing is elsewhere: its number in Wikidata and its page in DBpedia, by label and alias."""
