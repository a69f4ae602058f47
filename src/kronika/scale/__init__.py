"""The same flow on many machines."""
