"""Tables and lists in the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from kronika.model.failure import Failure
    from kronika.model.summary import SourceSummary

BARS = " ▁▂▃▄▅▆▇█"
DAYS = 14
OTHERS = 52  # what the columns beside the name take
NUMBERS = 27  # what they take when only the numbers stay
NARROW = 72
WIDE = 96


def source_table(summaries: Sequence[SourceSummary], width: int) -> Table:
    """Sources with their numbers and, where there is room, articles a day as a small curve."""
    narrow, with_curve = width < NARROW, width >= WIDE
    others = NUMBERS if narrow else OTHERS + (DAYS + 2 if with_curve else 0)
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("source", no_wrap=True, overflow="ellipsis", max_width=max(width - others, 1))
    for name in () if narrow else ("kind", "lang"):
        table.add_column(name, no_wrap=True)
    for name in ("pages", "articles", "failed"):
        table.add_column(name, justify="right", no_wrap=True)
    for name in () if narrow else ("last page",):
        table.add_column(name, no_wrap=True)
    if with_curve:
        table.add_column(f"{DAYS} days", no_wrap=True)
    for summary in summaries:
        table.add_row(*source_cells(summary, narrow=narrow, with_curve=with_curve))
    return table


def source_cells(summary: SourceSummary, *, narrow: bool, with_curve: bool) -> Iterator[Text]:
    """One source as a row; names are shown as they are, without markup."""
    source = summary.source
    yield Text(f"{source.name} (paused)" if source.paused else source.name)
    if not narrow:
        yield Text(source.kind)
        yield Text(source.lang or "")
    yield Text(str(summary.pages))
    yield Text(str(summary.articles))
    yield Text(str(summary.failures or ""))
    if not narrow:
        yield Text(day(summary.last_success))
    if with_curve:
        yield Text(curve(summary.per_day[-DAYS:]))


def failure_lines(failures: Sequence[Failure]) -> Iterator[Text]:
    """What failed and why: two lines each, so that addresses stay whole."""
    for failure in failures:
        head = Text(f"{stamp(failure.at)}  ")
        head.append(failure.kind.value, style="bold")
        head.append(f"  {failure.source or ''}  {failure.stage}", style="dim")
        yield head
        yield Text(f"  {failure.sentence if failure.url in failure.sentence else f'{failure.url}: {failure.sentence}'}")


def curve(counts: Sequence[int]) -> str:
    """Numbers as a line of small bars."""
    top = max(counts, default=0)
    return "".join(BARS[0 if not count else max(1, round(count / top * 8))] for count in counts)


def stamp(moment: datetime | None) -> str:
    """A moment, short."""
    return f"{moment:%Y-%m-%d %H:%M}" if moment else "never"


def day(moment: datetime | None) -> str:
    """A day, short."""
    return f"{moment:%Y-%m-%d}" if moment else "never"
