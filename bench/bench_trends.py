"""How long ready questions take over a year of 100 000 articles, and their pictures: python -m bench trends [--write]."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

from bench.section import replace_section
from bench.trending.filled import fill
from kronika.flow import trends
from kronika.flow.chronicle import Chronicle, open_chronicle
from kronika.model.search import Question
from kronika.model.series import Answer, Ready, Step
from kronika.serve.figures.files import content

RESULTS = Path(__file__).parent / "RESULTS.md"
TIMES = 5
YEAR = Question(since=datetime(2025, 1, 1, tzinfo=UTC), until=datetime(2026, 1, 1, tzinfo=UTC))
MOST_MS, MOST_PICTURE = 300.0, 3.0


def main() -> int:
    """Fill a chronicle, ask, draw, and tell."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--articles", type=int, default=100_000)
    options.add_argument("--folder", type=Path, help="keep the chronicle here, and use it again")
    options.add_argument("--write", action="store_true")
    asked = options.parse_args()
    with tempfile.TemporaryDirectory() as beside:
        folder = asked.folder or Path(beside) / "chronicle"
        fill(folder, asked.articles)
        with open_chronicle(folder, {}) as chronicle:
            text = told(chronicle, asked.articles)
    print(text)
    if asked.write:
        replace_section(RESULTS, "trends", text)
    return 0


def told(chronicle: Chronicle, count: int) -> str:
    """The table."""
    trends.answer(chronicle, Ready.VOLUME, YEAR)  # opens the index
    rows = [row(chronicle, ready) for ready in Ready]
    slowest = max(max(one[1:5]) for one in rows)
    picture = max(one[5] for one in rows)
    lines = [
        f"| {name} | {first:.0f} | {usual:.0f} | {collapsed:.0f} | {queried:.0f} | {drawn:.2f} |"
        for name, first, usual, collapsed, queried, drawn in rows
    ]
    kept = slowest <= MOST_MS and picture <= MOST_PICTURE
    return "\n".join(
        (
            "## Ready questions",
            "",
            f"A year of {count:,} made-up articles of ten sources, counted by day; with the names, headlines, broken days and",
            f"judgements that go with the answer. Milliseconds of CPU (one thread): the first time, the median of {TIMES}, with repeated texts",
            "counted once, and only of articles that a query finds. Seconds for the PNG of the year, drawing included.",
            "",
            "| question | first | usual | collapsed | of a query | PNG (s) |",
            "|---|---|---|---|---|---|",
            *lines,
            "",
            f"The bar is {MOST_MS:.0f} ms and {MOST_PICTURE:.0f} s: {'kept' if kept else 'not kept'}.",
        )
    )


def row(chronicle: Chronicle, ready: Ready) -> tuple[str, float, float, float, float, float]:
    """One question."""
    word = Question(text="lang:cs OR lang:pl", since=YEAR.since, until=YEAR.until)
    first = timed(lambda: trends.answer(chronicle, ready, YEAR), 1)
    usual = timed(lambda: trends.answer(chronicle, ready, YEAR), TIMES)
    collapsed = timed(lambda: trends.answer(chronicle, ready, replace(YEAR, collapsed=True)), TIMES)
    queried = timed(lambda: trends.answer(chronicle, ready, word), TIMES)
    answer: Answer = trends.answer(chronicle, ready, YEAR, Step.DAY)
    content(answer, "png")  # the renderer is loaded once
    return ready.value, first, usual, collapsed, queried, timed(lambda: content(answer, "png"), 1) / 1000


def timed(work: Callable[[], object], times: int) -> float:
    """Milliseconds of CPU, the median of so many times; one thread does the work, so an idle machine needs no longer."""
    found = []
    for _ in range(times):
        begun = time.process_time()
        work()
        found.append((time.process_time() - begun) * 1000)
    return median(found)


if __name__ == "__main__":
    sys.exit(main())
