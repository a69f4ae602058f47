"""Article extraction beside its peers: python -m bench extract [--only auto --sets fundus --quality] …"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bench import NOTHING_TO_MEASURE
from bench.extraction.contender import Reader
from bench.extraction.data import NoData, Page, folder_asked, load
from bench.extraction.folds import out_of_fold, shipped
from bench.extraction.judged import Verdicts, judge_all
from bench.extraction.measure import Plan, be_quiet, measure
from bench.extraction.ours import BYTES, ENGINES, contenders
from bench.extraction.peers import BASE, PEERS
from bench.extraction.report import Setting, report
from bench.extraction.results import Result, keep, kept
from bench.extraction.summary import pace_of
from bench.section import replace_section

RESULTS = Path(__file__).with_name("RESULTS.md")
NAMES = (*ENGINES, BYTES, *PEERS)


def main() -> int:
    """Measure, tell, and keep what was asked to be kept."""
    asked = arguments()
    be_quiet()
    try:
        pages = load(folder_asked(asked.data), listed(asked.sets), asked.sample)
        makers = chosen(asked)
        found = run(asked, makers, pages)
        fresh = list(keep(asked.json, found) if asked.json else found)
    except NoData as error:
        print(error, file=sys.stderr)
        return NOTHING_TO_MEASURE
    earlier = [result for path in asked.peers_from for result in kept(path)]
    stored = [result for result in earlier if result.contender not in makers]
    verdicts = ordered(judge_all(pages, [*fresh, *stored]), len(pages))
    setting = Setting(
        folds=bool(asked.models),
        sample=asked.sample,
        stored=bool(stored),
        short=asked.quality,
        pace=pace_of([*fresh, *earlier]),
    )
    text = report(pages, verdicts, setting)
    print(text)
    if asked.write:
        write(text, verdicts)
    return 0


def arguments() -> argparse.Namespace:
    """What was asked for; a contradiction is refused."""
    parser = argparse.ArgumentParser(prog="python -m bench extract", description=__doc__)
    parser.add_argument("--data", metavar="DIR", help="folder with the sets (or KRONIKA_BENCH_DATA)")
    parser.add_argument("--sets", metavar="A,B", help="only these sets")
    parser.add_argument("--only", metavar="A,B", help=f"only these: {', '.join(NAMES)}")
    parser.add_argument("--sample", type=int, metavar="N", help="only so many pages of each set, the same every time")
    parser.add_argument("--models", type=Path, metavar="DIR", help="fold models: folds.json, fold0.npz, fold1.npz …")
    parser.add_argument("--quality", action="store_true", help="no timing and the short report")
    parser.add_argument("--processes", type=int, default=1, metavar="N", help="split the pages; no timing then")
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep what everybody found, one JSON object a line")
    parser.add_argument(
        "--peers-from", type=Path, action="append", default=[], metavar="FILE", help="kept results of an earlier run"
    )
    parser.add_argument("--write", action="store_true", help="replace the section in bench/RESULTS.md and the plot")
    asked = parser.parse_args()
    if strange := [name for name in listed(asked.only) if name not in NAMES]:
        parser.error(f"nobody here is called {', '.join(strange)}; known: {', '.join(NAMES)}")
    if lost := [str(path) for path in asked.peers_from if not path.is_file()]:
        parser.error(f"there is no file {', '.join(lost)}")
    if asked.processes < 1 or (asked.sample is not None and asked.sample < 1):
        parser.error("--processes and --sample must be 1 or more")
    return asked


def listed(names: str | None) -> list[str]:
    """Names parted by commas."""
    return [name for name in (names or "").split(",") if name]


def chosen(asked: argparse.Namespace) -> Mapping[str, Callable[[], Reader]]:
    """Who reads: those asked for, else everybody; who is not there is named and left out."""
    opened = out_of_fold(asked.models) if asked.models else shipped()
    there = {**contenders(opened), **PEERS}
    names = listed(asked.only) or [name for name in NAMES if usual(name, asked)]
    makers: dict[str, Callable[[], Reader]] = {}
    for name in names:
        try:
            there[name]()
        except (KeyError, ImportError) as error:
            print(f"{name} is left out: {error!r}", file=sys.stderr)
        else:
            makers[name] = there[name]
    if not makers:
        raise NoData("None of those asked for is installed; pip install 'kronika[bench]' brings the peers.")
    return makers


def usual(name: str, asked: argparse.Namespace) -> bool:
    """Whether somebody runs without being asked for: not when stored results do, bytes only when time is measured."""
    if name == BYTES:
        return timed(asked)
    if asked.peers_from and name in PEERS:
        return name == BASE and timed(asked)
    return True


def timed(asked: argparse.Namespace) -> bool:
    """Whether speed is measured."""
    return not asked.quality and asked.processes == 1


def run(
    asked: argparse.Namespace, makers: Mapping[str, Callable[[], Reader]], pages: Sequence[Page]
) -> Iterator[Result]:
    """Everybody on every page, with a bar on the error stream."""
    plan = Plan(makers=lambda: makers, timed=timed(asked))
    columns = (TextColumn("reading"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        for page in progress.track(measure(plan, pages, asked.processes), total=len(pages)):
            yield from page


def ordered(verdicts: Verdicts, pages: int) -> Verdicts:
    """In the usual order, without those who have not read every page (an earlier run on other sets)."""
    partial = [name for name, ones in verdicts.items() if len(ones) < pages]
    for name in partial:
        print(f"{name} is left out: its stored results cover {len(verdicts[name])} of {pages} pages.", file=sys.stderr)
    return {name: verdicts[name] for name in NAMES if name in verdicts and name not in partial}


def write(text: str, verdicts: Verdicts) -> None:
    """Put the report and the plot where they are read."""
    from bench.extraction.confidence import answers, draw
    from bench.extraction.ours import MAIN

    replace_section(RESULTS, "extract", text)
    if told := answers(list(verdicts.get(MAIN, {}).values())):
        draw(told)


if __name__ == "__main__":
    sys.exit(main())
