"""When it was published: what the metadata say, else the date nearest to the headline; never one from a comment or a teaser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from kronika.extract.body import Body
from kronika.extract.field_marks import DATE, PUBLISHED, UPDATED, is_foreign, is_named, names_of
from kronika.extract.headline import Headline
from kronika.extract.likeness import starts_alike
from kronika.extract.stated_date import Published, accepted, modified_dates, possible, stated_dates
from kronika.extract.view import View
from kronika.html.blocks import Block
from kronika.html.text import text_of
from kronika.lang.dates import Found, find_dates

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

__all__ = ["Published", "find_published"]

IN_URL = re.compile(r"/(20\d\d)[/-]?(0[1-9]|1[0-2])[/-]?(0[1-9]|[12]\d|3[01])(?=[/_.-]|$)")
BEFORE, AFTER, BELOW = 5, 16, 12  # blocks around the headline, and after the text
LONGEST = 200  # a dateline is short
CLOSE, LINKED_NEAR = 4, 0.85
LINKED = 0.5  # a line of links dates something else
MOST_TIMES = 60
MONTH_NAME = re.compile(r"[^\W\d_]{3}")
LOUD = 4  # words beside the date that a line of running text has more of


def find_published(view: View, headline: Headline, body: Body) -> Published | None:
    """The first trustworthy date; a day from the metadata gets its hour from the text when both name the same day."""
    stated = next(stated_dates(view), None)
    if stated is not None and stated.precision == "minute":
        return stated
    seen = next(on_page(view, headline, body), None)
    if stated is None:
        return seen or in_url(view) or next(modified_dates(view), None)
    if seen is not None and seen.precision == "minute" and seen.when.date() == stated.when.date():
        return Published(when=seen.when, source=stated.source, precision="minute")
    return stated


def on_page(view: View, headline: Headline, body: Body) -> Iterator[Published]:
    """Dates a reader sees: below the headline, right above it, in an element that says so, below the text."""
    safe = held(view, headline)
    last = body.indexes[-1] if body.indexes else None
    text = frozenset(body.good)
    yield from in_lines(view, near_headline(view, headline, body), text, safe)
    yield from in_times(view, safe)
    if last is not None:
        yield from in_lines(view, range(last + 1, min(len(view.blocks), last + BELOW)), text, safe)
    yield from in_named(view, safe)


def held(view: View, headline: Headline) -> frozenset[Element]:
    """What is around the headline cannot be foreign."""
    if headline.index is None:
        return frozenset()
    element = view.blocks[headline.index].element
    return frozenset((element, *element.iterancestors()))


def near_headline(view: View, headline: Headline, body: Body) -> list[int]:
    """The places below the headline, then those above it; without one, above and in the first lines of the text."""
    if headline.index is None:
        first = body.indexes[0] if body.indexes else -1
        return [*range(first, max(-1, first - AFTER), -1)]
    end = min(len(view.blocks), headline.index + AFTER)
    return [*range(headline.index, end), *range(headline.index - 1, max(-1, headline.index - 1 - BEFORE), -1)]


def in_lines(
    view: View, indexes: range | list[int], text: frozenset[int], safe: frozenset[Element]
) -> Iterator[Published]:
    """The dates of short lines that are about this article; the first lines may link to authors and sections."""
    close = frozenset(indexes[:CLOSE])
    for index in indexes:
        block = view.blocks[index]
        if len(block.text) > LONGEST or block.link_share > (LINKED_NEAR if index in close else LINKED):
            continue
        marked = next(
            (moment for element in (block.element, *block.inline) if (moment := element.get("datetime"))), None
        )
        found = [*(accepted(view, marked, "time") if marked else ()), *in_line(view, block, sentence=index in text)]
        if found and not is_foreign(block.element, safe):
            yield from found


def in_line(view: View, block: Block, *, sentence: bool) -> Iterator[Published]:
    """The dates of a byline: the earliest, because the later one is an update."""
    found = [date for date in dates_of(view, block.text) if possible(view, date)]
    if not found or (sentence and not is_dateline(view, block.text, found)):
        return
    exact = [date for date in found if date.precision == "minute"] or found
    first = min(exact, key=lambda date: date.when)
    yield Published(when=first.when, source="text", precision=first.precision)


def dates_of(view: View, text: str) -> list[Found]:
    """Dates in the page's language; else in any, if they name the month, because templates are often left in another language."""
    found = find_dates(text, lang=view.lang, now=view.now)
    if found or not view.lang or not any(map(str.isdigit, text)):
        return found
    return [date for date in find_dates(text, lang=None, now=view.now) if MONTH_NAME.search(text, date.start, date.end)]


def is_dateline(view: View, text: str, found: list[Found]) -> bool:
    """Hardly anything but dates, or it begins with "published"."""
    rest = text
    for date in reversed(found):
        rest = rest[: date.start] + " " + rest[date.end :]
    return sum(any(map(str.isalpha, word)) for word in rest.split()) <= LOUD or starts_alike(
        text, view.tongue.date_words
    )


def in_times(view: View, safe: frozenset[Element]) -> Iterator[Published]:
    """<time> elements, those called "published" first, those called "updated" never."""
    times = [element for _, element in zip(range(MOST_TIMES), view.document.root.iter("time"), strict=False)]
    times = [element for element in times if element.get("datetime") or element.text]
    times.sort(key=lambda element: not (element.get("pubdate") is not None or is_named(PUBLISHED, names_of(element))))
    for element in times:
        names = names_of(element)
        updated = is_named(UPDATED, names) and not is_named(PUBLISHED, names)
        if not updated and not is_foreign(element, safe):
            yield from accepted(view, element.get("datetime") or text_of(element), "time")


def in_named(view: View, safe: frozenset[Element]) -> Iterator[Published]:
    """Short blocks that are called a date, wherever they stand."""
    for block in view.blocks:
        if len(block.text) > LONGEST or block.link_share > LINKED or not any(map(str.isdigit, block.text)):
            continue
        names = names_of(block.element)
        if names and is_named(DATE, names) and not is_foreign(block.element, safe):
            yield from in_line(view, block, sentence=False)


def in_url(view: View) -> Published | None:
    """The day in the address."""
    match = IN_URL.search(view.document.url or "")
    return next(accepted(view, "-".join(match.groups()), "url"), None) if match else None
