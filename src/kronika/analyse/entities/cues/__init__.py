"""Words that tell what kind of name stands beside them: one file per language."""
