"""Has a page's content changed: versions, differences and noise."""
