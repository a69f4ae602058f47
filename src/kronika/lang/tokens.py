"""Words, numbers and marks of a text, each with its place."""

from __future__ import annotations

import re
from typing import NamedTuple

# Endings of addresses on the web that are written without "www": idnes.cz, Gazeta.Ru.
DOMAINS = "cz|pl|ru|sk|com|org|net|eu|info|gov|edu|de|at|uk|fr|io|ua|by|su|рф|ру|tv|biz"
# What sits on the letter before it, or is not seen at all: accents of their own, soft hyphens, joiners.
ON_LETTERS = "\u0300-\u036f\u00ad\u200c\u200d\u2060"
LETTERS = rf"[^\W\d_](?:[^\W_]|[{ON_LETTERS}])*"
POSSESSIVE = r"[’'][sS]\b"
# A word may hold hyphens and apostrophes between letters and digits behind them (COVID-19, O'Neill, MH17), a number its points
# and commas and letters right behind it (21.30, 5G); addresses are one token; every other mark stands alone, but for dots in a row.
PARTS = (
    r"(?:https?://|www\.)[^\s<>\"“”„«»]*[^\s<>\"“”„«».,;:!?)\]}…’']",
    rf"[^\W_](?:[\w\-]{{0,62}}[^\W_])?\.(?i:{DOMAINS})\b",
    rf"{LETTERS}(?:(?!{POSSESSIVE})[’'\-‑]{LETTERS}|[\-‑]\d[^\W_]*)*",
    POSSESSIVE,
    r"\d+(?:[.,]\d+)*[^\W\d_]*",
    r"\.{2,}|-{2,}",
    r"[^\w\s]",
    r"_+",
    r"\w+",
)
MAIL = r"[\w.+\-]{1,64}@[\w\-]{1,64}(?:\.[\w\-]{1,64}){1,8}"
TOKEN = re.compile("|".join(PARTS))
TOKEN_OR_MAIL = re.compile("|".join((MAIL, *PARTS)))  # slower, so only where there is an @


class Token(NamedTuple):
    """A word, a number or a mark. A plain tuple: there are very many of them."""

    start: int
    end: int
    text: str


def tokenise(text: str, start: int = 0, end: int | None = None) -> list[Token]:
    """The tokens of a text, or of the stretch of it from `start` to `end`; places count from the text's beginning."""
    last = len(text) if end is None else end
    pattern = TOKEN if text.find("@", start, last) < 0 else TOKEN_OR_MAIL
    return [Token(match.start(), match.end(), match.group()) for match in pattern.finditer(text, start, last)]
