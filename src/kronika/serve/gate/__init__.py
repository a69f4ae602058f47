"""The gate that every door over HTTP has: who asks, by which name, how much, and what every answer carries."""
