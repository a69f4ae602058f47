"""Ways of giving a schedule out; one file is one format."""
