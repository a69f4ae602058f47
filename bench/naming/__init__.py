"""How well names are found, brought to their base form and joined."""
