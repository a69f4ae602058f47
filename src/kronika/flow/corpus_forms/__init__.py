"""The formats of corpora, one file each."""
