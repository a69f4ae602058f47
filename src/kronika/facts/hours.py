"""Hour mentions: every string of a page that may be an hour, with what time it would be and whether it ends a range."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, replace

from kronika.facts.hour_forms import (
    BETWEEN,
    CLOCK,
    DASHED,
    DATE_AFTER,
    DIGITS_AFTER,
    DIGITS_BEFORE,
    HOUR_WORD_BARE,
    LETTERED,
    LOWERED,
    NEXT_BARE,
    NUMBER,
    RUN_TOGETHER,
    SUPERSCRIPT,
    TWO_WORDS,
)
from kronika.model.mention import Mention, PageText

NEAR = 12  # characters that are looked at before and after a number
MOST = 2_000  # on one page: no page of a parish has a tenth of it, and a file of numbers must not take minutes
FARTHEST = 400_000  # characters of a page that are looked at
LONGEST_CHAIN = 12  # bare hours in a row: "o 9., 16. i 18."


@dataclass(frozen=True, slots=True)
class Found:
    """A string that may be an hour; `order` says which form is believed when two overlap."""

    start: int
    end: int
    time: str
    order: int


def hour_mentions(page: PageText) -> list[Mention]:
    """All hours of a page in order, up to a great many; high recall, no two overlap."""
    chosen = without_overlaps(candidates(page.text[:FARTHEST]))[:MOST]
    starts = [line.start for line in page.lines]
    mentions = [
        Mention(
            start=found.start,
            end=found.end,
            text=page.text[found.start : found.end],
            time=found.time,
            line=max(0, bisect_right(starts, found.start) - 1),
        )
        for found in chosen
    ]
    return with_ranges(page.text, mentions)


def candidates(text: str) -> Iterator[Found]:
    """Every form found by itself; they may overlap."""
    for match in CLOCK.finditer(text):
        if not is_date(text, match):
            yield found_in(match, 0)
    for form in (SUPERSCRIPT, LETTERED):
        for match in form.finditer(text):
            yield found_in(match, 0)
    for match in TWO_WORDS.finditer(text):
        if not is_long_number(text, match):
            yield found_in(match, 1)
    for match in DASHED.finditer(text):
        yield found_in(match, 1)
    for match in RUN_TOGETHER.finditer(text):
        yield found_in(match, 2)
    yield from bare_hours(text)


def bare_hours(text: str) -> Iterator[Found]:
    """Numbers without minutes: those after an hour word, those that go on from them, and any number of the day's hours."""
    for match in HOUR_WORD_BARE.finditer(text):
        yield Found(match.start(1), match.end(1), clock(match[1], "00"), 3)
        end = match.end(1)
        for _ in range(LONGEST_CHAIN):
            following = NEXT_BARE.match(text, end)
            if following is None:
                break
            yield Found(following.start(1), following.end(1), clock(following[1], "00"), 3)
            end = following.end(1)
    for match in NUMBER.finditer(text):
        yield Found(match.start(1), match.end(1), clock(match[1], "00"), 4)


def found_in(match: re.Match[str], order: int) -> Found:
    """What a match with an hour and minutes says."""
    return Found(match.start(), match.end(), clock(match[1], match[2]), order)


def clock(hour: str, minutes: str) -> str:
    """As it is written everywhere in the program: "08:00"."""
    plain = minutes.translate(LOWERED)
    return f"{int(hour):02d}:{(plain + '0')[:2]}"


def is_date(text: str, match: re.Match[str]) -> bool:
    """A day and a month, or a piece of a longer number."""
    after = text[match.end() : match.end() + NEAR]
    return "." in match[0] and bool(DATE_AFTER.match(after))


def is_long_number(text: str, match: re.Match[str]) -> bool:
    """Two groups of a telephone or account number."""
    before = text[max(0, match.start() - NEAR) : match.start()]
    after = text[match.end() : match.end() + NEAR]
    return bool(DIGITS_BEFORE.search(before) or DIGITS_AFTER.match(after))


def without_overlaps(found: Iterator[Found]) -> list[Found]:
    """In order; of those that overlap the one with the surer form, then the longer one."""
    chosen: list[Found] = []
    for one in sorted(found, key=lambda one: (one.start, one.order, -one.end)):
        if chosen and one.start < chosen[-1].end:
            if (one.order, chosen[-1].start - one.start) < (chosen[-1].order, 0):
                chosen[-1] = one
            continue
        chosen.append(one)
    return chosen


def with_ranges(text: str, mentions: list[Mention]) -> list[Mention]:
    """Beginnings and ends of ranges know each other; three hours in a row with dashes are a list, no range."""
    joined = [
        BETWEEN.fullmatch(text[one.end : other.start]) is not None and one.time < other.time
        for one, other in zip(mentions, mentions[1:], strict=False)
    ]
    told = list(mentions)
    for place, is_joined in enumerate(joined):
        beside = joined[max(0, place - 1) : place] + joined[place + 1 : place + 2]
        if is_joined and not any(beside):
            told[place] = replace(told[place], until=mentions[place + 1].time)
            told[place + 1] = replace(told[place + 1], since=mentions[place].time)
    return told
