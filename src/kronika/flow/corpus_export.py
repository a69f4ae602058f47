"""Exporting: the stored pages and articles of sources as files for other programs."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import IO, Any

from kronika.extract.output.kinds.json import fields
from kronika.flow.chronicle import Chronicle
from kronika.flow.export_files import Folder, whole_file
from kronika.flow.file_names import Names
from kronika.flow.site_lines import line_of
from kronika.flow.warc_writing import packed, records_of, warcinfo
from kronika.html.sniff import starts_as_markup
from kronika.model.errors import StoreBusy, StoreError
from kronika.model.page import Page
from kronika.model.selection import Extent, KnownPage, PageSelection
from kronika.model.source import Source

LARGEST = 1_000_000_000  # bytes of a WARC file, after which the next begins
HTML = ("text/html", "application/xhtml+xml")
STAGE = "export"


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What is to be exported."""

    sources: tuple[Source, ...]
    form: str  # sites, jsonl, warc
    since: datetime | None = None
    until: datetime | None = None
    newest: bool = True
    gzip: bool = False
    quarantined: bool = False  # with articles whose text is wrong; each says so

    def selection(self, source: Source, *, newest: bool | None = None) -> PageSelection:
        """The pages of one source."""
        return PageSelection(
            source_id=source.id,
            since=self.since,
            until=self.until,
            newest=self.newest if newest is None else newest,
            quarantined=self.quarantined,
        )


@dataclass(slots=True, kw_only=True)
class Exported:
    """What an export has done so far."""

    total: int = 0  # pages to look at
    seen: int = 0
    written: int = 0
    left_out: int = 0  # no HTML, no article, or one that is set aside
    kept: int = 0  # sources whose files were whole already
    damaged: list[str] = field(default_factory=list)
    files: list[Path] = field(default_factory=list)
    stopped: bool = False


