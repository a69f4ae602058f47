"""What became different, shown: on the page itself, as excerpts, as text, as a file of its own."""
