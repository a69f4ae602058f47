"""How the tables came to be, step by step; one file per step, never changed once released."""
