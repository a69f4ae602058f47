"""Taking in a crawl made elsewhere: pages of WARC and JSONL files become stored versions, exactly once, however often it is run."""

from __future__ import annotations

import gzip
import threading
import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from kronika.flow.archive_arrivals import pages_in_archive
from kronika.flow.arrival import Arrival, Arrived, Broken
from kronika.flow.chronicle import Chronicle
from kronika.flow.page_files import is_archive, size_of
from kronika.flow.shelves import Shelves
from kronika.flow.site_lines import pages_in_lines
from kronika.html.address import canonical
from kronika.model.errors import BadFile, BadUrl
from kronika.model.intake import Brought
from kronika.model.lead import Lead, Role
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
    intake = Intake(size=sum(map(size_of, files)))
    shelves = Shelves(chronicle, where.lang)
    before = 0
    for path in files:
        for arrived in arrivals(path):
            intake.read = before + arrived.read
            place(chronicle, shelves, where, intake, (path, arrived))
            intake.pages, intake.known = shelves.pages, shelves.known
            if on_progress is not None:
                on_progress(intake)
            if stop is not None and stop.is_set():
                intake.stopped = True
                break
        before += size_of(path)
        if intake.stopped:
            break
    shelves.close(finished=not intake.stopped)
    for sentence in shelves.groundless:
        intake.tell(sentence)
    intake.pages, intake.known, intake.sources = shelves.pages, shelves.known, shelves.names
    return intake


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


def place(chronicle: Chronicle, shelves: Shelves, where: Where, intake: Intake, found: tuple[Path, Arrived]) -> None:
    """Put one page where it belongs, or count why not."""
    path, arrived = found
    if isinstance(arrived, Broken):
        intake.tell(arrived.sentence)
        return
    if not isinstance(arrived, Arrival):
        intake.passed += 1
        return
    intake.found += 1
    try:
        url = canonical(arrived.url)
        root = canonical(arrived.start_url or arrived.url)
    except BadUrl as error:
        intake.tell(f"{path.name}: {error}")
        return
    name = shelves.name_for(url, where.source, arrived.source or stem(path), per_host=where.site_per_host)
    shelf = shelves.shelf(name, root)
    at = min(arrived.at or written(path), chronicle.clock())
    shelves.put(shelf, brought(arrived, url, at, shelf.source_id, shelf.role), arrived.same_as)


def brought(page: Arrival, url: str, at: datetime, source_id: int, role: Role) -> Brought:
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
    lead = Lead(url=url, source_id=source_id, role=page.role or role, via=page.via, link_text=page.link_text)
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
