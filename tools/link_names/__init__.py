"""Fills the names of countries and capitals in the shipped table of links from CLDR, by way of babel."""
