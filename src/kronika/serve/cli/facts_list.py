"""kronika facts list: sites with what comes next, how much is known and what people are still to be asked."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kronika.serve.cli.door import Door
from kronika.serve.cli.facts_run import AsJson, kind_choices
from kronika.serve.cli.screen import output, print_json
from kronika.serve.cli.words import many

if TYPE_CHECKING:
    from rich.table import Table

    from kronika.flow.fact_listing import SiteLine


def list_facts(
    context: typer.Context,
    kind: Annotated[
        str, typer.Argument(metavar="KIND", help="The kind of facts.", autocompletion=kind_choices)
    ] = "mass-times",
    as_json: AsJson = False,
) -> None:
    """The sites that are read for a kind of facts, with what comes next on each."""
    from zoneinfo import ZoneInfo

    from kronika.flow.fact_kinds import fact_kind
    from kronika.flow.fact_listing import site_lines

    door: Door = context.obj
    teller = fact_kind(kind)
    with door.chronicle() as chronicle:
        now = chronicle.clock().astimezone(ZoneInfo(chronicle.settings.serve.zone))
        lines = site_lines(chronicle, teller.name, now)
    if as_json:
        for line in lines:
            print_json(as_record(line))
        return
    output().print(table(lines, now))
    read = sum(line.stored is not None for line in lines)
    asked = sum(line.questions for line in lines)
    output().print(f"{many(len(lines), 'site')}, {read} read; {many(asked, 'question')} for people.")


def table(lines: list[SiteLine], now: datetime) -> Table:
    """One line a site."""
    from rich.table import Table
    from rich.text import Text

    made = Table(box=None, pad_edge=False, header_style="bold")
    made.add_column("site", overflow="fold")
    made.add_column("next", no_wrap=True)
    for name in ("slots", "questions"):
        made.add_column(name, justify="right", no_wrap=True)
    made.add_column("since", no_wrap=True)
    for line in lines:
        changed = f"{line.stored.changed:%Y-%m-%d}" if line.stored is not None else "not read"
        cells = (line.source.name, ahead(line, now), str(line.slots), str(line.questions or ""), changed)
        made.add_row(*(Text(cell) for cell in cells))
    return made


def ahead(line: SiteLine, now: datetime) -> str:
    """What comes next, short."""
    if line.next is None:
        return "–"
    day = "today" if line.next.at.date() == now.date() else f"{line.next.at:%a %d %b}"
    return f"{day} {line.next.at:%H:%M}"


def as_record(line: SiteLine) -> dict[str, Any]:
    """One site as JSON shows it."""
    stored = line.stored
    return {
        "site": line.source.name,
        "url": line.source.url,
        "read": stored.at if stored is not None else None,
        "changed": stored.changed if stored is not None else None,
        "slots": line.slots,
        "questions": line.questions,
        "contradictions": len(stored.record.contradictions) if stored is not None else 0,
        "next": line.next.at if line.next is not None else None,
        "place": line.next.place if line.next is not None else "",
    }
