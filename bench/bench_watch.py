"""Watching quality against changedetection.io and urlwatch: python -m bench watch [--designs A,B] [--only ours] …"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path

from bench.section import replace_section
from bench.watching.changedetection import ChangeDetection
from bench.watching.ours import Kronika
from bench.watching.peers import peers_folder, versions_of
from bench.watching.quality import Make, Outcome, Plan, Verdict, measure
from bench.watching.quality_report import OURS, is_right, passed, report
from bench.watching.server import WatchedServer
from bench.watching.urlwatch import UrlWatch
from kronika.sampleweb.watched.case import CASES
from kronika.sampleweb.watched.pages import designs

RESULTS = Path(__file__).with_name("RESULTS.md")


def main() -> int:
    """Measure, tell, and say by the exit code whether the bar was reached."""
    asked = arguments()
    makers: list[Make] = [Kronika]
    versions: dict[str, str] = {}
    if asked.only != "ours" and (folder := peers_folder()):
        makers += [lambda: ChangeDetection(folder), lambda: UrlWatch(folder)]
        versions = versions_of(folder)

    def keep(found: Outcome) -> None:
        if asked.json:
            asked.json.write_text(json.dumps(asdict(found), ensure_ascii=False, indent=1), "utf-8")

    plan = Plan(designs=chosen(asked.designs, designs()), cases=chosen(asked.cases, CASES))
    with WatchedServer() as server:
        found = measure(server, makers, plan, note, keep)
    if asked.explain:
        explain(found)
    text = report(found, versions)
    print(text)
    if asked.write:
        replace_section(RESULTS, "watch", text)
    return 0 if passed(found) else 1


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench watch", description=__doc__)
    parser.add_argument("--designs", metavar="A,B", help="only these designs")
    parser.add_argument("--cases", metavar="A,B", help="only these cases")
    parser.add_argument("--only", choices=["ours"], help="leave the peers out")
    parser.add_argument("--explain", action="store_true", help="tell of every case ours gets wrong what it said")
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep everything that was said")
    parser.add_argument("--write", action="store_true", help="replace the section in bench/RESULTS.md")
    return parser.parse_args()


def chosen(asked: str | None, known: Mapping[str, object]) -> Sequence[str]:
    """The names asked for, or all."""
    wanted = asked.split(",") if asked else list(known)
    if strange := [name for name in wanted if name not in known]:
        sys.exit(f"Unknown: {', '.join(strange)}; known: {', '.join(known)}.")
    return wanted


def explain(found: Outcome) -> None:
    """What ours said where it was wrong."""
    for verdict in found.verdicts:
        if verdict.watcher == OURS and not is_right(verdict):
            note(f"{verdict.design} {verdict.case}: {said(verdict)}")


def said(verdict: Verdict) -> str:
    """The looks of a verdict in one line."""
    return " | ".join(
        f"{'changed' if one.changed else 'same'} {one.trouble} {'+'.join(one.kinds)} {one.excerpt}"
        for one in verdict.seen
    )


def note(text: str) -> None:
    """A line of progress."""
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
