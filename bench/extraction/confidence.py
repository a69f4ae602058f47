"""Is a confidence worth its name: the share of right pages for each range of confidence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.extraction.judged import Judged
from bench.extraction.tables import percent, table

RIGHT = 0.9  # a page is right when its F1 is at least this
SURE = 0.9
BINS = 10
PLOT = Path(__file__).parents[1] / "plots" / "confidence.svg"


@dataclass(frozen=True, slots=True, kw_only=True)
class Bin:
    """Pages of about the same confidence."""

    low: float
    high: float
    pages: int
    right: int
    mean: float  # of their confidences

    @property
    def share(self) -> float | None:
        """Share of right pages."""
        return self.right / self.pages if self.pages else None


def answers(judged: Sequence[Judged]) -> list[tuple[float, bool]]:
    """Confidence and truth of every page whose text is known."""
    return [
        (one.result.found.confidence, one.overlap.f1 >= RIGHT)
        for one in judged
        if one.overlap and one.result.found.confidence is not None
    ]


def bins(told: Sequence[tuple[float, bool]]) -> list[Bin]:
    """Ten ranges of equal width."""
    made = []
    for at in range(BINS):
        inside = [(sure, right) for sure, right in told if min(int(sure * BINS + 1e-9), BINS - 1) == at]
        made.append(
            Bin(
                low=at / BINS,
                high=(at + 1) / BINS,
                pages=len(inside),
                right=sum(right for _, right in inside),
                mean=sum(sure for sure, _ in inside) / len(inside) if inside else 0.0,
            )
        )
    return made


def confidence_table(told: Sequence[tuple[float, bool]]) -> str:
    """Range by range, and the sentence that counts."""
    rows = [
        [
            f"{one.low:.1f} – {one.high:.1f}",
            str(one.pages),
            f"{one.mean:.2f}",
            percent(one.share),
        ]
        for one in bins(told)
        if one.pages
    ]
    return f"{sure_line(told)}\n\n{table(['confidence', 'pages', 'mean', 'right %'], rows)}"


def sure_line(told: Sequence[tuple[float, bool]]) -> str:
    """Of the results we are sure of, how many are right."""
    sure = [right for confidence, right in told if confidence >= SURE]
    if not sure:
        return f"No result has a confidence of {SURE} or more."
    return (
        f"{len(sure)} of {len(told)} results have a confidence of {SURE} or more; "
        f"{sum(sure)} of them ({sum(sure) / len(sure):.1%}) are right, which means a page F1 of at least {RIGHT}."
    )


def draw(told: Sequence[tuple[float, bool]], path: Path = PLOT) -> None:
    """The reliability plot; the same numbers give the same file."""
    import matplotlib as mpl

    mpl.use("Agg")
    mpl.rcParams.update({"svg.hashsalt": "kronika", "svg.fonttype": "none", "font.size": 9})
    from matplotlib import pyplot as plt

    filled = [one for one in bins(told) if one.pages]
    figure, axes = plt.subplots(figsize=(4.6, 3.8), layout="constrained")
    axes.plot([0, 1], [0, 1], color="#888888", linewidth=1, linestyle="--", label="as sure as right")
    axes.bar(
        [(one.low + one.high) / 2 for one in filled],
        [one.share or 0.0 for one in filled],
        width=0.092,
        color="#9ec5e8",
        edgecolor="#2b6ca3",
        linewidth=0.8,
        label="share of right pages",
    )
    for one in filled:
        axes.annotate(
            str(one.pages),
            ((one.low + one.high) / 2, one.share or 0.0),
            (0, 2),
            textcoords="offset points",
            ha="center",
        )
    axes.set(xlim=(0, 1), ylim=(0, 1.08), xlabel="confidence told", ylabel=f"share of pages with F1 ≥ {RIGHT}")
    axes.set_title(f"Confidence of {len(told)} pages (numbers: pages in the range)", fontsize=9)
    axes.legend(loc="upper left", frameon=False)
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, format="svg", metadata={"Date": None})
    plt.close(figure)
