"""What short lines say in the languages we know: headings of comments, teasers, ads, sharing, captions, tags, bylines."""

from __future__ import annotations

from functools import cache

import numpy as np

from kronika.extract.scoring.arrays import Flags, Floats
from kronika.extract.scoring.letters import Hashes, measure
from kronika.extract.scoring.sheet import Sheet
from kronika.lang.language import languages

FIELDS = {
    "comment": ("comment_words", "writing_words", "reply_words"),
    "teaser": ("teaser_words",),
    "ad": ("ad_words", "offer_words"),
    "share": ("share_words",),
    "caption": ("caption_words",),
    "keywords": ("keyword_words",),
    "consent": ("consent_words", "accept_words"),
    "byline": ("author_prefixes", "date_words"),
}
NUMBERS = {name: number for number, name in enumerate(FIELDS, 1)}
SHORT = 30  # words of a line that is looked at
HEAD = 60  # characters
BULLETS = " \t\n»›>•·–—-*|[(#+"
FAR = 100


@cache
def beginnings() -> dict[str, tuple[tuple[str, int], ...]]:
    """First word → the phrases that begin with it, the longest first, and what they are."""
    found: dict[str, set[tuple[str, int]]] = {}
    for tongue in languages().values():
        for name, fields in FIELDS.items():
            for field in fields:
                for phrase in getattr(tongue, field):
                    words = phrase.split()
                    if words:
                        found.setdefault(words[0].rstrip(":.,"), set()).add((phrase, NUMBERS[name]))
    return {word: tuple(sorted(phrases, key=lambda pair: (-len(pair[0]), pair))) for word, phrases in found.items()}


def phrases(sheet: Sheet) -> dict[str, Floats]:
    """What the last heading says, and how far above the comments begin."""
    says = np.zeros(sheet.count, dtype=np.int64)
    for place in np.flatnonzero(may_say(sheet)).tolist():
        says[place] = says_of(sheet.texts[place])
    index = np.arange(sheet.count)
    heads = (sheet.levels > 0) | ((sheet.words <= 6) & (says > 0))
    last = np.maximum.accumulate(np.where(heads, index, -1))
    comments = np.maximum.accumulate(np.where((says == NUMBERS["comment"]) & (sheet.words <= 6), index, -FAR))
    return {
        "under": np.where(last >= 0, says[last], 0),
        "since_comments": np.minimum(index - comments, FAR),
    }


def may_say(sheet: Sheet) -> Flags:
    """Short lines whose first word begins a phrase; the numbers of words are there already, so asking is cheap."""
    letters, known = sheet.letters, first_words()
    begins = letters.begins[: sheet.count]
    first = (
        letters.hashes[np.minimum(begins, len(letters.hashes) - 1)] if len(letters.hashes) else np.zeros_like(begins)
    )
    places = np.minimum(np.searchsorted(known, first), len(known) - 1)
    found: Flags = (sheet.words <= SHORT) & (sheet.words > 0) & (known[places] == first)
    return found


@cache
def first_words() -> Hashes:
    """The first words of all phrases, as numbers, sorted."""
    letters = measure(list(beginnings()))
    return np.unique(letters.hashes[letters.begins[letters.words > 0]])


def says_of(text: str) -> int:
    """The number of what a line begins as, 0 for nothing known."""
    head = text[:HEAD].lower().lstrip(BULLETS)
    word = head.split(None, 1)[0].rstrip(":.,") if head else ""
    for phrase, number in beginnings().get(word, ()):
        if head.startswith(phrase) and not head[len(phrase) : len(phrase) + 1].isalnum():
            return number
    return 0
