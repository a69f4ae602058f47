"""kronika verify accept, snooze, reextract: what a person does about an episode."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Annotated

import typer

from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import literal, output, print_json

if TYPE_CHECKING:
    from datetime import datetime

Number = Annotated[int, typer.Argument(metavar="EPISODE", help="Its number, as “kronika verify episodes” shows it.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def accept(context: typer.Context, episode: Number, as_json: AsJson = False) -> None:
    """Mark an episode as a real change of the source.

    Nothing was wrong: the articles that were set aside come back, and the watchdog learns anew from there.
    """
    from kronika.flow.mending import accept as mark

    door: Door = context.obj
    with door.chronicle() as chronicle:
        marked = mark(chronicle, episode)
    if as_json:
        print_json(marked)
    else:
        output().print(f"[bold]{literal(marked.source)}[/bold] is learned anew from {marked.since:%Y-%m-%d %H:%M} on.")


def snooze(
    context: typer.Context,
    episode: Number,
    until: Annotated[str, typer.Option(metavar="D", help="Until a day, or for a time: 2026-04-01, 3d.")] = "1d",
    wake: Annotated[bool, typer.Option("--wake", help="End the snooze instead.")] = False,
    as_json: AsJson = False,
) -> None:
    """Say nothing more of an episode for a while; when that is over and it still lasts, you are told once more."""
    from kronika.flow.mending import snooze as rest

    door: Door = context.obj
    with door.chronicle() as chronicle:
        changed = rest(chronicle, episode, None if wake else to_come(until, chronicle.clock()))
    if as_json:
        print_json(changed)
    elif changed.snoozed_until is None:
        output().print(f"Episode {changed.id} of [bold]{literal(changed.source)}[/bold] is open again.")
    else:
        output().print(
            f"[bold]{literal(changed.source)}[/bold] is snoozed until {changed.snoozed_until:%Y-%m-%d %H:%M}."
        )


def reextract(
    context: typer.Context,
    source: Annotated[str, typer.Argument(metavar="SOURCE", help="Its name.")],
    since: Annotated[str, typer.Option(metavar="D", help="Pages fetched since then: 2026-03-01, yesterday, 7d.")],
    as_json: AsJson = False,
) -> None:
    """Read the pages of a source again, those fetched since a day and those set aside, and let the watchdog look."""
    from kronika.flow.extraction import extract_waiting
    from kronika.flow.mending import reextract as queue
    from kronika.flow.verifying import verify_waiting
    from kronika.serve.cli.limits import moment
    from kronika.serve.cli.progress import shown

    door: Door = context.obj
    with door.chronicle() as chronicle, shown(as_json) as watcher:
        chosen = chronicle.store.sources.get(source)
        begun = moment(since, chronicle.clock())
        assert begun is not None
        pages = queue(chronicle, chosen, begun)
        made = extract_waiting(chronicle, on_progress=watcher.extracting)
        verified = verify_waiting(chronicle, [source])
    said = {"source": source, "pages": pages, "read": made.articles, "unreadable": made.failures}
    said |= {"released": verified.released, "quarantined": verified.quarantined}
    if as_json:
        print_json(said)
    else:
        output().print(
            f"{pages} pages of [bold]{literal(source)}[/bold] read again; "
            f"{verified.released} articles came back, {verified.quarantined} were set aside."
        )


def to_come(text: str, now: datetime) -> datetime:
    """A moment to come: a day or a moment as written, or so long from now."""
    from kronika.model.duration import UNITS, WRITTEN
    from kronika.serve.cli.limits import moment

    match = WRITTEN.match(text)
    if match:
        return now + timedelta(seconds=int(match[1]) * UNITS[match[2]])
    found = moment(text, now, end=True)
    assert found is not None
    return found
