"""Texts that are nearly the same: agency news as many servers print them."""
