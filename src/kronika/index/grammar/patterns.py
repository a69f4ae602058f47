"""Words with wildcards: `*` any letters, `?` one letter, a backslash before either means the mark itself."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from kronika.index.grammar import limits
from kronika.index.words import bare, bare_letter

PIECE = re.compile(r"\\.|[*?]|[^\\*?]+|\\", re.DOTALL)
WILD = re.compile(r"([\\*?])")


def is_wild(text: str) -> bool:
    """Whether a word holds a wildcard that is not escaped."""
    return any(piece in "*?" for piece in PIECE.findall(text))


def pieces(pattern: str) -> list[str]:
    """Wildcards and the literal texts between them, in order; an escaped mark is literal, told by its backslash."""
    return PIECE.findall(pattern)


def literal(piece: str) -> str:
    """What a piece that is no wildcard stands for."""
    return piece[1:] if piece[0] == "\\" else piece


def squeezed(pattern: str) -> str:
    """The shortest way to write a pattern: stars in a row are one, and only what needs a backslash has one."""
    return "".join(
        piece if piece in ("*", "?") else escaped(literal(piece)) for piece in without_repeats(pieces(pattern))
    )


def escaped(text: str) -> str:
    """A text in which nothing is a wildcard."""
    return WILD.sub(r"\\\1", text)


def without_repeats(found: list[str]) -> list[str]:
    """Pieces without a star behind a star."""
    return [piece for number, piece in enumerate(found) if piece != "*" or number == 0 or found[number - 1] != "*"]


def complaint(pattern: str, longest: int = limits.PATTERN_LENGTH) -> str | None:
    """What is too much about a pattern, as a sentence; None for one that can be answered in bounded time."""
    found = pieces(pattern)
    letters = sum(len(literal(piece)) for piece in found if piece not in ("*", "?"))
    if letters == 0 or (found[0] in ("*", "?") and letters < limits.PATTERN_LETTERS):
        least = limits.PATTERN_LETTERS if found[0] in ("*", "?") else 1
        return f"This would match nearly every word: expected at least {least} letters beside * and ?."
    if len(pattern) > longest:
        return f"This pattern is too long: expected at most {longest} characters."
    if found.count("*") > limits.PATTERN_STARS or found.count("?") > limits.PATTERN_MARKS:
        return f"Expected at most {limits.PATTERN_STARS} times * and {limits.PATTERN_MARKS} times ? in one word."
    star = found.index("*") if "*" in found else len(found)
    if found[star:].count("?") > limits.MARKS_BEHIND_STAR:
        return f"Expected at most {limits.MARKS_BEHIND_STAR} times ? behind a * in one word."
    return None


@lru_cache(maxsize=256)
def fitting(pattern: str) -> Callable[[str], bool]:
    """Whether a text in small letters has the shape of a pattern; one without accents fits texts with them too."""
    shape = Shape(pattern.lower())
    if bare(pattern.lower()) != pattern.lower():
        return shape.fits
    return lambda text: shape.fits(text) or (not text.isascii() and shape.fits(without_accents(text)))


def without_accents(text: str) -> str:
    """A text letter by letter without accents; a letter that stands for two is left, so that ? is one letter."""
    return text if text.isascii() else "".join(map(plain_letter, text))


def plain_letter(letter: str) -> str:
    """One letter for one letter."""
    plain = bare_letter(letter)
    return plain if len(plain) == 1 else letter


class Shape:
    """A pattern, tried without going back: what stands between two stars is taken where it comes first."""

    def __init__(self, pattern: str) -> None:
        parts: list[list[str]] = [[]]
        for piece in pieces(pattern):
            if piece == "*":
                parts.append([])
            else:
                parts[-1] += ["."] if piece == "?" else map(re.escape, literal(piece))
        self._first, *self._rest = (re.compile("".join(part), re.DOTALL) for part in parts)
        self._last_length = len(parts[-1])

    def fits(self, text: str) -> bool:
        """Whether a whole text has this shape."""
        if not self._rest:
            return self._first.fullmatch(text) is not None
        found = self._first.match(text)
        for part in self._rest[:-1]:
            found = found and part.search(text, found.end())
        last = len(text) - self._last_length
        return found is not None and found.end() <= last and self._rest[-1].match(text, last) is not None
