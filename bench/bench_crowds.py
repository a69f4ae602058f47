"""How right the truth of simulated crowds is, and whether bad voters are named, with the default settings."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import fmean

from bench.annotating.crowd import ENOUGH, GUESSES, HIDDEN, RIGHT, Outcome, Size, play
from bench.section import replace_section
from kronika.settings import AnnotateSettings

RESULTS = Path(__file__).parent / "RESULTS.md"
SIZES = (Size(fragments=500), Size(fragments=1000), Size(fragments=2000))
HEAD = (
    "| fragments | truth found, on average | in the worst crowd | answers a fragment | hidden | bad named | "
    f"… in all crowds but | bad with fewer than {ENOUGH} answers named | honest named | left to an editor |"
)


def main() -> int:
    """Play, print, and write when asked to."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--write", action="store_true", help="put the results into RESULTS.md")
    arguments.add_argument("--crowds", type=int, default=20, help="crowds of each size")
    arguments.add_argument("--first", type=int, default=0, help="number of the first crowd; others are other crowds")
    chosen = arguments.parse_args()
    seeds = range(chosen.first, chosen.first + chosen.crowds)
    rows = []
    with ProcessPoolExecutor(max_workers=2) as pool:
        for size in SIZES:
            outcomes = list(pool.map(crowd, [(seed, size) for seed in seeds]))
            rows.append(row(size, outcomes))
            print(rows[-1], file=sys.stderr, flush=True)
    text = report(rows, chosen.crowds, chosen.first)
    print(text)
    if chosen.write:
        replace_section(RESULTS, "crowds", text)
    return 0


def crowd(which: tuple[int, Size]) -> Outcome:
    """One crowd, in a folder of its own."""
    with tempfile.TemporaryDirectory(prefix="kronika-crowd-") as folder:
        return play(Path(folder), which[0], which[1])


def row(size: Size, outcomes: Sequence[Outcome]) -> str:
    """The crowds of one size as a line of the table."""
    bad, missed = sum(one.bad for one in outcomes), sum(one.missed for one in outcomes)
    cells = (
        f"{size.fragments}",
        f"{fmean(one.right for one in outcomes):.1%}",
        f"{min(one.right for one in outcomes):.1%}",
        f"{fmean(one.answers for one in outcomes):.2f}",
        f"{fmean(one.hidden for one in outcomes):.1%}",
        f"{bad - missed} of {bad}",
        f"{sum(one.missed > 0 for one in outcomes)}",
        f"{sum(one.caught for one in outcomes)} of {sum(one.brief for one in outcomes)}",
        f"{sum(one.accused for one in outcomes)}",
        f"{fmean(one.contested / size.fragments for one in outcomes):.1%}",
    )
    return f"| {' | '.join(cells)} |"


def report(rows: Sequence[str], crowds: int, first: int) -> str:
    """The section of RESULTS.md."""
    size, settings = Size(), AnnotateSettings()
    return "\n".join(
        (
            "## Annotation: crowds with bad voters",
            "",
            f"{crowds} simulated crowds a line (numbers {first} to {first + crowds - 1}) at the real desk, with the default settings: "
            f"{settings.answers} to {settings.most_answers} answers a fragment, until they are {settings.sure:.0%} sure. "
            f"Each crowd has {size.people} people; {size.bad:.0%} of them answer at random (right {GUESSES:.0%} of the time), "
            f"the others are right {RIGHT[0]:.0%} to {RIGHT[1]:.0%} of the time, and some do much more than others. "
            f"They come until nothing is open; nobody is excluded. There is one hidden question for {1 / HIDDEN:.0f} fragments. "
            f"A bad voter counts as such from {ENOUGH} answers on; those with fewer stand apart.",
            "",
            HEAD,
            "|" + "---|" * HEAD.count(" | ") + "---|",
            *rows,
            "",
            "Truth counts every fragment, also those left to an editor. These are simulations: real people err together "
            "on the same hard fragments, which no number of answers mends.",
        )
    )


if __name__ == "__main__":
    sys.exit(main())
