"""Are both cores busy: kronika extract over a folder of pages, with one process and with two."""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bench import NOTHING_TO_MEASURE
from bench.extraction.data import NoData
from bench.extraction.tables import table
from bench.section import replace_section
from bench.varied import Sample, varied_pages

PAGES = 1_000
PROGRAM = str(Path(sys.executable).with_name("kronika"))
IN_PART = 9  # exit code: some pages could not be read, the others are done


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """One run of the program over the folder."""

    processes: int
    wall: float
    cpu: float
    lines: int


def main() -> int:
    """Both runs on the same folder, and their ratio."""
    parser = argparse.ArgumentParser(prog="python -m bench stream", description=__doc__)
    parser.add_argument("--data", metavar="DIR", help="folder with the sets (or KRONIKA_BENCH_DATA)")
    parser.add_argument("--pages", type=int, default=PAGES, help="how many pages the folder holds")
    parser.add_argument("--write", action="store_true", help="replace the section in bench/RESULTS.md")
    asked = parser.parse_args()
    try:
        about, pages = varied_pages(asked.data)
    except NoData as error:
        print(error, file=sys.stderr)
        return NOTHING_TO_MEASURE
    with tempfile.TemporaryDirectory() as folder:
        made = fill(Path(folder), pages[: asked.pages])
        load = os.getloadavg()[0]
        runs = [stream(Path(folder), processes) for processes in (1, 2)]
    text = report(f"{made} files, taken from {about}", load, runs)
    print(text)
    if asked.write:
        replace_section(Path(__file__).with_name("RESULTS.md"), "stream", text)
    return 0


def fill(folder: Path, pages: Sequence[Sample]) -> int:
    """Write the pages as files; how many."""
    for number, page in enumerate(pages):
        (folder / f"{number:05}.html").write_bytes(page.raw())
    return len(pages)


def stream(folder: Path, processes: int) -> Run:
    """The program over the folder; what its error stream says stays visible, progress bar and all."""
    before, began = children(), time.perf_counter()
    done = subprocess.run(
        [PROGRAM, "extract", str(folder), "--json", "--processes", str(processes)],
        stdout=subprocess.PIPE,
        check=False,
    )
    wall = time.perf_counter() - began
    if done.returncode not in (0, IN_PART) or not done.stdout:
        raise SystemExit(f"kronika extract FOLDER --json ended with {done.returncode}.")
    return Run(processes=processes, wall=wall, cpu=children() - before, lines=done.stdout.count(b"\n"))


def children() -> float:
    """Processor seconds of all processes this one has started and seen end."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def report(about: str, load: float, runs: Sequence[Run]) -> str:
    """A row per run; wall time as a ratio to one process."""
    alone = runs[0].wall
    rows = [
        [str(run.processes), str(run.lines), f"{run.cpu / run.wall:.2f}", f"{alone / run.wall:.2f}×"] for run in runs
    ]
    lines = [
        "## Streaming a folder — `python -m bench stream`",
        f"`kronika extract FOLDER --json` on {about}; start-up included. "
        f"{os.cpu_count()} cores, on which {load:.1f} other processes were running before: only figures with hardly any count.",
        table(["processes", "results", "cores busy (CPU : wall)", "as fast as one"], rows),
    ]
    return "\n\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
