"""Series: what the index counts over time, in one pass each."""
