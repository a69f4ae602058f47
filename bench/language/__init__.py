"""Sentences, lemmas, languages, keywords and near-duplicates against their peers."""
