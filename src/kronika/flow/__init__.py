"""The corridor: the only room that knows the order of the others."""