class Export:
    """One export to a folder, or of articles to one stream."""

    def __init__(
        self,
        chronicle: Chronicle,
        wish: Wish,
        on_progress: Callable[[Exported], None] | None = None,
        stop: threading.Event | None = None,
    ) -> None:
        self._chronicle = chronicle
        self._wish = wish
        self._on_progress = on_progress
        self._stop = stop
        extents = [chronicle.store.walks.extent(wish.selection(source)) for source in wish.sources]
        self._extents = dict(zip((source.id for source in wish.sources), extents, strict=True))
        self.made = Exported(total=sum(extent.pages for extent in extents))

    def to_folder(self, path: Path) -> Exported:
        """A file for each source (several where a WARC file would grow too large); what is whole already is left alone."""
        folder = Folder(path)
        names = Names("")
        for source in self._wish.sources:
            name = str(names.name((source.name,)))
            state = self._state(source)
            if folder.has(f"{self._wish.form}/{source.name}", state):
                self.made.kept += 1
                self.made.seen += self._extents[source.id].pages
                continue
            try:
                files = self._files(folder.path, name, source)
            except StoppedHalfway:
                break
            folder.done(f"{self._wish.form}/{source.name}", state, files)
            self.made.files += files
        return self.made

    def to_stream(self, stream: IO[bytes]) -> Exported:
        """The lines of all sources, one behind the other."""
        for source in self._wish.sources:
            for line in self._lines(source):
                stream.write(line)
        return self.made

    def to_file(self, path: Path) -> Exported:
        """The same in one file, which takes its name at the end."""
        try:
            with whole_file(path, packed=self._wish.gzip) as file:
                self.to_stream(file)
                if self.made.stopped:
                    raise StoppedHalfway
        except StoppedHalfway:
            return self.made
        self.made.files.append(path)
        return self.made

    def _files(self, folder: Path, name: str, source: Source) -> list[Path]:
        if self._wish.form == "warc":
            return self._archives(folder, name, source)
        path = folder / f"{name}.jsonl{'.gz' if self._wish.gzip else ''}"
        with whole_file(path, packed=self._wish.gzip) as file:
            for line in self._lines(source):
                file.write(line)
            if self.made.stopped:
                raise StoppedHalfway
        return [path]

    def _archives(self, folder: Path, name: str, source: Source) -> list[Path]:
        """WARC files of one source, the next where one has grown large."""
        files: list[Path] = []
        records = self._records(source)
        pending = next(records, None)
        while pending is not None or not files:
            path = folder / f"{name}-{len(files):05}.warc{'.gz' if self._wish.gzip else ''}"
            with whole_file(path) as file:
                size = file.write(self._packed(warcinfo(path.name, self._chronicle.clock())))
                while pending is not None and size < LARGEST:
                    size += sum(file.write(self._packed(one)) for one in pending)
                    pending = next(records, None)
                if self.made.stopped:
                    raise StoppedHalfway
            files.append(path)
        return files

    def _packed(self, one: bytes) -> bytes:
        return packed(one) if self._wish.gzip else one

    def _lines(self, source: Source) -> Iterator[bytes]:
        if self._wish.form == "jsonl":
            for known in self._walk(source, articles=True):
                if known.article is None:
                    self.made.left_out += 1
                else:
                    self.made.written += 1
                    yield article_line(known, source).encode("utf-8", "replace")
            return
        for known in self._walk(source):
            body = self._body(known.page)
            if body is None or not is_html(known.page, body):
                self.made.left_out += 1
            else:
                self.made.written += 1
                yield line_of(known.page, body, source.url).encode("utf-8", "replace")

    def _records(self, source: Source) -> Iterator[Sequence[bytes]]:
        for known in self._walk(source):
            body = self._body(known.page)
            if body is not None:
                self.made.written += 1
                yield tuple(records_of(known, body, source.name, source.url))

    def _walk(self, source: Source, *, articles: bool = False) -> Iterator[KnownPage]:
        chosen = self._wish.selection(source)
        for known in self._chronicle.store.walks.over(chosen, articles=articles):
            if self._stop is not None and self._stop.is_set():
                self.made.stopped = True
                return
            self.made.seen += 1
            yield known
            if self._on_progress is not None:
                self._on_progress(self.made)

    def _body(self, page: Page) -> bytes | None:
        """The bytes of a page; stored bytes that are damaged are told, and the others still go."""
        try:
            return self._chronicle.store.pages.body(page.id)
        except StoreBusy:
            raise
        except StoreError as error:
            self.made.damaged.append(str(error))
            return None

    def _state(self, source: Source) -> list[Any]:
        """What a file of this source is made from; as long as it stays, so does the file."""
        wish, extent = self._wish, self._extents[source.id]
        times = [at.isoformat() if at else None for at in (wish.since, wish.until, extent.last_seen)]
        return [source.id, wish.newest, wish.gzip, extent.pages, extent.last_id, *times, *self._asides(extent)]

    def _asides(self, extent: Extent) -> list[Any]:
        """What is set aside changes a file of articles although no page has changed."""
        return [self._wish.quarantined, extent.quarantined] if self._wish.form == "jsonl" else []


class StoppedHalfway(Exception):
    """The user asked to stop while a file was half written; the half goes."""


def article_line(known: KnownPage, source: Source) -> str:
    """An article with everything that is known of it, and of the page it was read from."""
    page, article = known.page, known.article
    assert article is not None
    more = {
        "source": source.name,
        "page_url": page.url,
        "final_url": page.final_url,
        "version": page.version,
        "fetched_at": page.fetched_at.isoformat(),
        "seen_at": page.seen_at.isoformat(),
        "previous_url": page.via,
        "link_text": page.link_text,
        "hints": dict(known.hints),
        "quarantined": known.quarantined,
    }
    return json.dumps({**fields(article), "page_id": page.id, **more}, ensure_ascii=False) + "\n"


def is_html(page: Page, body: bytes) -> bool:
    """Feeds and sitemaps are stored too, but are no pages to read."""
    kind = (page.header("content-type") or "").strip().lower()
    return kind.startswith(HTML) or (not kind and starts_as_markup(body[:1_024]))
