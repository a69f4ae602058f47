"""How much a query may hold: what nobody writes by hand costs nobody else time."""

from __future__ import annotations

LENGTH = 10_000  # characters
DEPTH = 40  # parentheses and negations within each other
CLAUSES = 500  # words, phrases, patterns and ranges
PATTERNS = 10  # words with * or ?
OPEN_PATTERNS = 4  # of these that begin with * or ?: every word of the index is looked at for each
PATTERN_LENGTH = 30  # characters of one
VALUE_PATTERN_LENGTH = 200  # characters of one for an address or another whole value
PATTERN_LETTERS = 2  # at least so many letters in one that begins with * or ?
PATTERN_STARS = 3  # runs of * in one
PATTERN_MARKS = 8  # ? in one
MARKS_BEHIND_STAR = 3  # ? somewhere behind a *: each doubles the work
PHRASE = 50  # words of one
SLOP = 100  # moves between two words
PHRASES = 100  # in one query
SPREADS = 400  # ways in which three and more words can lie apart
ALL_SPREADS = 400  # in one query
BOOST = 1_000.0
