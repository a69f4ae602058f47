"""How good facts are: labelled pages, cross-validation by site, scores with intervals."""
