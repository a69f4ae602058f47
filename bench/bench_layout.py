"""How well the layout watchdog knows broken sources from changed ones: python -m bench layout [--quick --seed N --preset hard] …"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bench.extraction.data import NoData, folder_asked
from bench.layout.jsonl import one_each, write_streams
from bench.layout.judging import Job, judge_source
from bench.layout.judging_real import RealJob, judge_redone
from bench.layout.outcome import GOOD, Outcome
from bench.layout.preset import PRESETS
from bench.layout.real import redone
from bench.layout.report import report
from bench.layout.variant import FULL, QUICK
from bench.section import replace_section
from kronika.flow.replay import DETECTORS

RESULTS = Path(__file__).with_name("RESULTS.md")
SOURCES, QUICK_SOURCES = 40, 6
QUICK_REAL = 4
TRAIN = 300


def main() -> int:
    """Invent, break, judge, tell."""
    asked = arguments()
    lengths = QUICK if asked.quick else FULL
    if asked.jsonl:
        streams = one_each(PRESETS[asked.preset], asked.seed, asked.sources, train=asked.train, lengths=lengths)
        print("{} streams, {} documents".format(*write_streams(asked.jsonl, streams)))
        return 0
    detectors = tuple(asked.detector or DETECTORS)
    jobs = [
        Job(
            preset=asked.preset, seed=asked.seed, number=number, train=asked.train, lengths=lengths, detectors=detectors
        )
        for number in range(asked.sources)
    ]
    begun = time.monotonic()
    outcomes = sorted(
        judged(jobs, real_jobs(asked, detectors), asked.processes),
        key=lambda one: (one.source, one.kind, one.name, one.detector),
    )
    text = report(outcomes, detectors, about(asked, outcomes, time.monotonic() - begun))
    print(text)
    if asked.dump:
        asked.dump.write_text(
            "".join(json.dumps(one.as_plain(), ensure_ascii=False) + "\n" for one in outcomes), "utf-8"
        )
    if asked.write:
        replace_section(RESULTS, "layout", text)
    return 0


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench layout", description=__doc__)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6), help="default: a fresh one")
    parser.add_argument(
        "--sources", type=int, help=f"default {SOURCES}, with --quick {QUICK_SOURCES}; 0: real redesigns only"
    )
    parser.add_argument("--train", type=int, default=TRAIN, help="documents to learn from")
    parser.add_argument("--preset", choices=list(PRESETS), default="usual", help="constants of the generator")
    parser.add_argument("--data", metavar="DIR", help="folder with the sets of real pages (or KRONIKA_BENCH_DATA)")
    parser.add_argument("--quick", action="store_true", help="few sources and shorter streams")
    parser.add_argument(
        "--detector", action="append", choices=list(DETECTORS), help="only this one; may be given twice"
    )
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--dump", type=Path, metavar="FILE", help="every stream's result, one JSON object a line")
    parser.add_argument(
        "--jsonl", type=Path, metavar="FILE", help="write one stream a source for kronika verify replay, judge nothing"
    )
    parser.add_argument("--write", action="store_true", help="replace the section in bench/RESULTS.md")
    asked = parser.parse_args()
    if asked.sources is None:
        asked.sources = QUICK_SOURCES if asked.quick else SOURCES
    if asked.sources < 0 or asked.processes < 1 or asked.train < 2:
        parser.error("--sources must be 0 or more, --processes 1 or more, --train 2 or more")
    return asked


def real_jobs(asked: argparse.Namespace, detectors: tuple[str, ...]) -> list[RealJob]:
    """The real redesigns there are; few when it must be quick."""
    try:
        all_ = redone(folder_asked(asked.data))
    except NoData as error:
        print(f"No real redesigns. {error}", file=sys.stderr)
        return []
    some = random.Random(asked.seed).sample(all_, min(QUICK_REAL, len(all_))) if asked.quick else all_
    return [RealJob(redone=one, seed=asked.seed, detectors=detectors) for one in some]


def judged(jobs: list[Job], real: list[RealJob], processes: int) -> Iterator[Outcome]:
    """Every source in a process of the crew, with a bar on the error stream."""
    columns = (TextColumn("judging sources"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with ProcessPoolExecutor(processes) as crew, Progress(*columns, console=Console(stderr=True)) as progress:
        bar = progress.add_task("", total=len(jobs) + len(real))
        waiting = [*(crew.submit(judge_source, job) for job in jobs), *(crew.submit(judge_redone, job) for job in real)]
        for done in as_completed(waiting):
            progress.advance(bar)
            yield from done.result()


def about(asked: argparse.Namespace, outcomes: list[Outcome], seconds: float) -> str:
    """What was judged."""
    streams = {(one.source, one.kind, one.name): one for one in outcomes}
    months = sum(one.months for one in streams.values() if one.kind == GOOD)
    return (
        f"Preset “{asked.preset}”, seed {asked.seed}: {asked.sources} invented sources, {asked.train} training documents each, "
        f"{months:.1f} source-months of good documents, {len(streams)} streams; {seconds:.0f} s on {asked.processes} processes."
    )


if __name__ == "__main__":
    sys.exit(main())
