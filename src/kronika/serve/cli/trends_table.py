"""A ready question's answer in the terminal: title, table with small bars, notes and source line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from kronika.model.analysis import Tone
from kronika.model.series import Answer, Point, Ready
from kronika.serve.cli.screen import literal, output
from kronika.serve.figures.frame import hatched_notes, source_line
from kronika.serve.figures.words import ENGLISH, last_of

if TYPE_CHECKING:
    from rich.table import Table

BLOCKS = "▁▂▃▄▅▆▇█"
BAR = 20  # columns of a bar
MOST_TIES = 40
MOST_HEADLINES = 3  # of each end; files have more
MOST_SPARKS = 48  # columns of a small curve
DRAWN = ("", "over time")  # columns that are drawings or days


def show(answer: Answer) -> None:
    """Everything the answer says."""
    screen = output()
    screen.print(literal(answer.title), style="bold", soft_wrap=True)
    screen.print(literal(answer.subtitle), style="dim", soft_wrap=True)
    if answer.total:
        screen.print(TABLES[answer.ready](answer))
    for note in (*hatched_notes(answer, ENGLISH), *answer.notes):
        screen.print(literal(note), style="dim", soft_wrap=True)
    screen.print(literal(source_line(answer, ENGLISH)), style="dim", soft_wrap=True)


def columns(names: Iterable[str], *, numbers: Sequence[str] = ()) -> Table:
    """An empty table; columns of numbers stand at the right."""
    from rich.table import Table

    made = Table(box=None, pad_edge=False, header_style="bold")
    for name in names:
        bare = name in DRAWN or name in numbers
        made.add_column(name, justify="right" if name in numbers else "left", overflow="fold", no_wrap=bare)
    return made


def curve(answer: Answer) -> Table:
    """One row a stretch, with a bar to each side."""
    made = columns(("", "articles", "+", "−", "balance", "", "95 %"), numbers=("articles", "+", "−", "balance"))
    points = answer.lines[0].points if answer.lines else ()
    most = max((abs(point.value) for point in points if point.value is not None), default=1.0) or 1.0
    for point in points:
        made.add_row(
            day(answer, point), str(point.articles), *figures(point), two_sided(point.value, most), bounds(point)
        )
    return made


def day(answer: Answer, point: Point) -> str:
    """The stretch, with a sign where a source was broken."""
    last = last_of(point.day, answer.step, answer.last)
    broken = any(one.first <= last and point.day <= one.last for one in answer.broken)
    return f"{point.day}{' !' if broken else ''}"


def figures(point: Point) -> tuple[str, str, str]:
    """The three values; a gap says nothing."""
    if point.value is None or point.positive is None or point.negative is None:
        return "", "", ""
    return f"{point.positive:.2f}", f"{point.negative:.2f}", ENGLISH.number(point.value, 2)


def bounds(point: Point) -> str:
    """Where people have judged."""
    if point.low is None or point.high is None:
        return ""
    return f"{ENGLISH.number(point.low, 1)} … {ENGLISH.number(point.high, 1)}"


def two_sided(value: float | None, most: float) -> str:
    """A bar to the left below nought, to the right above it."""
    if value is None:
        return ""
    half = BAR // 2
    long = min(half, round(abs(value) / most * half))
    return f"{'█' * long:>{half}}│" if value < 0 else f"{'':>{half}}│{'█' * long}"


def compare(answer: Answer) -> Table:
    """One row a server, its curve as a small line of blocks."""
    made = columns(("server", "articles", "balance", "over time"), numbers=("articles", "balance"))
    values = [point.value for line in answer.lines for point in line.points if point.value is not None]
    low, high = min(values, default=0.0), max(values, default=0.0)
    for line in answer.lines:
        total = sum((point.value or 0.0) * point.articles for point in line.points) / max(line.total, 1)
        made.add_row(literal(line.name), str(line.total), ENGLISH.number(total, 2), spark(line.points, low, high))
    return made


def spark(points: Sequence[Point], low: float, high: float) -> str:
    """A line of blocks, of a long period the last of it; a stretch without articles is a gap."""
    wide = (high - low) or 1.0
    points = points[-MOST_SPARKS:]
    return "".join(
        " " if point.value is None else BLOCKS[min(7, int((point.value - low) / wide * 8))] for point in points
    )


def volume(answer: Answer) -> Table:
    """One row a stretch."""
    made = columns(("", "articles", ""), numbers=("articles",))
    points = answer.lines[0].points
    most = max((point.articles for point in points), default=0) or 1
    for point in points:
        made.add_row(day(answer, point), str(point.articles), "█" * round(point.articles / most * BAR))
    return made


def rankings(answer: Answer) -> Table:
    """One row a stretch, the most frequent first."""
    made = columns(("", "articles", "most frequent"), numbers=("articles",))
    for one in answer.rankings:
        best = ", ".join(f"{ranked.name} {ranked.articles}" for ranked in one.best)
        made.add_row(str(one.day), str(one.articles), literal(best))
    return made


def headlines(answer: Answer) -> Table:
    """One row a headline."""
    made = columns(("", "points", "headline", "server", "article"), numbers=("points", "article"))
    shown: Counter[tuple[object, Tone]] = Counter()
    for one in answer.headlines:
        shown[one.day, one.end] += 1
        if shown[one.day, one.end] > MOST_HEADLINES:
            continue
        points = ENGLISH.number(one.score, 1)
        made.add_row(str(one.day), points, literal(one.title), literal(one.source), str(one.article_id))
    return made


def shares(answer: Answer) -> Table:
    """One row a server."""
    made = columns(
        ("server", "articles", "negative", "neutral", "positive", ""),
        numbers=("articles", "negative", "neutral", "positive"),
    )
    for one in answer.shares:
        parts = [one.tones.get(tone, 0) / one.articles for tone in (Tone.NEGATIVE, Tone.NEUTRAL, Tone.POSITIVE)]
        bar = "".join(sign * round(part * BAR) for sign, part in zip("█░▓", parts, strict=True))
        made.add_row(literal(one.source), str(one.articles), *(f"{part:.0%}" for part in parts), bar)
    return made


def graph(answer: Answer) -> Table:
    """One row a tie, the surest first."""
    made = columns(("one", "other", "articles", "sentences", "× chance"), numbers=("articles", "sentences", "× chance"))
    for tie in answer.ties[:MOST_TIES]:
        names = (literal(answer.nodes[place].name) for place in (tie.first, tie.second))
        sentences = "" if tie.sentences is None else str(tie.sentences)
        made.add_row(*names, str(tie.articles), sentences, f"{tie.lift:.1f}")
    return made


TABLES: dict[Ready, Callable[[Answer], Table]] = {
    Ready.SENTIMENT: curve,
    Ready.COMPARE: compare,
    Ready.VOLUME: volume,
    Ready.ENTITIES: rankings,
    Ready.KEYWORDS: rankings,
    Ready.HEADLINES: headlines,
    Ready.SHARES: shares,
    Ready.GRAPH: graph,
}
