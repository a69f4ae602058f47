"""kronika watch check: look at watched pages now, and say what is new."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kronika.model.errors import Interrupted
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import literal, notes, output, print_json
from kronika.serve.cli.watch_record import known
from kronika.serve.cli.words import many

if TYPE_CHECKING:
    from collections.abc import Callable

    from kronika.fetch.crawl import Progress
    from kronika.flow.watching import CheckReport, Finding

SIGNS = {"added": "+", "removed": "−", "moved": "⇅", "replaced": "→", "link": "→"}


def check(
    context: typer.Context,
    numbers: Annotated[
        list[int] | None,
        typer.Argument(metavar="[ID]...", help="These pages now, due or not; all that are due if none."),
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="All pages, due or not.")] = False,
    send: Annotated[bool, typer.Option("--send", help="Then send the digests that are due.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Look at the watched pages that are due, or at those you name, and say what has changed.

    A change that may be a flicker is looked at twice, a few seconds apart.
    """
    from kronika.flow.watching import check_watches
    from kronika.model.watch import WatchFilter

    door: Door = context.obj
    with door.chronicle() as chronicle:
        only = [watch.id for watch in known(chronicle, numbers)] if numbers else None
        if everything:
            only = [watch.id for watch in chronicle.store.watches.all(WatchFilter(paused=False))]
        with shown(as_json) as on_progress:
            report = check_watches(chronicle, only, on_progress=on_progress)
        told = send_digests(chronicle) if send and not report.stopped else None
    if as_json:
        print_json(as_record(report) | ({} if told is None else {"digests": told}))
    else:
        show(report)
        if told is not None:
            output().print(f"{many(told, 'digest')} sent.")
    if report.stopped:
        raise Interrupted("Stopped; what was checked is kept, and the next call takes up where it was.")


def send_digests(chronicle: Any) -> int:
    """Tell the groups whose time has come, at once."""
    from kronika.flow.digests import send_due
    from kronika.flow.telling import deliver_waiting

    told = send_due(chronicle)
    deliver_waiting(chronicle)
    return told


@contextmanager
def shown(quiet: bool) -> Iterator[Callable[[Progress], None] | None]:
    """How far a check is: one changing line in a terminal, nothing in a log."""
    if quiet or not notes().is_terminal:
        yield None
        return
    with notes().status("Checking …") as status:
        yield lambda progress: status.update(
            f"Checking: {progress.pages + progress.unchanged + progress.failures} done, "
            f"{progress.open + progress.leased} to go"
        )


def show(report: CheckReport) -> None:
    """What was found, then the numbers."""
    for finding in report.findings:
        for line in finding_lines(finding):
            output().print(line, soft_wrap=True)
    for note in report.notes:
        output().print(note, markup=False)
    parts = {
        "changed": report.changed,
        "unchanged": report.unchanged,
        "looked at for the first time": report.first,
        "in trouble": report.troubled,
        "to be seen again": report.doubted,
    }
    said = ", ".join(f"{number} {name}" for name, number in parts.items() if number)
    output().print(f"{many(report.checked, 'page')} checked{f': {said}' if said else ''}.")


def finding_lines(finding: Finding) -> Iterator[str]:
    """A page with its counts and some of its pieces, or with what is wrong."""
    from kronika.flow.digest_words import Voice

    head = f"[bold]{literal(finding.label)}[/bold] ({finding.watch_id})"
    if finding.difference is None:
        said = "It looks changed, and will be looked at again." if finding.doubted else finding.sentence
        yield f"{head}: {literal(said)}"
        return
    yield f"{head}: {Voice('en').counts(finding.difference)}"
    for piece in finding.difference.pieces:
        before = f"{piece.before} " if piece.before else ""
        yield f"  {literal(f'{before}{SIGNS[piece.kind.value]} {piece.text}')}"


def as_record(report: CheckReport) -> dict[str, Any]:
    """The report as scripts read it."""
    names = ("checked", "first", "unchanged", "changed", "troubled", "doubted", "stopped", "notes")
    record = {name: getattr(report, name) for name in names}
    return record | {"seconds": round(report.seconds, 2), "findings": list(report.findings)}
