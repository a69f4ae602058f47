"""One folder per kind of fact."""
