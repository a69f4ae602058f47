"""The front door for people who write Python: kronika.open(folder)."""
