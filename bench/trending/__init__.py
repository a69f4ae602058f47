"""A chronicle with a year of made-up articles, for measuring ready questions."""
