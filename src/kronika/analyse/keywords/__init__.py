"""What a text is about: words and phrases that tell it from others."""
