"""The kinds of noise that are known by their looks, one file a kind."""
