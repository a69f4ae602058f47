"""Counts what a query holds, and refuses what is more than it may."""

from __future__ import annotations

from kronika.index.grammar import limits
from kronika.index.grammar.reading import Reader
from kronika.model.query import Both, Phrase, Query, Wild


class Tally:
    """The counts of one query."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.clauses = self.phrases = self.patterns = self.open_patterns = self.spreads = 0

    def clause(self, query: Query, begin: int) -> None:
        """One more clause; "well-kno*" was read as two."""
        parts = query.parts if isinstance(query, Both) else (query,)
        patterns = [part.pattern for part in parts if isinstance(part, Wild)]
        self.clauses += 1
        self.phrases += isinstance(query, Phrase)
        self.patterns += len(patterns)
        self.open_patterns += sum(pattern[0] in "*?" for pattern in patterns)
        for count, most, what in (
            (self.clauses, limits.CLAUSES, "words and phrases"),
            (self.phrases, limits.PHRASES, "phrases"),
            (self.patterns, limits.PATTERNS, "words with * or ?"),
            (self.open_patterns, limits.OPEN_PATTERNS, "words that begin with * or ?"),
        ):
            if count > most:
                self.reader.fail(f"Expected at most {most} {what} in one query.", begin, self.reader.at - begin)

    def spread(self, words: tuple[str, ...], moves: int, begin: int) -> None:
        """Three words and more, or one twice, can lie apart in very many ways; only so many are tried."""
        count = len(words)
        plain = count == len({word.lower() for word in words}) == 2
        ways = 1 if plain else (moves + 1) ** count - moves**count
        self.spreads += ways
        if ways > limits.SPREADS or self.spreads > limits.ALL_SPREADS:
            self.reader.fail(
                f"So far apart {count} words cannot be looked for: expected a smaller number behind ~.", begin, 2
            )
