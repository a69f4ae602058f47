"""Articles made up by the hundred thousand, and the questions that are asked about them."""
