"""How well names are found, brought to their base forms and put together."""
