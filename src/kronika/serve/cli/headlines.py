"""kronika headlines: headlines that were changed after they were published."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from kronika.model.errors import InputError
from kronika.serve.cli.door import Door
from kronika.serve.cli.edited_words import marked, tone_word
from kronika.serve.cli.query_options import From, To
from kronika.serve.cli.screen import output, print_json
from kronika.serve.cli.tables import stamp
from kronika.serve.cli.words import many

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kronika.model.article_history import HeadlineChange


def headlines(
    context: typer.Context,
    changed: Annotated[
        bool, typer.Option("--changed", help="Those that were changed: old and new, word by word.")
    ] = False,
    since: From = None,
    until: To = None,
    source: Annotated[str | None, typer.Option(metavar="NAME", help="Only those of this source.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, one object per change.")] = False,
) -> None:
    """List headlines that were changed, the newest first; without a period, those of today.

    kronika headlines --changed --from 7d --source novinky
    """
    from kronika.flow.article_history import headline_changes
    from kronika.serve.cli.limits import moment

    if not changed:
        raise InputError("Say which headlines: --changed lists those that were changed.")
    door: Door = context.obj
    with door.chronicle() as chronicle:
        if source is not None:
            chronicle.store.sources.get(source)
        now = chronicle.clock()
        begin = moment(since, now) if since or until else moment(f"{now:%Y-%m-%d}", now)
        found = headline_changes(chronicle, begin, moment(until, now, end=True), source)
    if as_json:
        for change in found:
            print_json(change)
    else:
        show(found)


def show(found: Sequence[HeadlineChange]) -> None:
    """For people: the new headline with what went and what came, then where and when."""
    from rich.text import Text

    for change in found:
        output().print(marked(change.difference), soft_wrap=True)
        tones = " → ".join(dict.fromkeys(tone_word(tone) for tone in (change.tone_before, change.tone_after) if tone))
        facts = [
            change.source,
            f"{stamp(change.seen_before)} → {stamp(change.at)}",
            *([change.turn.value] if change.turn else []),
            *([f"article {tones}"] if tones else []),
            f"kronika history {change.after_id} --diff {change.before_number} {change.after_number}",
        ]
        output().print(Text("  " + " · ".join(facts), "dim"), soft_wrap=True)
    output().print(f"{many(len(found), 'headline')} changed." if found else "No headline was changed in this time.")
