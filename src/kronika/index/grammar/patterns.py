"""Words with wildcards: `*` any letters, `?` one letter, a backslash before either means the mark itself."""

from __future__ import annotations

import re

from kronika.index.grammar import limits

PIECE = re.compile(r"\\.|[*?]|[^\\*?]+|\\", re.DOTALL)
STARS = re.compile(r"\*+")


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
    """Stars in a row are one."""
    return "".join("*" if piece == "*" else piece for piece in without_repeats(pieces(pattern)))


def without_repeats(found: list[str]) -> list[str]:
    """Pieces without a star behind a star."""
    return [piece for number, piece in enumerate(found) if piece != "*" or number == 0 or found[number - 1] != "*"]


def complaint(pattern: str) -> str | None:
    """What is too much about a pattern, as a sentence; None for one that can be answered in bounded time."""
    found = pieces(pattern)
    letters = sum(len(literal(piece)) for piece in found if piece not in ("*", "?"))
    if letters == 0 or (found[0] in ("*", "?") and letters < limits.PATTERN_LETTERS):
        least = limits.PATTERN_LETTERS if found[0] in ("*", "?") else 1
        return f"This would match nearly every word: expected at least {least} letters beside * and ?."
    if len(pattern) > limits.PATTERN_LENGTH:
        return f"This pattern is too long: expected at most {limits.PATTERN_LENGTH} characters."
    if found.count("*") > limits.PATTERN_STARS or found.count("?") > limits.PATTERN_MARKS:
        return f"Expected at most {limits.PATTERN_STARS} times * and {limits.PATTERN_MARKS} times ? in one word."
    star = found.index("*") if "*" in found else len(found)
    if found[star:].count("?") > limits.MARKS_BEHIND_STAR:
        return f"Expected at most {limits.MARKS_BEHIND_STAR} times ? behind a * in one word."
    return None


def as_regex(pattern: str, letter: str = ".") -> str:
    """The pattern as a regular expression of Python's."""
    return "".join(
        f"{letter}*" if piece == "*" else letter if piece == "?" else re.escape(literal(piece))
        for piece in pieces(pattern)
    )
