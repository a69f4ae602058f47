"""When it was published: what the metadata say, else the date nearest to the headline; never one from a comment or a teaser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta

from kronika.extract.body import LINKED, Body
from kronika.extract.headline import Headline
from kronika.extract.view import View
from kronika.html.text import text_of
from kronika.lang.dates import Found, find_dates, first_date

META_NAMES = (
    "article:published_time",
    "og:published_time",
    "date",
    "pubdate",
    "publishdate",
    "publish-date",
    "publication_date",
    "dc.date",
    "dc.date.issued",
    "dcterms.created",
    "dcterms.date",
    "sailthru.date",
    "parsely-pub-date",
    "cxenseparse:recs:publishtime",
    "article.published",
    "datepublished",
)
IN_URL = re.compile(r"/(20\d\d)[/-](0[1-9]|1[0-2])[/-](0[1-9]|[12]\d|3[01])(?=[/_.-]|$)")
BEFORE, AFTER, BELOW = 5, 14, 12  # blocks around the headline, and after the text
LONGEST = 200  # a dateline is short
TEXT_KINDS = frozenset({None, "byline", "keywords", "share"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Published:
    """The moment and who said so."""

    when: datetime
    source: str  # jsonld, microdata, meta, time, text, url
    precision: str


def find_published(view: View, headline: Headline, body: Body, kinds: list[str | None]) -> Published | None:
    """The first trustworthy date; a day from the metadata gets its hour from the text when both name the same day."""
    stated = next(in_metadata(view), None)
    if stated is not None and stated.precision == "minute":
        return stated
    seen = next(on_page(view, headline, body, kinds), None)
    if stated is None:
        return seen or in_url(view)
    if seen is not None and seen.precision == "minute" and seen.when.date() == stated.when.date():
        return Published(when=seen.when, source=stated.source, precision="minute")
    return stated


def in_metadata(view: View) -> Iterator[Published]:
    """Dates of JSON-LD, microdata and meta names, in the order they are trusted."""
    for text in view.metadata.article_texts("datePublished", "dateCreated")[:1]:
        yield from accepted(view, text, "jsonld")
    for item in view.metadata.article_items():
        for name in ("datePublished", "dateCreated"):
            for value in item.properties.get(name, ())[:1]:
                yield from accepted(view, value.text, "microdata")
                yield from accepted(view, text_of(value.element), "microdata")
    for name in META_NAMES:
        named = view.metadata.first(name)
        if named:
            yield from accepted(view, named, "meta")


def accepted(view: View, text: str, source: str) -> Iterator[Published]:
    """The date of a text if it is one that can be: not in the future."""
    text = text[:LONGEST]
    found = first_date(text, lang=view.lang, now=view.now) or first_date(text, lang="en", now=view.now)
    if found is not None and possible(view, found):
        yield Published(when=found.when, source=source, precision=found.precision)


def possible(view: View, found: Found) -> bool:
    """Not from tomorrow, not from before the web."""
    return found.when <= view.now + timedelta(days=1) and found.when.year > 1990 and found.precision != "month"


def on_page(view: View, headline: Headline, body: Body, kinds: list[str | None]) -> Iterator[Published]:
    """Dates a reader sees, nearest to the headline first."""
    for index in nearby(view, headline, body):
        block = view.blocks[index]
        if (
            kinds[index] not in TEXT_KINDS
            or block.link_share > LINKED
            or (index in body.good and len(block.text) > LONGEST)
        ):
            continue
        marked = next((moment for element in block.inline if (moment := element.get("datetime"))), None)
        if marked:
            yield from accepted(view, marked, "time")
        yield from in_line(view, block.text)


def in_line(view: View, text: str) -> Iterator[Published]:
    """The dates of a byline: the earliest, because the later one is an update."""
    if len(text) > LONGEST:
        return
    found = [date for date in find_dates(text, lang=view.lang, now=view.now) if possible(view, date)]
    exact = [date for date in found if date.precision == "minute"] or found
    if exact:
        first = min(exact, key=lambda date: date.when)
        yield Published(when=first.when, source="text", precision=first.precision)


def nearby(view: View, headline: Headline, body: Body) -> list[int]:
    """Places where a date may stand: below the headline, above it, below the body."""
    last = body.indexes[-1] if body.indexes else None
    below = [] if last is None else list(range(last + 1, min(len(view.blocks), last + BELOW)))
    if headline.index is None:
        first = body.indexes[0] if body.indexes else -1
        return [*range(first, max(-1, first - AFTER), -1), *below]
    end = min(len(view.blocks), headline.index + AFTER)
    return [*range(headline.index, end), *range(headline.index - 1, max(-1, headline.index - 1 - BEFORE), -1), *below]


def in_url(view: View) -> Published | None:
    """The day in the address."""
    match = IN_URL.search(view.document.url or "")
    found = first_date("-".join(match.groups()), lang=view.lang, now=view.now) if match else None
    return Published(when=found.when, source="url", precision="day") if found and possible(view, found) else None
