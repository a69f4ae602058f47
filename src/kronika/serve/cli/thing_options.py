"""Options that choose articles and things: period, source, type, language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from datetime import datetime

    from kronika.model.analysed import ThingFilter

From = Annotated[str | None, typer.Option("--from", metavar="D", help="Articles from this day on: 2026-01-31, 7d …")]
To = Annotated[str | None, typer.Option("--to", metavar="D", help="Articles up to and with this day.")]
Source = Annotated[str | None, typer.Option(metavar="NAME", help="Only articles of this source.")]
Type = Annotated[
    str | None, typer.Option("--type", metavar="T", help="Only things of this type: PER, LOC, ORG, PRO or EVT.")
]
Lang = Annotated[str | None, typer.Option(metavar="L", help="Only things named in this language.")]


def chosen(
    now: datetime,
    *,
    since: str | None,
    until: str | None,
    source: str | None,
    type_: str | None,
    lang: str | None = None,
    words: str | None = None,
) -> ThingFilter:
    """What the options come to."""
    from kronika.model.analysed import ThingFilter
    from kronika.model.analysis import EntityType
    from kronika.model.errors import InputError
    from kronika.serve.cli.limits import moment

    if type_ is not None and type_.upper() not in set(EntityType):
        raise InputError(f"--type takes {', '.join(EntityType)}, not “{type_}”.")
    return ThingFilter(
        source=source,
        since=moment(since, now),
        until=moment(until, now, end=True),
        type=EntityType(type_.upper()) if type_ else None,
        lang=lang,
        words=words,
    )
