"""The moment that tokens of a page tell."""

from __future__ import annotations

from datetime import datetime
from functools import cache

from kronika.lang.dates import Found, find_dates
from kronika.lang.language import languages
from kronika.watch.noise.date_runs import FAR, all_dates
from kronika.watch.noise.page import Page
from kronika.watch.words import wording

LONGEST = 160  # characters of a date with weekday, hour and zone, and room to spare: a longer text is more than that


def moment(page: Page, start: int, end: int) -> Found | None:
    """The date of these tokens, with those around them that belong to it; None where they are more or less than a date."""
    if page.at is None or start >= end:
        return None
    block = page.view.blocks[page.block(start)]
    for run in all_dates(page.lowered, max(block.start, start - FAR), min(block.end, end + FAR)):
        if run[0] < end and start < run[1]:
            start, end = min(start, run[0]), max(end, run[1])
    tokens = [token for token in page.view.tokens[start:end] if token.lower() not in weekdays()]
    text = wording(tokens).strip(" .,;:()|-–")
    return dated(text, page.at, page.view.document.lang)


@cache
def weekdays() -> frozenset[str]:
    """The days of the week in all languages: a date is read without them."""
    return frozenset(day for tongue in languages().values() for day in tongue.weekdays)


def dated(text: str, at: datetime, lang: str | None) -> Found | None:
    """The date that is all of a text, in the page's language or in any."""
    if len(text) > LONGEST:
        return None
    for code in dict.fromkeys((lang, None)):
        found = find_dates(text, lang=code, now=at)
        if len(found) == 1 and found[0].end - found[0].start >= len(text) - 2:
            return found[0]
    return None
