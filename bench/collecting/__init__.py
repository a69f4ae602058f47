"""The parts of the benchmark of collecting: a lean server, the two collectors, and what the server's log tells."""
