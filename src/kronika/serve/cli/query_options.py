"""Options that stand beside a query: period, sources, entities, language, tone, duplicates; and what they come to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from kronika.model.errors import InputError

if TYPE_CHECKING:
    from datetime import datetime

    from kronika.model.analysis import Tone as Tones
    from kronika.model.search import Question

From = Annotated[str | None, typer.Option("--from", metavar="D", help="Articles from this day on: 2026-01-31, 7d …")]
To = Annotated[str | None, typer.Option("--to", metavar="D", help="Articles up to and with this day.")]
Sources = Annotated[
    list[str] | None, typer.Option("--source", metavar="NAME", help="Only articles of this source; may be repeated.")
]
Entities = Annotated[
    list[str] | None,
    typer.Option("--entity", metavar="NAME", help="Only articles that name this, by base form or link; repeatable."),
]
Lang = Annotated[str | None, typer.Option("--lang", metavar="L", help="Only articles in this language.")]
Tone = Annotated[str | None, typer.Option("--tone", metavar="T", help="positive, negative or neutral; or p, n, a.")]
Collapse = Annotated[
    bool, typer.Option("--collapse", help="Texts that are nearly the same count once, where they stood first.")
]


def question(
    now: datetime,
    text: str,
    *,
    since: str | None = None,
    until: str | None = None,
    sources: Sequence[str] | None = None,
    entities: Sequence[str] | None = None,
    lang: str | None = None,
    tone: str | None = None,
    collapsed: bool = False,
) -> Question:
    """What the options come to; a name such as @elections is left for `question_of`."""
    from kronika.model.search import Question
    from kronika.serve.cli.limits import moment

    return Question(
        text=text,
        since=moment(since, now),
        until=moment(until, now, end=True),
        sources=tuple(sources or ()),
        entities=tuple(entities or ()),
        lang=lang,
        tone=tone_named(tone) if tone else None,
        collapsed=collapsed,
    )


def tone_named(text: str) -> Tones:
    """A tone by its name or its letter."""
    from kronika.model.analysis import Tone as Tones

    wanted = text.strip().lower()
    for tone in Tones:
        if wanted in (tone.value, tone.name.lower()):
            return tone
    raise InputError(f"“{text}” is no tone; write positive, negative or neutral.")
