"""Which names of a text stand for one thing."""
