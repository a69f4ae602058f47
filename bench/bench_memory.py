"""Does memory stay flat: the resident size of one process while it reads ten thousand pages."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path

from rich.console import Console
from rich.progress import track

from bench import NOTHING_TO_MEASURE
from bench.extraction.data import NoData
from bench.extraction.tables import table
from bench.section import replace_section
from bench.varied import Sample, varied_pages

PAGES = 10_000
STEPS = 10
WARM = 2  # steps after which caches and the allocator's reserve count as filled
MEGABYTE = 2**20


def main() -> int:
    """Read the pages over and over, and tell what the process took at every tenth."""
    parser = argparse.ArgumentParser(prog="python -m bench memory", description=__doc__)
    parser.add_argument("--data", metavar="DIR", help="folder with the sets (or KRONIKA_BENCH_DATA)")
    parser.add_argument("--pages", type=int, default=PAGES, help="how many extractions")
    parser.add_argument("--engine", default="auto")
    parser.add_argument("--write", action="store_true", help="replace the section in bench/RESULTS.md")
    asked = parser.parse_args()
    if asked.pages < STEPS:
        parser.error(f"--pages must be {STEPS} or more")
    try:
        about, pages = varied_pages(asked.data)
    except NoData as error:
        print(error, file=sys.stderr)
        return NOTHING_TO_MEASURE
    sizes, failed = resident_sizes(pages, asked.pages, asked.engine)
    text = report(about, sizes, failed, asked.pages)
    print(text)
    if asked.write:
        replace_section(Path(__file__).with_name("RESULTS.md"), "memory", text)
    return 0


def resident_sizes(pages: Sequence[Sample], count: int, engine: str) -> tuple[list[tuple[int, float]], int]:
    """Megabytes after each tenth of the extractions, and how many pages could not be read."""
    from kronika import extract
    from kronika.model.errors import KronikaError

    sizes, failed = [], 0
    every = count // STEPS
    turns = track(islice(cycle(pages), count), total=count, description="reading", console=Console(stderr=True))
    for done, page in enumerate(turns, start=1):
        try:
            extract(page.raw(), url=page.url, engine=engine)
        except KronikaError:
            failed += 1
        if done % every == 0:
            sizes.append((done, resident()))
    return sizes, failed


def resident() -> float:
    """Megabytes of this process that are in memory."""
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / MEGABYTE


def report(about: str, sizes: Sequence[tuple[int, float]], failed: int, count: int) -> str:
    """The sizes, and how much they grew once everything was warm."""
    (early, before), (late, after) = sizes[WARM - 1], sizes[-1]
    growth = after - before
    lines = [
        "## Memory — `python -m bench memory`",
        f"{count} extractions in one process, over {about} again and again; {failed} could not be read. "
        f"From {early} to {late} pages the resident size grew by {growth:+.1f} MB ({growth / before:+.1%}), "
        f"{1024 * growth / max(1, late - early):+.2f} KB a page.",
        table(["pages read", *(str(done) for done, _ in sizes)], [["MB", *(f"{size:.0f}" for _, size in sizes)]]),
    ]
    return "\n\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
