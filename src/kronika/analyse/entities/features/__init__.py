"""What the finder of names looks at: the word, its neighbours, its run of capitals, and the whole text."""
