"""What differs on pages without being news, one file a kind, as the designs print it."""
