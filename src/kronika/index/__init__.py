"""Search and series over articles."""
