"""What invented papers write with: one file a language."""
