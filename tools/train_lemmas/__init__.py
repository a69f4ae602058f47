"""Makes the table of Polish forms that could be read in several ways, with the dictionary form that is meant as a rule."""
