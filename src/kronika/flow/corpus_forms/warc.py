"""WARC: the pages of the articles as they were fetched, and beside each the article as a conversion record."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from kronika.flow.arrival import Broken
from kronika.flow.corpus_form import About, CorpusForm
from kronika.flow.corpus_values import entry_of, line_of
from kronika.flow.warc import Gap, Head, Record, records
from kronika.flow.warc_writing import digest, identity, packed, record, records_of, stamp, warcinfo
from kronika.model.corpus import CorpusEntry
from kronika.model.errors import StoreBusy, StoreError
from kronika.model.page import Page
from kronika.model.selection import KnownPage
from kronika.model.source import Source

ARTICLE = "application/json; profile=kronika-article"
MOST = 150_000_000


class Archive:
    """A part."""

    def __init__(self, file: IO[bytes], about: About) -> None:
        self._file = file
        self._store = about.chronicle.store
        self._sources: dict[str, Source] = {}
        self._written: set[int] = set()
        file.write(packed(warcinfo(about.file, about.at)))

    def write(self, entry: CorpusEntry) -> None:
        """The page and those its text goes on at, then what was read from them."""
        source = self._source(entry.source)
        for page in self._following(entry, source):
            self._page(page, source)
        number = self._page(self._store.pages.get(entry.page_id), source)
        self._file.write(packed(conversion(entry, number)))

    def close(self) -> None:
        """Nothing stands at the end."""

    def _source(self, name: str) -> Source:
        if name not in self._sources:
            self._sources[name] = self._store.sources.get(name)
        return self._sources[name]

    def _following(self, entry: CorpusEntry, source: Source) -> Iterator[Page]:
        """The pages a text goes on at, as they were when it was read."""
        for url in entry.article.pages:
            versions = self._store.pages.versions(url, source.id)
            then = [page for page in versions if page.fetched_at <= (entry.seen_at or entry.fetched_at)]
            yield from (then or versions)[:1]

    def _page(self, page: Page, source: Source) -> str | None:
        """The records of one page, once; returns the name of its answer, None where its bytes are damaged."""
        try:
            body = self._store.pages.body(page.id)
        except StoreBusy:
            raise
        except StoreError:
            return None  # the article is whole all the same, and `kronika doctor` tells of the page
        if page.id not in self._written:
            self._written.add(page.id)
            told = self._store.pages.told([page.id])[page.id]
            known = KnownPage(page=page, role=told.role, hints=told.hints)
            for one in records_of(known, body, source.name, source.url):
                self._file.write(packed(one))
        return identity("response", source.name, page.url, stamp(page.fetched_at), digest(body))


def conversion(entry: CorpusEntry, answer: str | None) -> bytes:
    """The article as a record that was made from the answer."""
    block = line_of(entry)
    head = [("WARC-Target-URI", entry.final_url), ("Content-Type", ARTICLE), ("WARC-Block-Digest", digest(block))]
    if answer is not None:
        head.append(("WARC-Refers-To", answer))
    name = identity("conversion", entry.source, entry.page_url, stamp(entry.fetched_at), entry.content)
    return record("conversion", entry.fetched_at, name, head, block)


def read(path: Path) -> Iterator[CorpusEntry | Broken]:
    """The articles of a file; its pages are read as those of any other archive."""
    with path.open("rb") as file:
        for found in records(file, is_article, MOST):
            if isinstance(found, Gap):
                yield Broken(sentence=f"{path.name}: {found.sentence}")
            else:
                yield article_of(path, found)


def is_article(head: Head) -> bool:
    """Whether a record holds an article, by its head."""
    return head.get("warc-type", "").lower() == "conversion" and head.get("content-type", "").startswith(ARTICLE)


def article_of(path: Path, found: Record) -> CorpusEntry | Broken:
    """The article of a record, or what is wrong with it."""
    try:
        return entry_of(json.loads(found.block))
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        where = found.head.get("warc-target-uri", "a record")
        return Broken(sentence=f"{path.name}: {where} is no article of a corpus: {type(error).__name__}: {error}.")


KIND = CorpusForm(
    suffix=".warc.gz",
    begin=Archive,
    read=read,
    analysis=True,
    packable=False,
    carries="everything, and the pages as they were fetched",
)
