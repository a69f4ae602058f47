"""From bytes to a parsed page, once: charset, sniffing, the tree, blocks and embedded metadata."""
