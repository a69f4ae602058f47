"""From two texts to what became different."""
