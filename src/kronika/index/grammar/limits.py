"""How much a query may hold: what nobody writes by hand costs nobody else time."""

from __future__ import annotations

LENGTH = 10_000  # characters
DEPTH = 40  # parentheses and negations within each other
CLAUSES = 500  # words, phrases, patterns and ranges
PATTERNS = 20  # words with * or ?
PATTERN_LENGTH = 40  # characters of one
PATTERN_LETTERS = 2  # at least so many letters in one that begins with * or ?
PATTERN_STARS = 4  # runs of * in one
PATTERN_MARKS = 10  # ? in one
MARKS_BEHIND_STAR = 3  # ? somewhere behind a *: each doubles the work
PHRASE = 50  # words of one
SLOP = 100  # moves between two words
SPREADS = 400  # ways in which three and more words can lie apart
BOOST = 1_000.0
