"""Lists of watched pages as files: our own, and what other programs for watching pages write."""
