"""Learning the published watchdog: time against the number of documents, beside scipy's full average linkage."""

from __future__ import annotations

import argparse
import importlib
import math
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from bench import NOTHING_TO_MEASURE
from bench.extraction.tables import table
from bench.section import replace_section
from kronika.model.document import Measures
from kronika.verify.classic.detector import ClassicDetector
from kronika.verify.classic.linkage import Points, cluster
from kronika.verify.classic.operative import VIEWS, K, Operative, drawn, scaled, views_of

SIZES = (250, 500, 1_000, 2_000, 4_000)
LARGE = (16_000, 64_000)  # ours alone: the distances of so many would not fit the memory
RUNS = 3
FRESH = 2_000  # good documents that nobody has learned


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """Of one number of documents. Times are processor time in milliseconds, shares are of fresh good documents."""

    documents: int
    ours: float
    fit: float  # everything the watchdog learns
    full: float | None = None
    ours_outside: float | None = None
    full_outside: float | None = None


def main() -> int:
    """Measure all sizes and print a table."""
    parser = argparse.ArgumentParser(prog="python -m bench linkage", description=__doc__)
    parser.add_argument("--write", action="store_true", help="replace the section in bench/RESULTS.md")
    asked = parser.parse_args()
    try:
        scipy = importlib.import_module("scipy.cluster.hierarchy")
    except ImportError:
        print("scipy is not installed; sh tools/bench-packages.sh brings it.", file=sys.stderr)
        return NOTHING_TO_MEASURE
    text = report([*(both(size, scipy) for size in SIZES), *(alone(size) for size in LARGE)])
    print(text)
    if asked.write:
        replace_section(Path(__file__).with_name("RESULTS.md"), "linkage", text)
    return 0


def alone(size: int) -> Figures:
    """Our way only."""
    features = documents(size, seed=size)
    views = views_of(scaled(features))
    measures = [Measures(values={}, classic=tuple(row)) for row in features.tolist()]
    return Figures(
        documents=size,
        ours=quickest(lambda: cluster(views, K)),
        fit=quickest(lambda: ClassicDetector.fit(measures)),
    )


def both(size: int, scipy: Any) -> Figures:
    """Our way and the full one on the same documents."""
    mine, features = alone(size), documents(size, seed=size)
    views = views_of(scaled(features))

    def full() -> list[Any]:
        return [scipy.fcluster(scipy.average(points), K, "maxclust") - 1 for points in views]

    return Figures(
        documents=size,
        ours=mine.ours,
        fit=mine.fit,
        full=quickest(full),
        ours_outside=outside(features, list(cluster(views, K))),
        full_outside=outside(features, full()),
    )


def documents(count: int, seed: int) -> Points:
    """Nine numbers of each, drawn as a news site's would be."""
    dice = np.random.default_rng(seed)
    words = dice.lognormal(5.8, 0.6, count)
    text = np.round(words * 6.2)
    page = np.round(48_000 + 2.1 * text + dice.normal(0, 900, count))
    sizes = (page, text, np.maximum(1, np.round(words / 55)), np.round(dice.gamma(4.0, 2_000, count)))
    return np.column_stack((*sizes, dice.poisson((3, 6, 1, 1, 14), (count, 5)))).astype(np.float64)


def quickest(work: Callable[[], object]) -> float:
    """Processor time in milliseconds, the best of a few runs."""
    times = []
    for _ in range(RUNS):
        began = time.process_time()
        work()
        times.append(time.process_time() - began)
    return 1_000 * min(times)


def outside(features: Points, labels: Sequence[Any]) -> float:
    """Share of fresh good documents that the boxes of these clusters call suspicious."""
    model = Operative(boxes=tuple(drawn(features[:, view], one) for view, one in zip(VIEWS, labels, strict=True)))
    return sum(any(model.outside(row)) for row in documents(FRESH, seed=1).tolist()) / FRESH


def growth(figures: Sequence[Figures], of: Callable[[Figures], float | None]) -> float:
    """The exponent of growth from 1 000 documents on: 1 is linear, 2 the square."""
    known = [(one.documents, value) for one in figures if one.documents >= 1_000 and (value := of(one)) is not None]
    (few, quick), (many, slow) = known[0], known[-1]
    return math.log(slow / quick) / math.log(many / few)


def report(figures: Sequence[Figures]) -> str:
    """The section of RESULTS.md."""
    rows = [
        [
            f"{one.documents:,}".replace(",", " "),
            f"{one.ours:.1f}",
            "–" if one.full is None else f"{one.full:.1f}",
            "–" if one.full is None else f"{one.full / one.ours:.1f}",
            f"{one.fit:.1f}",
            "–" if one.ours_outside is None else f"{100 * one.ours_outside:.1f} / {100 * (one.full_outside or 0):.1f}",
        ]
        for one in figures
    ]
    heads = [
        "documents",
        "2k → k, ms",
        "scipy, ms",
        "scipy : ours",
        "whole fit, ms",
        "good ones outside %, ours / scipy",
    ]
    return (
        "## Learning the classic watchdog — `python -m bench linkage`\n\n"
        "Average linkage in the seven views of the published method, k = 10: ours replaces 20 elements at a time by 10 "
        "centroids, scipy links all. Processor time, best of three. The whole fit also learns the delayed detector; wanted: "
        "at most 50 ms at 1 000 documents, growing no worse than linearly. Last column: fresh good documents that lie "
        "outside the boxes.\n\n"
        f"{table(heads, rows)}\n\n"
        f"Exponent of growth from 1 000 documents on: 2k → k {growth(figures, lambda one: one.ours):.2f}, "
        f"scipy {growth(figures, lambda one: one.full):.2f}, whole fit {growth(figures, lambda one: one.fit):.2f}."
    )


if __name__ == "__main__":
    sys.exit(main())
