"""How well names are found."""
