"""Where the time of an extraction goes: processor time of each part on one set, the quickest of three runs a page."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

from bench import NOTHING_TO_MEASURE
from bench.extraction.data import NoData, decode, folder_asked, load
from bench.extraction.tables import table
from bench.section import replace_section

NOW = datetime(2026, 1, 1, tzinfo=UTC)
RUNS = 3
Found = TypeVar("Found")


class Stages:
    """Seconds by name of the part."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}

    def take(self, name: str, part: Callable[[], Found]) -> Found:
        """Run a part; what it found."""
        best = float("inf")
        for _ in range(RUNS):
            began = time.process_time()
            found = part()
            best = min(best, time.process_time() - began)
        self.seconds[name] = self.seconds.get(name, 0.0) + best
        return found


def main() -> int:
    """Take the parts one by one."""
    parser = argparse.ArgumentParser(prog="python -m bench stages", description=__doc__)
    parser.add_argument("--data", metavar="DIR", help="folder with the sets (or KRONIKA_BENCH_DATA)")
    parser.add_argument("--sets", default="fundus", help="the set to read")
    parser.add_argument("--write", action="store_true", help="replace the section in bench/RESULTS.md")
    asked = parser.parse_args()
    try:
        pages = load(folder_asked(asked.data), asked.sets.split(","))
    except NoData as error:
        print(error, file=sys.stderr)
        return NOTHING_TO_MEASURE
    stages = Stages()
    for page in pages:
        read(decode(page.raw()), page.gold.url, stages)
    text = report(stages, len(pages), asked.sets)
    print(text)
    if asked.write:
        replace_section(Path(__file__).with_name("RESULTS.md"), "stages", text)
    return 0


def read(html: str, url: str | None, stages: Stages) -> None:
    """One page, part by part, then as a whole."""
    from kronika import extract
    from kronika.extract.body import find_body
    from kronika.extract.furniture import furniture
    from kronika.extract.headline import find_headline
    from kronika.extract.scoring.judge import judge
    from kronika.extract.scoring.sheet import sheet
    from kronika.extract.view import guess, look, outlined, told
    from kronika.html.document import parse
    from kronika.html.metadata import metadata

    document = stages.take("parse", lambda: parse(html, url=url))
    outline = stages.take("outline", lambda: outlined(document))
    described = stages.take("metadata", lambda: metadata(document))
    if outline.blocks:
        columns = stages.take("columns", lambda: sheet(outline, told(document, described)))
        stages.take("language", lambda: guess(outline.blocks))
        stages.take("judge", lambda: judge(columns))
        view = look(html, url=url, lang=None, content_type=None, now=NOW)
        headline = stages.take("headline", lambda: find_headline(view))
        stages.take("body, judge included", lambda: find_body(view, headline, furniture(view, headline.index)))
    stages.take("all", lambda: extract(html, url=url))


def report(stages: Stages, count: int, sets: str) -> str:
    """Milliseconds and shares of the whole."""
    whole = stages.seconds["all"]
    rows = [
        [name, f"{1000 * seconds / count:.2f}", f"{seconds / whole:.0%}"] for name, seconds in stages.seconds.items()
    ]
    lines = [
        f"## Where the time goes — `python -m bench stages --sets {sets}`",
        f"{count} pages, processor time, the quickest of {RUNS} runs of each part on each page. Parts run alone find their data in the "
        "caches, so they add up to less than the whole; the rest is lead, fields, page class, confidence and freeing the tree.",
        table(["part", "ms a page", "of all"], rows),
    ]
    return "\n\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
