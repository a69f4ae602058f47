"""One file per database the store speaks."""
