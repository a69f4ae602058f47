"""Words that sound good or bad, as data: one file a language, and our own additions beside them."""
