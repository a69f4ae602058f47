"""Telling people: one contract, many channels."""
