"""From a source to leads: which addresses are worth fetching."""
