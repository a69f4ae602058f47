"""Documents are measured for the watchdog, with what the general engine finds on the same page, on all cores."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Iterator
from dataclasses import replace
from hashlib import blake2b
from itertools import islice
from typing import NamedTuple

from kronika.extract.article import read_page
from kronika.extract.engine import Ask
from kronika.flow.readers import crew
from kronika.model.article import PageClass
from kronika.model.clock import system_clock
from kronika.model.document import Document, Measures
from kronika.model.errors import NotText
from kronika.verify.measuring import measure

TOGETHER = 256  # documents handed out at once, so that few are in memory
CHUNK = 8
REMEMBERED = 4_000  # pages whose text is not looked for again: files of experiments hold the same page many times


class Read(NamedTuple):
    """What the general engine found on a page."""

    text: str
    title: str
    page_class: PageClass


class GeneralReader:
    """Reads pages by the general engine and remembers the last ones."""

    def __init__(self, most: int = REMEMBERED) -> None:
        self._most = most
        self._known: OrderedDict[bytes, Read | None] = OrderedDict()

    def read(self, document: Document) -> Read | None:
        """What stands on the page of a document; None when it is no text page."""
        key = blake2b(f"{document.url}\n{document.html}".encode("utf-8", "replace"), digest_size=16).digest()
        if key not in self._known:
            self._known[key] = read(document)
            if len(self._known) > self._most:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        return self._known[key]


_reader = GeneralReader()  # one for each process


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
    """A document with what the general engine finds on its page."""
    if document.general is not None or not document.html.strip():
        return document
    found = _reader.read(document)
    if found is None:
        return document
    return replace(document, general=found.text, page_class=found.page_class, title=document.title or found.title)


def read(document: Document) -> Read | None:
    """What the general engine finds; None when the page is no text."""
    try:
        article = read_page(Ask(html=document.html, url=document.url, now=document.at or system_clock()))
    except NotText:
        return None
    return Read(text=article.text, title=article.title, page_class=article.page_class)
