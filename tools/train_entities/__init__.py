"""Makes the models of names anew."""
