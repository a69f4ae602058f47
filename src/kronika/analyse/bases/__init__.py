"""The form of a name that a dictionary would have: seen in the text, or made from the form that was seen."""
