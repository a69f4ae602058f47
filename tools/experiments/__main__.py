"""Runs the experiments and writes a report with charts: python -m tools.experiments [--full]."""

from __future__ import annotations

import argparse
import sys
import time
from datetime import date
from pathlib import Path

import kronika
from tools.experiments.month import Month, collected
from tools.experiments.page import Command, Heading, Page, Text
from tools.experiments.published import published
from tools.experiments.study import study
from tools.experiments.watchdog import watchdog

FIRST, LAST = date(2026, 3, 1), date(2026, 3, 31)


def main(words: list[str] | None = None) -> int:
    """Collect the month, study it, set the published experiments beside ours."""
    given = read(words)
    began = time.monotonic()
    given.folder.mkdir(parents=True, exist_ok=True)
    month = Month(first=given.first, last=given.last, papers=tuple(given.paper or ()))
    home = collected(given.folder / "chronicle", month, say)
    page = Page(given.folder)
    page.add(
        Heading(level=1, text="Experiments"),
        Text(text="Every number here comes from a command that stands beside it. All of it is made anew by:"),
        Command(line="make experiments" + (" ARGS=--full" if given.full else "")),
    )
    say("Studying …")
    with kronika.open(home) as chronicle:
        study(page, chronicle, month)
    watchdog(page, home)
    published(page, home, full=given.full, tell=say)
    page.add(Text(text=f"Made in {time.monotonic() - began:.0f} s."))
    for path in page.write("report"):
        print(path)
    return 0


def read(words: list[str] | None) -> argparse.Namespace:
    """What the call asks for."""
    parser = argparse.ArgumentParser(prog="python -m tools.experiments", description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("experiments"), help="where report and chronicle go")
    parser.add_argument(
        "--first", type=date.fromisoformat, default=FIRST, metavar="DAY", help="first day of the period"
    )
    parser.add_argument("--last", type=date.fromisoformat, default=LAST, metavar="DAY", help="its last day")
    parser.add_argument("--paper", action="append", metavar="NAME", help="only this paper; may be repeated")
    parser.add_argument("--full", action="store_true", help="run the long benchmarks too, instead of quoting them")
    return parser.parse_args(words)


def say(sentence: str) -> None:
    """Progress, on standard error."""
    print(sentence, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
