"""Bridges: articles with their analyses handed on to other search engines."""
