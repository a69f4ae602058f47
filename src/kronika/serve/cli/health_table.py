"""How sources are, as a table that fits the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from kronika.flow.health import WELL, State, new_per_round, state_of
from kronika.serve.cli.tables import curve
from kronika.serve.cli.words import ahead, since
from kronika.serve.web.health_words import NAMES

if TYPE_CHECKING:
    from kronika.model.round import Round
    from kronika.model.summary import SourceSummary

NARROW = 66  # below: only name, state and last success
SMALL_CURVE = 100  # from here on there is room for two weeks
WHOLE_CURVE = 118  # … and for thirty days
OTHERS = 49  # what the columns beside name and state take


def health_table(summaries: Sequence[SourceSummary], now: datetime, width: int) -> Table:
    """Sources with their state and what they bring; what needs a look stands out."""
    narrow = width < NARROW
    days = 0 if width < SMALL_CURVE else 14 if width < WHOLE_CURVE else 30
    table = Table(box=None, pad_edge=False, header_style="bold")
    states = max((len(NAMES[state_of(summary, now)]) for summary in summaries), default=0)
    taken = states + (13 if narrow else OTHERS + (days + 2 if days else 0))
    table.add_column("source", no_wrap=True, overflow="ellipsis", max_width=max(width - taken, 8))
    table.add_column("state", no_wrap=True)
    table.add_column("last page", no_wrap=True)
    if not narrow:
        for name in ("new/round", "errors", "queue"):
            table.add_column(name, justify="right", no_wrap=True)
        table.add_column("next run", no_wrap=True)
    if days:
        table.add_column(f"{days} days", no_wrap=True)
    for summary in summaries:
        table.add_row(*cells(summary, now, narrow=narrow, days=days))
    return table


def cells(summary: SourceSummary, now: datetime, *, narrow: bool, days: int) -> Iterator[Text]:
    """One source as a row."""
    state = state_of(summary, now)
    yield Text(summary.source.name)
    yield Text(NAMES[state], style=style_of(state))
    yield Text(since(summary.last_success, now))
    if not narrow:
        yield Text(yielded(summary))
        yield Text(str(sum(summary.errors.values()) or ""))
        yield Text(str(summary.open_leads or ""))
        yield Text(next_run(summary, now))
    if days:
        yield Text(curve(summary.per_day[-days:]))


def style_of(state: State) -> str:
    """Well is quiet, everything else is seen."""
    return "green" if state is State.FRESH else "dim" if state in WELL or state is State.NEW else "yellow"


def yielded(summary: SourceSummary) -> str:
    """New pages of a round, on average."""
    found = new_per_round(summary)
    return "" if found is None else f"{found:.0f}" if found >= 10 or found == int(found) else f"{found:.1f}"


def next_run(summary: SourceSummary, now: datetime) -> str:
    """When it runs next, as far as anybody plans it."""
    if summary.running:
        return "running"
    if summary.source.paused or (summary.source.next_run is None and summary.source.every is None):
        return ""
    return ahead(summary.source.next_run, now) or "soon"


def round_table(rounds: Sequence[Round]) -> Table:
    """The last rounds of a source."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for name in ("round", "began", "took", "new", "unchanged", "rested", "same", "failed"):
        table.add_column(name, justify="left" if name == "began" else "right", no_wrap=True)
    for round_ in rounds:
        numbers = (round_.pages, round_.unchanged, round_.rested, round_.same, round_.failures)
        table.add_row(
            str(round_.number),
            f"{round_.started:%Y-%m-%d %H:%M}",
            took(round_),
            *(str(number or "") for number in numbers),
        )
    return table


def took(round_: Round) -> str:
    """How long a round took."""
    if round_.finished is None:
        return "open"
    seconds = max(int((round_.finished - round_.started).total_seconds()), 0)
    hours, minutes = divmod(seconds // 60, 60)
    return f"{hours}:{minutes:02}:{seconds % 60:02}"
