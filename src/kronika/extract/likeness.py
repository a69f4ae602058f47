"""How alike two short texts are, whatever their case, punctuation and spacing."""

from __future__ import annotations

import re
from collections import Counter
from unicodedata import normalize

WORD = re.compile(r"\w+")
LONGEST = 120  # characters of a text in which a phrase can begin it
NAME_WORD = re.compile(r"[^\W\d_]{2,}(?:-[^\W\d_]{2,})?|[^\W\d_]\.")
# Quotation marks and dashes of all kinds are one; marks without a width are none.
MARKS = str.maketrans(
    dict.fromkeys("‘’‚‛´", "'")
    | dict.fromkeys("“”„«»", '"')
    | dict.fromkeys("–—‐‑", "-")
    | dict.fromkeys("\u200b\u00ad\ufeff")
)
MARKED = frozenset(map(chr, MARKS))  # looked for first, because translating is slow


def plain(text: str) -> str:
    """Lower-case words with single spaces between."""
    return " ".join(WORD.findall(text.lower()))


def key(text: str) -> str:
    """What two texts share that differ only in case, spacing and the shape of their marks."""
    if not text.isascii():
        text = normalize("NFKC", text if MARKED.isdisjoint(text) else text.translate(MARKS))
    return " ".join(text.casefold().split())


def likeness(one: str, other: str) -> float:
    """Share of common words, from 0 to 1 (Dice)."""
    first, second = Counter(one.split()), Counter(other.split())
    total = first.total() + second.total()
    return 2 * (first & second).total() / total if total else 0.0


def is_name(text: str) -> bool:
    """Two to four words that all begin with a capital letter and nothing else: a person, most likely."""
    words = text.split()
    return 2 <= len(words) <= 4 and all(NAME_WORD.fullmatch(word) and word[0].isupper() for word in words)


def starts_alike(text: str, beginnings: tuple[str, ...]) -> bool:
    """The text begins with one of these phrases, as whole words; case does not matter."""
    lower = text[:LONGEST].lower().lstrip(" \t\n»›>•·–—-*|[(")
    return lower.startswith(beginnings) and any(
        lower.startswith(phrase) and not lower[len(phrase) : len(phrase) + 1].isalnum() for phrase in beginnings
    )
