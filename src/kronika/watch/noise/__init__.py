"""What differs on a page without being news."""
