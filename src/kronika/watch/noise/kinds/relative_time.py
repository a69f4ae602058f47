""" "5 minutes ago": it grows older by itself. And "today 14:05", which is "yesterday 14:05" tomorrow."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import UTC, timedelta
from functools import cache

from kronika.lang.language import languages
from kronika.model.watch import NoiseKind
from kronika.watch.noise.date_runs import CLOCK
from kronika.watch.noise.kind import Mark, Noise, Swap
from kronika.watch.noise.moments import moment
from kronika.watch.noise.page import Page

AGO = "\x00ago"
FUSED = re.compile(r"\d{1,3}[a-zа-яěščřžýáíéůęąłóźż]{1,4}")  # 5m, 2h, 10min
ABOUT = frozenset(
    (
        "few several half couple několika několik pár půl kilku kilka parę pół несколько пол about circa cca asi ok około ponad almost over "
        "less than more już už jen около более почти"
    ).split()
)
BETWEEN = frozenset({",", "and", "a", "i", "и", "und", "."})
NAMES = frozenset("time ago age when posted date timeago".split())
AGE = 4  # tokens of a time that stands alone
SHORT = 8  # words of a block in which "just now" or "yesterday" stands for a time
SLACK = {"minute": timedelta(minutes=90), "day": timedelta(days=2), "month": timedelta(days=45)}


class RelativeTime(Noise):
    """Times that are told from now."""

    noise = NoiseKind.RELATIVE_TIME
    rank = 2

    def marks(self, page: Page, other: Page) -> Iterable[Mark]:
        """All of them, wherever they stand."""
        lowered = page.lowered
        for place, end in (*page.find("ago_before"), *page.find("countdown_words")):
            stop = counted(lowered, end + (end < len(lowered) and lowered[end] == ":"))
            if stop:
                yield Mark(place, stop, AGO)
        for place, end in page.find("ago_after"):
            start = counted_back(lowered, place)
            if start < place:
                yield Mark(start, end, AGO)
        for place, end in page.find("just_now"):
            if page.size(page.block(place)) <= SHORT:
                yield Mark(place, end, AGO)
        yield from day_words(page)
        yield from alone(page)

    def excuses(self, swap: Swap) -> bool:
        """The same moment told in another way: "5 hours ago" became "today 9:05" or a plain date."""
        before, after = moment(swap.before, swap.a0, swap.a1), moment(swap.after, swap.b0, swap.b1)
        if before is None or after is None or not (before.relative or after.relative):
            return False
        slack = max(SLACK[before.precision], SLACK[after.precision])
        return abs(before.when - after.when) <= slack


def counted(lowered: list[str], place: int) -> int:
    """Where "5 minutami" or "2 hours 5 minutes" ends that begins here; 0 when it is nothing of the kind."""
    while place < len(lowered) and lowered[place] in ABOUT:
        place += 1
    end = 0
    while size := one_count(lowered, place):
        end = place = place + size
        while place < len(lowered) and lowered[place] in BETWEEN:
            place += 1
    return end


def one_count(lowered: list[str], place: int) -> int:
    """How many tokens "5 minutes" has that begins here; 0 when it is nothing of the kind."""
    words = lowered[place : place + 2]
    if words and (words[0] in units() or is_fused(words[0])):
        return 1
    return 2 if len(words) == 2 and is_count(words[0]) and words[1] in units() else 0


def counted_back(lowered: list[str], place: int) -> int:
    """Where "2 hours 5 minutes" begins that ends here; the same place when it is nothing of the kind."""
    start, at = place, place
    while at:
        at -= lowered[at - 1] in BETWEEN and at > 1
        size = 1 if is_fused(lowered[at - 1]) else 0
        if not size and lowered[at - 1] in units():
            size = 2 if at > 1 and is_count(lowered[at - 2]) else 1
        if not size:
            break
        start = at = at - size
    while 0 < start < place and (lowered[start - 1] in ABOUT or lowered[start - 1] in ("a", "an")):
        start -= 1
    return start


def alone(page: Page) -> Iterator[Mark]:
    """ "5m", "2 h": a time in an element that is called one, without any "ago"."""
    for first, end, element in page.runs:
        if not 1 <= end - first <= AGE or not page.lowered[first][0].isdigit():
            continue
        named = element.tag in ("time", "relative-time") or not NAMES.isdisjoint(page.inside[element])
        if named and counted(page.lowered, first) == end:
            yield Mark(first, end, AGO)


def is_count(word: str) -> bool:
    """A small number, in digits or in letters."""
    return (word.isdecimal() and len(word) <= 4) or word in numbers()


def is_fused(word: str) -> bool:
    """ "5min"."""
    return FUSED.fullmatch(word) is not None and word.lstrip("0123456789") in units()


def day_words(page: Page) -> Iterator[Mark]:
    """ "today 14:05" by the moment it means; alone in a short line it is a time like "just now"."""
    lowered = page.lowered
    for place, end in page.find("days_back"):
        stop = page.view.blocks[page.block(place)].end
        clock = next((at for at in range(end, min(end + 4, stop)) if CLOCK.fullmatch(lowered[at])), None)
        if clock is None:
            if page.size(page.block(place)) <= 1:
                yield Mark(place, end, AGO)
            continue
        found = moment(page, place, clock + 1)
        if found is not None:
            yield Mark(place, clock + 1, f"\x00{found.when.astimezone(UTC):%Y-%m-%d %H:%M}", mute=False)


@cache
def units() -> frozenset[str]:
    """Minutes, hours, days … in every language, without the full stops of short forms."""
    return frozenset(
        unit.rstrip(".") for tongue in languages().values() for unit in (*tongue.units, *tongue.more_units)
    )


@cache
def numbers() -> frozenset[str]:
    """Numbers in letters."""
    return frozenset(number for tongue in languages().values() for number in tongue.numbers)


KIND = RelativeTime()
