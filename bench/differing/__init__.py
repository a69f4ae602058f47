"""Pairs of texts, and the engines that compare them."""
