"""Comparing long texts, beside other engines in the same run: python -m bench diff [--deadline SECONDS] [--write]"""

from __future__ import annotations

import argparse
import math
import signal
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from resource import RLIM_INFINITY, RLIMIT_CPU, setrlimit

from bench.differing.cases import CASES
from bench.differing.engines import ENGINES, installed
from bench.section import replace_section

OURS = "Kronika"
RUNS = 3
LIMITS = {"entirely different": (0.5, 30), "no word in common": (0.5, 30), "page of 250 KB": (0.3, 30)}
"""The bar: seconds and segments."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """One engine on one pair of texts: the best of some runs, in processor seconds."""

    seconds: float
    segments: int


Table = Mapping[tuple[str, str], Figures | None]


def main() -> int:
    """Measure every engine on every case, each in a process of its own that is ended at the deadline."""
    parser = argparse.ArgumentParser(prog="python -m bench diff", description=__doc__)
    parser.add_argument(
        "--deadline", type=float, default=20.0, metavar="SECONDS", help="processor time one comparison may take"
    )
    parser.add_argument("--write", action="store_true", help="replace the section in bench/RESULTS.md")
    asked = parser.parse_args()
    engines = [name for name in ENGINES if installed(name)]
    found = {}
    for case in CASES:
        for engine in engines:
            print(f"{case}: {engine} …", file=sys.stderr, flush=True)
            found[case, engine] = measured(case, engine, asked.deadline)
    text = report(found, engines, asked.deadline)
    print(text)
    if asked.write:
        replace_section(Path(__file__).with_name("RESULTS.md"), "diff", text)
    return 0 if all(keeps(found[case, OURS], limit) for case, limit in LIMITS.items()) else 1


def measured(case: str, engine: str, deadline: float) -> Figures | None:
    """One engine on one case; None when one comparison takes more processor time than the deadline."""
    ours, theirs = get_context("spawn").Pipe(duplex=False)
    child = get_context("spawn").Process(target=carry_out, args=(case, engine, deadline, theirs))
    child.start()
    theirs.close()  # so that its end is heard
    best: Figures | None = None
    try:
        for _ in range(RUNS):
            seconds, segments = ours.recv()
            best = Figures(seconds=min(seconds, best.seconds if best else seconds), segments=segments)
    except EOFError:
        pass  # the system has ended it
    finally:
        child.terminate()
        child.join()
        ours.close()
    if best is None and child.exitcode != -signal.SIGXCPU:
        raise RuntimeError(f"{engine} failed on “{case}” (exit code {child.exitcode}).")
    return best


def carry_out(case: str, engine: str, deadline: float, line: Connection) -> None:
    """In the process: tell how each run went. The limit is of processor time: a busy machine ends nobody."""
    old, new = CASES[case]()
    compare = ENGINES[engine][0]
    compare(old[:200], new[:200])  # imports are not what is measured
    for _ in range(RUNS):
        start = time.process_time()
        setrlimit(RLIMIT_CPU, (math.ceil(start + deadline), RLIM_INFINITY))
        segments = compare(old, new)
        line.send((time.process_time() - start, segments))


def keeps(found: Figures | None, limit: tuple[float, int]) -> bool:
    """Whether ours keeps the bar."""
    return found is not None and found.seconds <= limit[0] and found.segments <= limit[1]


def report(found: Table, engines: list[str], deadline: float) -> str:
    """The tables as Markdown."""
    cases = list(dict.fromkeys(case for case, _ in found))
    missing = [name for name in ENGINES if name not in engines]
    lines = [
        "## Diff — `python -m bench diff`",
        "",
        "Two texts of about 50 000 tokens. Processor time, best of three; how many times as long as ours in brackets, "
        "then the number of segments.",
        f"“>” means that it was ended after {deadline:.0f} s of processor time. Only ours names moves."
        + (f" Not installed, so not measured: {', '.join(missing)}." if missing else ""),
        "",
        f"| case | {' | '.join(engines)} |",
        f"|---|{'---|' * len(engines)}",
    ]
    for case in cases:
        ours = found[case, OURS]
        cells = [cell(found[case, name], ours if name != OURS else None, deadline) for name in engines]
        lines.append(f"| {case} | {' | '.join(cells)} |")
    bars = "; ".join(f"{case} ≤ {seconds} s and ≤ {most} segments" for case, (seconds, most) in LIMITS.items())
    return "\n".join([*lines, "", f"Wanted: {bars}."])


def cell(one: Figures | None, ours: Figures | None, deadline: float) -> str:
    """One figure."""
    if one is None:
        return f"> {deadline:.0f} s"
    ratio = f" ({one.seconds / ours.seconds:.1f}×)" if ours and ours.seconds else ""
    return f"{one.seconds:.2f} s{ratio} / {one.segments:,}".replace(",", "\u202f")


if __name__ == "__main__":
    sys.exit(main())
