"""What the classic engines share: tags, the text of a piece of tree, a tag given by name."""
