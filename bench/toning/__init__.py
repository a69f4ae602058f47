"""Parts of the benchmark of tone."""
