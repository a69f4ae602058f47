"""Runs of tokens that are a date or a time: "úterý 17. listopadu 2026, 14:05", "2026-11-17 14:05:31 CET", "3:04 pm"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from kronika.lang.language import languages

CLOCK = re.compile(r"(?:[01]?\d|2[0-4])[:.][0-5]\d(?::[0-5]\d)?")
EXACT = re.compile(r"(?:[\d-]+t)?(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:[.,]\d+)?(?:z|[+-][\d:]+)?")  # to the second
DAY = re.compile(r"(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?")
YEAR = re.compile(r"(?:19|20)\d\d")
WHOLE = re.compile(
    r"(?:19|20)\d\d[-./][01]?\d[-./][0-3]?\d(?:t[\d:.,]+(?:z|[+-][\d:]+)?)?|[0-3]?\d[-./][01]?\d[-./](?:(?:19|20)\d\d|\d\d)|[0-3]?\d[./][01]\d"
)
GLUE = frozenset(". , : - – — | / ( ) • ·".split())
ZONES = frozenset("z utc gmt cet cest sec selč msk мск am pm a.m p.m".split())
MONEY = frozenset("kč czk zł pln eur € $ £ usd gbp руб р ₽ рублей korun crowns euros % °c °".split())
FAR = 24  # tokens of a date at most


def date_run(lowered: Sequence[str], start: int, stop: int) -> int:
    """Where the date ends that begins at a token; the same place when none does."""
    end, numbers, sure = start, 0, False
    for place in range(start, min(stop, start + FAR)):
        word = lowered[place]
        if is_number(lowered, start, place, stop):
            numbers += 1
            sure = sure or is_sure(word) or is_day(lowered, place, stop)
            end = place + 1
        elif word in named_parts():
            sure = sure or (word in month_names() and numbers > 0)
            end = place + 1
        elif word in ZONES and numbers:
            end = place + 1
        elif not GLUE.issuperset(word) and not (numbers and word in small_parts()):
            break
    return end if sure and numbers else start


def is_number(lowered: Sequence[str], start: int, place: int, stop: int) -> bool:
    """A number that the date has: no price, and a small one only beside its month."""
    word = lowered[place]
    if not word[0].isdigit() or (place + 1 < stop and lowered[place + 1] in MONEY):
        return False
    if any(shape.fullmatch(word) for shape in (WHOLE, CLOCK, YEAR)):
        return True
    if DAY.fullmatch(word) is None:
        return False
    beside = (*lowered[max(start, place - 1) : place], *lowered[place + 1 : min(stop, place + 2)])
    months = month_names()
    if any(near in months for near in beside) or is_day(lowered, place, stop):
        return True
    return place - 2 >= start and is_day(lowered, place - 2, stop)  # the month of "17. 11."


def is_sure(word: str) -> bool:
    """A number that is hardly anything but a date or a time."""
    return ":" in word or WHOLE.fullmatch(word) is not None


def is_day(lowered: Sequence[str], place: int, stop: int) -> bool:
    """ "17. 11.", "17. listopadu": a full stop between two small numbers, or before a month."""
    if place + 2 >= stop or lowered[place + 1] != "." or DAY.fullmatch(lowered[place]) is None:
        return False
    return lowered[place + 2] in month_names() or DAY.fullmatch(lowered[place + 2]) is not None


def all_dates(lowered: Sequence[str], start: int, stop: int) -> list[tuple[int, int]]:
    """All runs between two places, in order."""
    found: list[tuple[int, int]] = []
    place = start
    while place < stop:
        word = lowered[place]
        if word[0].isdigit() or word in named_parts():
            end = date_run(lowered, place, stop)
            if end > place:
                found.append((place, end))
                place = end
                continue
        place += 1
    return found


@cache
def month_names() -> frozenset[str]:
    """The months of all languages."""
    return frozenset(name for tongue in languages().values() for name in tongue.months)


@cache
def named_parts() -> frozenset[str]:
    """Months and weekdays; short forms of weekdays are words as well ("po", "so") and are left out."""
    days = (day for tongue in languages().values() for day in tongue.weekdays if len(day) > 3)
    return month_names().union(days, ("today", "dnes", "dziś", "dzisiaj", "сегодня"))


@cache
def small_parts() -> frozenset[str]:
    """What may stand between a date and its hour: "at", "v", "o godz."."""
    words = (word.rstrip(".:") for tongue in languages().values() for word in (*tongue.time_words, *tongue.year_words))
    return frozenset(words).union(word for tongue in languages().values() for word in tongue.joins)
