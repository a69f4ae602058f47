"""Writing, size and reading of stored pages, beside the plain way: zlib page by page into one SQLite table."""

from __future__ import annotations

import argparse
import json
import random
import sqlite3
import tempfile
import time
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from urllib.parse import parse_qsl, urlsplit

from kronika.model.frontier import Frontier, Kept, Lease
from kronika.model.lead import Lead, Role
from kronika.model.page import Fetched
from kronika.model.source import Scope, Source, SourceKind
from kronika.sampleweb.clock import NOW
from kronika.sampleweb.site import Request, Site
from kronika.sampleweb.world import all_sites, base
from kronika.store.store import Store, open_store

PORT = 8801
PER_SITE = 200
BATCH = 64
READS = 1000
LINKS = 20  # found on each page, most of them known
AT = datetime(2026, 3, 31, tzinfo=UTC)

Pages = Sequence[tuple[str, bytes, tuple[tuple[str, str], ...]]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """What was measured, of one way to keep pages. Seconds are processor time."""

    pages_per_second: float
    times_smaller: float  # bytes of the pages : bytes they take, dictionaries included
    file_bytes: int
    read_ms: float


def main() -> None:
    """Measure both ways on the same pages and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--per-site", type=int, default=PER_SITE, help="pages to take from each sample site")
    asked = parser.parse_args()
    pages = [page for site in all_sites() for page in islice(pages_of(site), asked.per_site)]
    random.Random(1).shuffle(pages)  # many sites at once, as a crawl brings them
    with tempfile.TemporaryDirectory() as folder:
        figures = {"kronika": keep(Path(folder), pages), "peer": keep_plainly(Path(folder), pages)}
    report(pages, figures, as_json=asked.json)


def pages_of(site: Site) -> Iterator[tuple[str, bytes, tuple[tuple[str, str], ...]]]:
    """The pages of a sample site, as its server would send them."""
    root = base(site.host, PORT)
    for truth in site.truths(NOW):
        parts = urlsplit(truth.path)
        request = Request(
            method="GET", host=site.host, path=parts.path, query=dict(parse_qsl(parts.query)), headers={}, base=root
        )
        answer = site.answer(request, NOW)
        if answer.status == 200 and answer.body:
            yield (
                root + truth.path,
                answer.body,
                (*answer.headers, ("Server", "sample"), ("ETag", '"abcdef0123456789"')),
            )


def keep(folder: Path, pages: Pages) -> Figures:
    """Our way: leased, settled in batches with links and jobs, read back by number."""
    path = folder / "kronika.db"
    with open_store(f"sqlite:///{path}", create=True) as store:
        source = store.sources.add(Source(name="bench", url="http://bench/", kind=SourceKind.SITE), AT)
        seeds = [Lead(url=url, source_id=source.id, role=Role.ARTICLE) for url, _, _ in pages]
        frontier = store.frontier([store.rounds.begin(source, Scope(), seeds, AT)])
        seconds = settle_all(frontier, {url: (body, headers) for url, body, headers in pages}, seeds)
        sizes = store.overview(AT.date())
        assert sizes.versions == len(pages)
        read_ms = read_back(store)
    return Figures(
        pages_per_second=len(pages) / seconds,
        times_smaller=sizes.page_bytes / sizes.stored_bytes,
        file_bytes=path.stat().st_size,
        read_ms=read_ms,
    )


def settle_all(
    frontier: Frontier, content: dict[str, tuple[bytes, tuple[tuple[str, str], ...]]], leads: Sequence[Lead]
) -> float:
    """Processor time of settling every page."""
    seconds, dice = 0.0, random.Random(2)
    while leases := frontier.lease(worker="bench", limit=BATCH, per_host=BATCH, seconds=600.0):
        outcomes = [settled(lease, *content[lease.lead.url], tuple(dice.sample(leads, LINKS))) for lease in leases]
        began = time.process_time()
        frontier.settle(outcomes)
        seconds += time.process_time() - began
    return seconds


def settled(lease: Lease, body: bytes, headers: tuple[tuple[str, str], ...], found: tuple[Lead, ...]) -> Kept:
    """A page that was had, with links to pages that are known."""
    url = lease.lead.url
    return Kept(
        lease=lease,
        fetched=Fetched(url=url, final_url=url, status=200, headers=headers, body=body, at=AT),
        found=found,
    )


def read_back(store: Store) -> float:
    """Milliseconds of processor time to read one page, pages drawn at random."""
    numbers = [page.id for page in store.pages.listing(limit=100_000)]
    drawn = random.Random(3).choices(numbers, k=READS)
    for number in drawn[:50]:
        store.pages.body(number)
    began = time.process_time()
    for number in drawn:
        store.pages.body(number)
    return (time.process_time() - began) / READS * 1000


def keep_plainly(folder: Path, pages: Pages) -> Figures:
    """The plain way: one table, zlib, no versions, no frontier, no links."""
    path = folder / "plain.db"
    database = sqlite3.connect(path)
    database.execute("PRAGMA journal_mode=WAL")
    database.execute("PRAGMA synchronous=NORMAL")
    database.execute("CREATE TABLE pages (id INTEGER PRIMARY KEY, url TEXT UNIQUE, headers TEXT, body BLOB)")
    began, stored = time.process_time(), 0
    for start in range(0, len(pages), BATCH):
        for url, body, headers in pages[start : start + BATCH]:
            data = zlib.compress(body)
            stored += len(data)
            database.execute(
                "INSERT INTO pages (url, headers, body) VALUES (?, ?, ?)", (url, json.dumps(headers), data)
            )
        database.commit()
    seconds = time.process_time() - began
    drawn = random.Random(3).choices(range(1, len(pages) + 1), k=READS)
    began = time.process_time()
    for number in drawn:
        zlib.decompress(database.execute("SELECT body FROM pages WHERE id = ?", (number,)).fetchone()[0])
    read_ms = (time.process_time() - began) / READS * 1000
    database.close()
    return Figures(
        pages_per_second=len(pages) / seconds,
        times_smaller=sum(len(body) for _, body, _ in pages) / stored,
        file_bytes=path.stat().st_size,
        read_ms=read_ms,
    )


def report(pages: Pages, figures: dict[str, Figures], *, as_json: bool) -> None:
    """A small table, or one JSON object."""
    average = sum(len(body) for _, body, _ in pages) / len(pages)
    if as_json:
        print(
            json.dumps(
                {"pages": len(pages), "page_bytes": average} | {name: asdict(one) for name, one in figures.items()}
            )
        )
        return
    print(
        f"{len(pages)} sample pages of {average / 1000:.1f} KB on average, settled in batches of {BATCH}, {LINKS} links each"
    )
    print(f"{'':28}{'kronika':>12}{'zlib+sqlite3':>14}")
    rows = (
        ("pages written per CPU second", "pages_per_second", "{:.0f}"),
        ("times smaller", "times_smaller", "{:.1f}"),
        ("file, MB", "file_bytes", "{:.1f}"),
        ("CPU ms to read a page", "read_ms", "{:.3f}"),
    )
    for label, name, form in rows:
        values = [getattr(one, name) / (1_000_000 if name == "file_bytes" else 1) for one in figures.values()]
        print(
            f"{label:28}"
            + "".join(f"{form.format(value):>{width}}" for value, width in zip(values, (12, 14), strict=True))
        )


if __name__ == "__main__":
    main()
