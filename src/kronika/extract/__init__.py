"""From a page to an article, one idea per file."""
