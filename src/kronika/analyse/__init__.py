"""Sentences, lemmas, entities, sentiment and keywords of an article."""
