"""Repair: new rules for a site whose redesign broke the old ones, induced from its own pages."""
