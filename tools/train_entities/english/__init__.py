"""English news made by us from templates: the marked English texts are few, and none is news."""
