"""From a tree to what the index is asked, by its own building blocks and never by its reader of queries."""
