"""Trained classifiers of tone, one file a language; MODEL_CARD.md tells of them."""
