"""Taking in a crawl made elsewhere: pages of WARC and JSONL files become stored versions, exactly once, however often it is run."""

from __future__ import annotations

import gzip
import threading
import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path

from kronika.flow.archive_arrivals import pages_in_archive
from kronika.flow.arrival import Arrival, Arrived, Broken
from kronika.flow.chronicle import Chronicle
from kronika.flow.onward import Onward
from kronika.flow.page_files import is_archive, size_of
from kronika.flow.shelves import Shelf, Shelves
from kronika.flow.site_lines import pages_in_lines
from kronika.html.address import canonical
from kronika.model.errors import BadFile, BadUrl, KronikaError
from kronika.model.intake import Brought
from kronika.model.lead import INSTEAD, Lead
from kronika.model.page import Fetched

MOST_NAMED = 1_000  # broken places that are told one by one; all are counted
NOT_MODIFIED = 304


@dataclass(frozen=True, slots=True, kw_only=True)
class Where:
    """Where the pages shall go: into one source, or one for each host; else to the source their file names."""

    source: str | None = None
    site_per_host: bool = False
    lang: str | None = None


@dataclass(slots=True, kw_only=True)
class Intake:
    """What an import has done so far."""

    size: int  # bytes of all files
    read: int = 0
    found: int = 0  # pages in the files
    pages: int = 0  # versions that are new
    known: int = 0  # as stored before
    passed: int = 0  # error answers, pictures and the like
    damaged: int = 0
    sources: tuple[str, ...] = ()
    sentences: list[str] = field(default_factory=list)  # what is wrong with the damaged ones
    stopped: bool = False

    def tell(self, sentence: str) -> None:
        """One more that could not be taken in."""
        self.damaged += 1
        if len(self.sentences) < MOST_NAMED:
            self.sentences.append(sentence)


def take_in(
    chronicle: Chronicle,
    files: Sequence[Path],
    where: Where,
    *,
    on_progress: Callable[[Intake], None] | None = None,
    stop: threading.Event | None = None,
) -> Intake:
    """Take in all pages of some files. Stopped or killed, it is simply run again."""
    for path in files:
        check_file(path)
    taking = TakingIn(chronicle, where, Intake(size=sum(map(size_of, files))))
    intake = taking.intake
    before = 0
    for path in files:
        for arrived in arrivals(path):
            intake.read = before + arrived.read
            taking.place(path, arrived)
            if on_progress is not None:
                on_progress(intake)
            if stop is not None and stop.is_set():
                intake.stopped = True
                break
        before += size_of(path)
        if intake.stopped:
            break
    taking.close()
    return intake


class TakingIn:
    """One import: puts page after page where it belongs."""

    def __init__(self, chronicle: Chronicle, where: Where, intake: Intake) -> None:
        self._chronicle = chronicle
        self._where = where
        self._shelves = Shelves(chronicle, where.lang)
        self.intake = intake
        extract = chronicle.settings.extract
        self._onward = Onward(
            discover=lambda lead, fetched: (),
            langs=self._shelves.langs,
            engine=extract.engine,
            limit=extract.following,
            recipes=chronicle.recipes,
        )

    def place(self, path: Path, arrived: Arrived) -> None:
        """Put one page where it belongs, or count why not."""
        if isinstance(arrived, Broken):
            self.intake.tell(arrived.sentence)
        elif not isinstance(arrived, Arrival):
            self.intake.passed += 1
        else:
            self.intake.found += 1
            try:
                self._put(path, arrived)
            except BadUrl as error:
                self.intake.tell(f"{path.name}: {error}")
            self.intake.pages, self.intake.known = self._shelves.pages, self._shelves.known

    def close(self) -> None:
        """Store what waits, and count it."""
        self._shelves.close(finished=not self.intake.stopped)
        for sentence in self._shelves.groundless:
            self.intake.tell(sentence)
        self.intake.pages, self.intake.known = self._shelves.pages, self._shelves.known
        self.intake.sources = self._shelves.names

    def _put(self, path: Path, page: Arrival) -> None:
        url, root = canonical(page.url), canonical(page.start_url or page.url)
        where = self._where
        name = self._shelves.name_for(url, where.source, page.source or stem(path), per_host=where.site_per_host)
        shelf = self._shelves.shelf(name, root)
        at = min(page.at or written(path), self._chronicle.clock())
        brought = brought_of(page, url, at, shelf)
        if page.role is None and page.body is not None:
            brought = replace(brought, found=self._following(brought))
        self._shelves.put(shelf, brought, page.same_as)

    def _following(self, brought: Brought) -> tuple[Lead, ...]:
        """Where the text of a page goes on, found as while collecting; in place of a page with all of it, also the second."""
        try:
            found = self._onward(brought.lead, brought.fetched)
        except KronikaError:
            return ()  # the page is kept all the same, and read later
        seconds = (replace(lead, url=lead.hints[INSTEAD], hints={}) for lead in found if INSTEAD in lead.hints)
        return (*found, *seconds)


def check_file(path: Path) -> None:
    """A sentence for what cannot be read at all, before anything is written."""
    if path.is_dir():
        raise BadFile(f"{path} is a folder; name the files in it, for instance {path}/*.jsonl.")
    try:
        with path.open("rb") as file:
            if not file.read(1):
                raise BadFile(f"{path} is empty; give a WARC file or JSON lines with url and html.")
    except OSError as error:
        raise BadFile(f"{path} cannot be read: {error.strerror}.") from error


def arrivals(path: Path) -> Iterator[Arrived]:
    """The pages of a file of either kind; a file that breaks off is told, what came before it stays."""
    try:
        yield from pages_in_archive(path) if is_archive(path) else pages_in_lines(path)
    except (OSError, EOFError, zlib.error, gzip.BadGzipFile) as error:
        yield Broken(sentence=f"{path.name} cannot be read on: {error}.")


def brought_of(page: Arrival, url: str, at: datetime, shelf: Shelf) -> Brought:
    """A page of a file as the store takes it."""
    fetched = Fetched(
        url=url,
        final_url=page.final_url or url,
        status=NOT_MODIFIED if page.body is None else page.status,
        headers=page.headers,
        body=page.body or b"",
        at=at,
        redirects=page.redirects,
    )
    role = page.role or shelf.role
    lead = Lead(url=url, source_id=shelf.source_id, role=role, via=page.via, link_text=page.link_text)
    return Brought(lead=lead, fetched=fetched)


def stem(path: Path) -> str:
    """The name of a site's file: parish.jsonl.gz is parish."""
    name = path.name
    for ending in (".gz", ".zst", ".jsonl", ".ndjson", ".json", ".warc"):
        name = name.removesuffix(ending)
    return name or path.name


def written(path: Path) -> datetime:
    """When a file was last written: the time of pages that have none of their own."""
    return datetime.fromtimestamp(path.stat().st_mtime, UTC)
