"""Repaired recipes on layouts they have never seen: python -m bench repair [--only looks,sample,refilled,saved] …"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bench.extraction.data import NoData, folder_asked
from bench.repairing.case import Plan
from bench.repairing.invented import look_plans, sample_plans
from bench.repairing.measure import Measured, carry_out
from bench.repairing.refilled import refilled_plans
from bench.repairing.report import passed, report
from bench.repairing.saved import saved_plans
from bench.section import replace_section

RESULTS = Path(__file__).with_name("RESULTS.md")
GROUPS = ("looks", "sample", "refilled", "saved")


def main() -> int:
    """Measure, tell, and say by the exit code whether the bar was reached."""
    asked = arguments()
    wanted = asked.only.split(",") if asked.only else list(GROUPS)
    plans, largest = gathered(wanted, asked.data)
    found = list(kept(asked.json, measured(plans, asked.processes)))
    text = report(found, largest)
    print(text)
    if asked.write:
        replace_section(RESULTS, "repair", text)
    return 0 if passed(found) else 1


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench repair", description=__doc__)
    parser.add_argument("--data", metavar="DIR", help="folder with the sets of saved pages (or KRONIKA_BENCH_DATA)")
    parser.add_argument("--only", metavar="A,B", help=f"only these cases: {', '.join(GROUPS)}")
    parser.add_argument("--processes", type=int, default=1, metavar="N", help="cases at the same time")
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep what was measured, one JSON object a line")
    parser.add_argument("--write", action="store_true", help="replace the section in bench/RESULTS.md")
    asked = parser.parse_args()
    if strange := [name for name in (asked.only or "").split(",") if name and name not in GROUPS]:
        parser.error(f"there are no cases called {', '.join(strange)}; known: {', '.join(GROUPS)}")
    return asked


def kept(path: Path | None, found: Iterator[Measured]) -> Iterator[Measured]:
    """Written down as they come, so that a run that is stopped keeps what it has."""
    if path is None:
        yield from found
        return
    with path.open("w", encoding="utf-8") as file:
        for one in found:
            file.write(json.dumps(asdict(one), ensure_ascii=False) + "\n")
            file.flush()
            yield one


def gathered(wanted: list[str], data: str | None) -> tuple[list[Plan], dict[str, int]]:
    """The cases; those of saved pages are left out, and that is said, where there are none."""
    plans: list[Plan] = []
    largest: dict[str, int] = {}
    if "looks" in wanted:
        plans += look_plans()
    if "sample" in wanted:
        plans += sample_plans()
    try:
        if "refilled" in wanted:
            plans += refilled_plans(folder_asked(data))
        if "saved" in wanted:
            found, largest = saved_plans(folder_asked(data))
            plans += found
    except NoData as error:
        print(error, file=sys.stderr)
    return plans, largest


def measured(plans: list[Plan], processes: int) -> Iterator[Measured]:
    """Every case, with a bar on the error stream."""
    columns = (TextColumn("repairing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress, ProcessPoolExecutor(processes) as pool:
        for found in progress.track(pool.map(carry_out, plans), total=len(plans)):
            if found is not None:
                yield found


if __name__ == "__main__":
    sys.exit(main())
