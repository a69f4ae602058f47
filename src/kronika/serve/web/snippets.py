"""Snippets: the part of a text that tells best what was found in it, with the words that were found."""

from __future__ import annotations

import re
from collections.abc import Sequence

from kronika.serve.web.sentence_pieces import Stretch

LONGEST = 260  # characters of a snippet
BEFORE = 70  # of them before the first hit
WORD = re.compile(r"\S+\s*\Z")
Places = Sequence[tuple[int, int]]


def snippet(text: str, start: int, hits: Places) -> tuple[Stretch, ...]:
    """The stretch behind `start` with the most hits in it, or the beginning where there are none."""
    first = start + len(text[start:]) - len(text[start:].lstrip())
    behind = [hit for hit in hits if hit[0] >= first]
    begin = window(text, first, behind) if behind else first
    end = min(begin + LONGEST, len(text))
    if end < len(text) and (cut := WORD.search(text, begin, end)):
        end = max(cut.start(), end - 30)
    opening = (Stretch(text="… "),) if begin > first else ()
    closing = (Stretch(text=" …"),) if end < len(text) else ()
    return (*opening, *stretches(text, begin, len(text[:end].rstrip()), hits), *closing)


def window(text: str, first: int, hits: Places) -> int:
    """Where a snippet begins: before the hit that has the most others close behind it, at a word."""
    best = max(hits, key=lambda hit: (sum(1 for other in hits if 0 <= other[0] - hit[0] < LONGEST - BEFORE), -hit[0]))
    begin = best[0] - BEFORE
    if begin <= first:
        return first
    blank = re.compile(r"\s").search(text, begin, best[0])
    return blank.end() if blank else best[0]


def stretches(text: str, start: int, end: int, hits: Places) -> tuple[Stretch, ...]:
    """A part of a text cut at what was found in it; white space is made plain."""
    found, at = [], start
    for first, last in sorted(hits):
        first, last = max(first, at), min(last, end)
        if first >= last:
            continue
        found += [Stretch(text=text[at:first]), Stretch(text=text[first:last], hit=True)]
        at = last
    found.append(Stretch(text=text[at:end] if at < end else ""))
    return tuple(Stretch(text=re.sub(r"\s+", " ", one.text), hit=one.hit) for one in found if one.text)
