"""How likely each block is to belong to the article: measures of blocks, and the trees that judge them."""
