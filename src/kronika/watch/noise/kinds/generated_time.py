"""When a page was made, which is now: labelled times, clocks, today's date, the year of a copyright.

A time that somebody wrote (an event, opening hours, a deadline) stays where it is while the clock goes on; so an unlabelled
time is noise only when on both pages it is the moment of fetching. Chance makes many times fit that, a day or a full hour
above all; so what is not exact to an odd minute must also stand alone, outside sentences, ranges and tables.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta

from kronika.lang.dates import Found
from kronika.model.watch import NoiseKind
from kronika.watch.noise.date_runs import EXACT, FAR, all_dates
from kronika.watch.noise.kind import Mark, Noise, Swap
from kronika.watch.noise.moments import moment
from kronika.watch.noise.page import Page
from kronika.watch.noise.random_looks import is_fleeting
from kronika.watch.words import is_tag

NOW = "\x00now"
LINE = 25  # words of a line that is about the making of the page
NEAR = 10  # tokens behind a label, in a longer text
NUMBER = re.compile(r"\d[\d.,:]*(?:s|ms)?")
CLOCK = re.compile(r"([01]?\d|2[0-3])[:.]([0-5]\d)(?::([0-5]\d))?")
YEARS = re.compile(r"(?:19|20)\d\d(?:[-/](?:19|20)?\d\d)?")
RIGHTS = frozenset({"©", "copyright", "(©", "©️"})
NAMES = frozenset(
    "clock hodiny zegar now servertime generated rendered lastupdate lastupdated lastmod updated timestamp today".split()
)
NEARBY = timedelta(minutes=20)
HOUR, FARTHEST = timedelta(hours=1), 14  # zones that a server may have
MINUTES = 3
WHOLE_DATE = 4  # words of day, month, year and time: in a cell of a table, a time alone is a result
QUARTER = 15  # minutes
DASHES = frozenset("-–—")
ALONE = 4  # words beside a date in a piece of text that is about nothing else


class GeneratedTime(Noise):
    """Times that the server wrote while making the page."""

    noise = NoiseKind.GENERATED_TIME
    rank = 4

    def marks(self, page: Page, other: Page) -> Iterable[Mark]:
        """Times and figures beside their labels, in elements named so, and years of copyrights."""
        yield from made(page)
        yield from updated(page)
        yield from years(page)
        yield from named(page)

    def excuses(self, swap: Swap) -> bool:
        """On both pages it is the moment of fetching; or a clock that shows seconds, alone."""
        if not (is_time(swap.before, swap.a0, swap.a1) and is_time(swap.after, swap.b0, swap.b1)):
            return False
        return is_now(swap) or is_clock(swap)


def made(page: Page) -> Iterator[Mark]:
    """ "Page generated at 12:05:31 in 0.034 s with 12 queries": all figures of such a line."""
    for place, end in page.find("made_words"):
        if not page.opens(place, end):
            continue
        number = page.block(place)
        if page.size(number) > LINE:
            yield from dates_near(page, end, end + NEAR)
            continue
        said = page.said(number)
        yield from dates_near(page, said[0], said[-1] + 1)
        yield from (Mark(at, at + 1, NOW) for at in said if is_figure(page.lowered[at]))
        if said[-1] < end:
            yield from next_block(page, number)


def is_figure(word: str) -> bool:
    """A number, or a word that nobody wrote."""
    return word[0].isalnum() and (NUMBER.fullmatch(word) is not None or is_fleeting(word))


def updated(page: Page) -> Iterator[Mark]:
    """ "Last updated: 17. 11. 2026": dates only, for anything may be said of an update."""
    for place, end in page.find("updated_words"):
        if not page.opens(place, end):
            continue
        number = page.block(place)
        yield from dates_near(page, end, end + NEAR)
        if end + 1 >= page.view.blocks[number].end:
            yield from next_block(page, number)


def next_block(page: Page, number: int) -> Iterator[Mark]:
    """The label is a block, its date the next one."""
    if number + 1 < len(page.view.blocks) and 0 < page.size(number + 1) <= LINE:
        said = page.said(number + 1)
        yield from dates_near(page, said[0], said[-1] + 1)


def dates_near(page: Page, start: int, stop: int) -> Iterator[Mark]:
    """All dates between two places of a block."""
    stop = min(stop, page.view.blocks[page.block(start)].end) if start < len(page.lowered) else start
    yield from (Mark(*run, NOW) for run in all_dates(page.lowered, start, stop))


def years(page: Page) -> Iterator[Mark]:
    """ "© 2019–2026"."""
    lowered = page.lowered
    if RIGHTS.isdisjoint(page.present):
        return
    for place in [place for place, word in enumerate(lowered) if word in RIGHTS]:
        for at in range(place + 1, min(place + 6, len(lowered))):
            if YEARS.fullmatch(lowered[at]):
                yield Mark(at, at + 1, NOW)


def named(page: Page) -> Iterator[Mark]:
    """Dates in an element that is called a clock."""
    for first, end, element in page.runs:
        if end - first > 1 or page.lowered[first][0].isdigit():
            names = page.inside[element]
            if names and not NAMES.isdisjoint(names):
                yield from (Mark(*run, NOW) for run in all_dates(page.lowered, first, end))


def is_time(page: Page, start: int, end: int) -> bool:
    """All words are parts of a date."""
    block = page.view.blocks[page.block(start)] if start < end else None
    if block is None:
        return False
    runs = all_dates(page.lowered, max(block.start, start - FAR), min(block.end, end + FAR))
    inside = {place for run in runs for place in range(*run)}
    return all(place in inside for place in range(start, end) if not is_tag(page.lowered[place]))


def is_now(swap: Swap) -> bool:
    """Both dates are of their moment; a plain clock goes on as the time between the looks does."""
    if swap.before.at is None or swap.after.at is None:
        return False
    before, after = moment(swap.before, swap.a0, swap.a1), moment(swap.after, swap.b0, swap.b1)
    if before is not None and after is not None:
        exact = is_odd(before) and is_odd(after)
        return is_close(before, swap.before.at) and is_close(after, swap.after.at) and (exact or stand_alone(swap))
    old, new = clock(swap.before, swap.a0, swap.a1), clock(swap.after, swap.b0, swap.b1)
    if old is None or new is None or not stand_alone(swap):
        return False
    gone = round((swap.after.at - swap.before.at).total_seconds() / 60)
    return off(new - old, gone, 24 * 60) <= MINUTES and off(new, minutes_of(swap.after.at), 60) <= MINUTES


def is_odd(found: Found) -> bool:
    """A time to the minute that nobody would have set: appointments begin at full quarters."""
    return found.precision == "minute" and found.when.minute % QUARTER != 0


def is_close(found: Found, at: datetime) -> bool:
    """The date is that of the moment, whatever the zone; to the minute where it has minutes."""
    if found.precision != "minute":
        return found.precision == "day" and abs(found.when.date() - at.date()) <= timedelta(days=1)
    away = abs(found.when - at)
    hours = round(away / HOUR)
    return away <= NEARBY or (hours <= FARTHEST and abs(away - hours * HOUR) <= NEARBY / 4)


def is_clock(swap: Swap) -> bool:
    """A time with seconds that stands alone: race results have seconds too."""
    for page, start, end in sides(swap):
        said = [page.lowered[place] for place in range(start, end) if not is_tag(page.lowered[place])]
        if not any(EXACT.fullmatch(word) for word in said):
            return False
    return stand_alone(swap)


def stand_alone(swap: Swap) -> bool:
    """On both pages in a short piece of text that is no range, in no cell of a table."""
    return all(is_alone(page, start, end) for page, start, end in sides(swap))


def is_alone(page: Page, start: int, end: int) -> bool:
    """A short piece of text with one time in it; the words of the date itself make no sentence."""
    block = page.view.blocks[page.block(start)]
    first, last = page.piece(start)
    dates = {place for run in all_dates(page.lowered, block.start, block.end) for place in range(*run)}
    if page.element(block.start).tag in ("td", "th") and len(dates) < WHOLE_DATE:
        return False
    words = [place for place in range(first, last) if place not in dates and page.lowered[place][0].isalnum()]
    if len(words) > ALONE:
        return False
    beside = [place for place in range(block.start, block.end) if not start <= place < end]
    return not any(CLOCK.match(page.lowered[place]) or page.lowered[place] in DASHES for place in beside)


def sides(swap: Swap) -> tuple[tuple[Page, int, int], tuple[Page, int, int]]:
    """The tokens in question on either page."""
    return (swap.before, swap.a0, swap.a1), (swap.after, swap.b0, swap.b1)


def clock(page: Page, start: int, end: int) -> int | None:
    """The minute of the day that these tokens show."""
    for place in range(start, end):
        match = CLOCK.fullmatch(page.lowered[place])
        if match:
            return int(match[1]) * 60 + int(match[2])
    return None


def minutes_of(at: datetime) -> int:
    """The minute of the day."""
    utc = at.astimezone(UTC)
    return utc.hour * 60 + utc.minute


def off(one: int, other: int, around: int) -> int:
    """How far two times are from each other on a dial."""
    away = (one - other) % around
    return min(away, around - away)


KIND = GeneratedTime()
