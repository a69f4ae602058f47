"""The language of queries: text to tree and back, and where in a text a tree's words stand."""
