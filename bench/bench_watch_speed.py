"""Checking a thousand pages, against changedetection.io and urlwatch in the same run: python -m bench watch-speed …"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path

from bench.section import replace_section
from bench.watching.apart import KronikaApart
from bench.watching.changedetection import ChangeDetection
from bench.watching.many import PAGES, ManyPages
from bench.watching.peers import peers_folder, versions_of
from bench.watching.speed import Pace, Sized, pace
from bench.watching.urlwatch import UrlWatch

RESULTS = Path(__file__).with_name("RESULTS.md")
WORKERS = 10  # of changedetection.io: twice its default, what its documentation names; urlwatch has ten threads
MEMORY = 250
GROWTH = 200


def main() -> int:
    """Measure, tell, and say by the exit code whether the bar was reached."""
    parser = argparse.ArgumentParser(prog="python -m bench watch-speed", description=__doc__)
    parser.add_argument("--pages", type=int, default=PAGES, metavar="N", help="how many pages")
    parser.add_argument("--only", choices=["ours"], help="leave the peers out")
    parser.add_argument("--write", action="store_true", help="replace the section in bench/RESULTS.md")
    asked = parser.parse_args()
    makers: list[Callable[[], Sized]] = [KronikaApart]
    versions: dict[str, str] = {}
    if asked.only != "ours" and (folder := peers_folder()):
        makers += [lambda: ChangeDetection(folder, WORKERS), lambda: UrlWatch(folder)]
        versions = versions_of(folder)
    with ManyPages() as pages:
        floor = pages.floor(asked.pages)
        note(f"the server alone: {floor:.0f} pages a minute")
        found = [pace(pages, make, asked.pages, note) for make in makers]
    text = report(found, floor, asked.pages, versions)
    print(text)
    print(json.dumps([asdict(one) for one in found]), file=sys.stderr)
    if asked.write:
        replace_section(RESULTS, "watch-speed", text)
    return 0 if passed(found) else 1


def report(found: Sequence[Pace], floor: float, pages: int, versions: dict[str, str]) -> str:
    """The table."""
    peers = ", ".join(f"{name} {version}" for name, version in versions.items())
    rows = [("", *(one.watcher for one in found), "wanted")]
    rows.append(("unchanged, pages a minute", *rates(found, "unchanged"), "≥ 4× changedetection.io, ≥ 1× urlwatch"))
    rows.append(("unchanged with ETags, pages a minute", *rates(found, "tagged"), ""))
    rows.append(("all changed, pages a minute", *rates(found, "changed"), "≥ 5× changedetection.io"))
    rows.append(("changes told when all had changed", *(f"{one.told}" for one in found), f"{pages}"))
    rows.append(("memory at its peak, MB", *(f"{one.memory:.0f}" for one in found), f"< {MEMORY}"))
    rows.append(("the same, what is shared counted once", *(f"{one.shared_out:.0f}" for one in found), ""))
    rows.append(("bytes kept a check that found nothing", *(f"{one.growth:.0f}" for one in found), f"< {GROWTH}"))
    rows.append(("bytes kept a changed page", *(f"{one.kept:.0f}" for one in found), ""))
    head, *rest = ["| " + " | ".join(row) + " |" for row in rows]
    table = "\n".join([head, "|" + " --- |" * (len(found) + 2), *rest])
    return (
        "## Watching, speed — `python -m bench watch-speed`\n\n"
        f"{pages} pages of 26 KB on eight loopback addresses, best of two turns, no pauses between requests; in brackets ours against "
        f"the other. The server alone gives {thousands(floor)} pages a minute to a client that only takes bytes. Peers in the same run: "
        f"{peers}. changedetection.io has ten workers and runs already; urlwatch is started for each turn, as cron does. "
        f"Ours fetches, reads, compares and stores; a changed page is one with one paragraph changed. "
        "Memory is summed over the tree of processes, resident pages of each (RSS); the line below it divides what processes share (PSS).\n\n"
        + table
    )


def rates(found: Sequence[Pace], what: str) -> list[str]:
    """A rate of each watcher, with the ratio of ours to it."""
    ours = getattr(found[0], what)
    return [
        thousands(getattr(one, what)) + (f" ({ours / getattr(one, what):.1f}×)" if one is not found[0] else "")
        for one in found
    ]


def passed(found: Sequence[Pace]) -> bool:
    """Whether ours reached the bar."""
    ours = found[0]
    by_name = {one.watcher: one for one in found}
    change, url = by_name.get("changedetection.io"), by_name.get("urlwatch")
    return (
        (change is None or (ours.unchanged >= 4 * change.unchanged and ours.changed >= 5 * change.changed))
        and (url is None or ours.unchanged >= url.unchanged)
        and ours.memory < MEMORY
        and ours.growth < GROWTH
        and ours.false == 0
    )


def thousands(number: float) -> str:
    """A number with its thousands apart."""
    return f"{number:,.0f}".replace(",", " ")


def note(text: str) -> None:
    """A line of progress."""
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
