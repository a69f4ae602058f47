"""How a text sounds: words that sound good or bad, sentence by sentence, and what they come to."""
