"""Documents are measured for the watchdog, with what the general engine finds on the same page, on all cores."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import islice

from kronika.extract.article import read_page
from kronika.extract.engine import Ask
from kronika.flow.readers import crew
from kronika.model.article import GAP
from kronika.model.clock import system_clock
from kronika.model.document import Document, Measures
from kronika.model.errors import NotText
from kronika.verify.measuring import measure

TOGETHER = 256  # documents handed out at once, so that few are in memory
CHUNK = 8


def measure_all(documents: Iterable[Document], processes: int = 0) -> Iterator[Measures]:
    """The measures of documents, in order; with no processes they are taken here."""
    if not processes:
        yield from map(measure_read, documents)
        return
    waiting = iter(documents)
    with crew(processes) as pool:
        while some := list(islice(waiting, TOGETHER)):
            yield from pool.map(measure_read, some, chunksize=CHUNK)


def measure_read(document: Document) -> Measures:
    """The measures of one document, read by the general engine first."""
    return measure(read_generally(document))


def read_generally(document: Document) -> Document:
    """A document with what the general engine finds on its page; where no text was given, that is its text."""
    if document.general is not None or not document.html.strip():
        return document
    try:
        ask = Ask(html=document.html, url=document.url, now=document.at or system_clock())
        article = read_page(ask)
    except (NotText, ValueError):
        return document
    title = GAP.join(filter(None, (document.title or article.title,)))
    return replace(document, general=article.text, page_class=article.page_class, title=title)
