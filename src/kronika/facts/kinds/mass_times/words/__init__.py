"""The words of each language; one file is one language."""
