"""An hour as the classifier sees it: what its line, row, column, neighbours and headings name, and how it is written."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from kronika.facts.kind import Features
from kronika.facts.kinds.office_hours.sight import Named, Sight, named_in
from kronika.facts.kinds.office_hours.words import BREAK, CLOSED, OPEN, PASSING
from kronika.model.mention import Mention, PageText

OPENS = re.compile(rf"(?<!\w)(?:{'|'.join(OPEN)})(?!\w)", re.IGNORECASE)
CLOSES = re.compile(rf"(?<!\w)(?:{'|'.join(CLOSED)})(?!\w)", re.IGNORECASE)
BREAKS = re.compile(rf"(?<!\w)(?:{'|'.join(BREAK)})\W+(?:\w+\W+){{0,3}}$", re.IGNORECASE)
PASSES = re.compile(rf"(?<!\w)(?:{'|'.join(PASSING)})(?!\w)", re.IGNORECASE)
HOUR_WORD = re.compile(r"(?<!\w)(?:od|o|godz\.?|godziny|godzinie|godzinach|v|ve)\s*:?\s*$", re.IGNORECASE)
NUMBERS = re.compile(r"(?:tel\.?|nr|konto|\d{3}[\s-]\d{2,3})\W*$", re.IGNORECASE)
ORDER = ("before", "row", "after", "column", "above", "path")  # who is believed first
NOBODY = "nobody"


def features_of(page: PageText, mentions: Sequence[Mention]) -> list[Features]:
    """Each hour of a page."""
    sight = Sight(page)
    return [features(sight, mention) for mention in mentions]


def features(sight: Sight, mention: Mention) -> Features:
    """One hour: who names it, from the nearest to the highest heading, and the signs of its own line."""
    names = naming(sight, mention)
    found = {f"{place}={event}": 1.0 for place, event in names.items()}
    found[f"belongs={belongs(names)}"] = 1.0
    line = sight.page.lines[mention.line]
    text, place = sight.text(mention.line), mention.start - line.start
    signs = {
        "range": bool(mention.until or mention.since),
        "hour_word": bool(HOUR_WORD.search(text[:place])),
        "opens": bool(OPENS.search(text)),
        "opens_above": any(OPENS.search(words) for words in over(sight, mention.line)),
        "closes": bool(CLOSES.search(text)),
        "break": bool(BREAKS.search(text[:place])),
        "passing": bool(PASSES.search(text)),
        "days": bool(sight.days(mention.line)),
        "days_near": any(sight.days(one) for one in [*sight.row(mention.line), *sight.column(mention.line)]),
        "days_above": any(
            sight.days(one) for one in [*sight.block(mention.line), *list(sight.above(mention.line))[:3]]
        ),
        "begins": not text[:place].strip(" •·*–-"),
        "number": bool(NUMBERS.search(text[:place])),
        "long": len(text) > 220,
    }
    return found | {name: 1.0 for name, true in signs.items() if true}


def naming(sight: Sight, mention: Mention) -> dict[str, str]:
    """What names the hour from each side; sides that name nothing are left out."""
    line = sight.page.lines[mention.line]
    here, place = sight.named(mention.line), mention.start - line.start
    sides = {
        "before": last(one for one in here if one.end <= place)
        or first(last(sight.named(one)) for one in sight.block(mention.line)),
        "after": first(one for one in here if one.start >= place),
        "row": first(last(sight.named(one)) for one in sight.row(mention.line)),
        "column": first(last(sight.named(one)) for one in sight.column(mention.line)),
        "above": first(last(sight.named(one)) for one in sight.above(mention.line)),
        "path": first(last(named_in(heading)) for heading in reversed(line.path)),
    }
    return {place: named.event for place, named in sides.items() if named is not None}


def belongs(names: dict[str, str]) -> str:
    """The event that is believed: that of the nearest side that names one."""
    return next((names[place] for place in ORDER if place in names), NOBODY)


def over(sight: Sight, line: int) -> Iterable[str]:
    """The words over an hour: headings, and lines under the same headings."""
    yield from sight.page.lines[line].path
    for one in [*sight.row(line), *sight.column(line), *sight.above(line)]:
        yield sight.text(one)


def first(named: Iterable[Named | None]) -> Named | None:
    """The first that is one."""
    return next((one for one in named if one is not None), None)


def last(named: Iterable[Named]) -> Named | None:
    """The last of some."""
    return next(reversed(list(named)), None)
