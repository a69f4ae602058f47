"""The date a page's metadata state."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from kronika.extract.view import View
from kronika.html.text import text_of
from kronika.lang.dates import Found, first_date

# Names without their punctuation, in the order they are trusted.
PUBLISHED_NAMES = tuple(
    (
        "articlepublishedtime ogpublishedtime articlepublished articledatepublished datepublished publisheddate publishedtime publishdate pubdate "
        "publicationdate articlepublicationdate dctermsissued dcdateissued dcissued dcdate dctermsdate dctermscreated dcdatecreated dcdatex "
        "sailthrudate parselypubdate cxenseparserecspublishtime citationpublicationdate citationdate bepresscitationdate citationonlinedate "
        "datepublication originalpublicationdate contentpublicationdate articleorigpubdate lastpublished vrpublished displaydate postdate "
        "date datecreated created createdate dateofpublication"
    ).split()
)
MODIFIED_NAMES = tuple("articlemodifiedtime ogupdatedtime datemodified lastmodified dctermsmodified revised".split())
PUNCTUATION = re.compile(r"[^a-z]")
TIME_OF = re.compile(r"date|time|publi|issued|created|posted|modified|revised")
ISO = re.compile(r"\s*(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::\d\d(?:[.,]\d+)?)?\s?(Z|[+-]\d\d:?\d\d)?)?")
COMPACT = re.compile(r"(20\d\d)(\d\d)(\d\d)(?:T?(\d\d)(\d\d)(?:\d\d)?Z?)?")
SECONDS = re.compile(r"1\d{9}(?:\d{3})?")
LONGEST = 200
FIRST_YEAR = 1990


@dataclass(frozen=True, slots=True, kw_only=True)
class Published:
    """The moment and who said so."""

    when: datetime
    source: str  # jsonld, microdata, meta, time, text, url
    precision: str

    @property
    def origin(self) -> str:
        """As other fields call it."""
        return self.source


def stated_dates(view: View) -> Iterator[Published]:
    """Publication dates of JSON-LD, meta names and microdata, in the order they are trusted."""
    for name in ("datePublished", "dateCreated"):
        for text in view.metadata.article_texts(name)[:1]:
            yield from accepted(view, text, "jsonld")
    yield from named_dates(view, PUBLISHED_NAMES, "meta")
    for item in view.metadata.article_items():
        for name in ("datePublished", "dateCreated"):
            for value in item.properties.get(name, ())[:1]:
                yield from accepted(view, value.text, "microdata")
                yield from accepted(view, text_of(value.element), "microdata")


def modified_dates(view: View) -> Iterator[Published]:
    """When the page was last changed: better than nothing where nothing else is said."""
    for text in view.metadata.article_texts("dateModified")[:1]:
        yield from accepted(view, text, "modified")
    yield from named_dates(view, MODIFIED_NAMES, "modified")


def named_dates(view: View, names: tuple[str, ...], source: str) -> Iterator[Published]:
    """The values of meta names, whatever their punctuation: DC.date.issued, dc:date_issued."""
    said: dict[str, str] = {}
    for mapping in (view.metadata.opengraph, view.metadata.meta):
        for name, values in mapping.items():
            if TIME_OF.search(name):
                said.setdefault(PUNCTUATION.sub("", name), values[0])
    for name in names if said else ():
        if name in said:
            yield from accepted(view, said[name], source)


def accepted(view: View, text: str, source: str) -> Iterator[Published]:
    """The date of a text if it is one that can be."""
    text = text[:LONGEST]
    found = (
        plain_date(view, text)
        or first_date(text, lang=view.lang, now=view.now)
        or first_date(text, lang="en", now=view.now)
    )
    if found is not None and possible(view, found):
        yield Published(when=found.when, source=source, precision=found.precision)


def plain_date(view: View, text: str) -> Found | None:
    """Dates as machines write them: ISO 8601, digits in a row, seconds since 1970."""
    try:
        match = ISO.match(text)
        if match is not None:
            return machine_date(view, match[1], match[2], match[3])
        match = COMPACT.fullmatch(text)
        if match is not None:
            year, month, day, hour, minute = match.groups()
            return machine_date(view, f"{year}-{month}-{day}", f"{hour}:{minute}" if hour else None, None)
        if SECONDS.fullmatch(text):
            return Found(when=datetime.fromtimestamp(int(text[:10]), UTC), start=0, end=len(text), precision="minute")
    except (ValueError, OverflowError):
        pass
    return None


def machine_date(view: View, day: str, clock: str | None, zone: str | None) -> Found:
    """A day with or without its hour; raises ValueError when the calendar has none. Without a zone, where the readers are."""
    when = datetime.fromisoformat(f"{day}T{clock or '00:00'}{zone or ''}")
    if when.tzinfo is None:
        when = when.replace(tzinfo=view.now.tzinfo)
    return Found(when=when, start=0, end=0, precision="minute" if clock else "day")


def possible(view: View, found: Found) -> bool:
    """Not from tomorrow, not from before the web."""
    return found.when.year > FIRST_YEAR and found.precision != "month" and found.when - timedelta(days=1) <= view.now
