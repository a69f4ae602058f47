"""Many small generated sites, of every kind, fault and trap, to collect at scale; each knows its truth."""
