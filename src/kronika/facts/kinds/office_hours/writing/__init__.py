"""Office hours given out, one file a format."""
