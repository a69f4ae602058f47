"""Names in texts: where they stand and what they stand for."""
