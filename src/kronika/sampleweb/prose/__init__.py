"""Writers of invented news, one file per language."""
