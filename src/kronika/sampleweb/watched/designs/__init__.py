"""Designs of watched pages, one file each."""
