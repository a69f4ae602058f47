"""New layouts of papers that never were: each a small function that prints one story."""
