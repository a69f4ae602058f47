"""When a page was written or last changed, as far as the page itself says so: newer pages of a site overrule older ones."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime

from kronika.html.document import Document
from kronika.html.metadata import metadata
from kronika.lang.dates import first_date
from kronika.lang.language import language
from kronika.model.mention import PageText

META_NAMES = ("article:modified_time", "og:updated_time", "article:published_time", "last-modified", "date")
STATED = ("dateModified", "datePublished")  # of JSON-LD
LONGEST_LINE = 120  # a line that dates a page is short
BULLETS = " \t»›>•·–—-*|[("
CHANGED_WORDS = {"pl": ("ostatnia zmiana", "ostatnia modyfikacja", "zmodyfikowano", "zaktualizowano", "stan na")}


def written_on(document: Document, text: PageText, *, lang: str | None, now: datetime) -> date | None:
    """The latest day that metadata or a line like "last change: …" names; never one after the page was fetched."""
    tongue = lang or document.lang
    found = [day for said in (*in_metadata(document), *in_lines(text, tongue)) if (day := day_of(said, tongue, now))]
    return max(found, default=None)


def in_metadata(document: Document) -> Iterator[str]:
    """What the head of the page says."""
    told = metadata(document)
    for name in STATED:
        yield from told.article_texts(name)[:1]
    for name in META_NAMES:
        for mapping in (told.opengraph, told.meta):
            yield from mapping.get(name, ())[:1]


def in_lines(text: PageText, lang: str | None) -> Iterator[str]:
    """Short lines that begin with the words of a date."""
    words = (*language(lang).date_words, *CHANGED_WORDS.get(lang or "", ()))
    if not words:
        return
    for line in text.lines:
        if line.end - line.start <= LONGEST_LINE:
            said = text.text[line.start : line.end].lstrip(BULLETS)
            if said.lower().startswith(words):
                yield said


def day_of(said: str, lang: str | None, now: datetime) -> date | None:
    """The day of a text."""
    found = first_date(said, lang=lang, now=now) or first_date(said, lang="en", now=now)
    if found is None or found.when.date() > now.date():
        return None
    return found.when.date()
