"""kronika entity find-sites: web addresses for what a directory lists."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import notes, output, print_json
from kronika.serve.cli.words import many

if TYPE_CHECKING:
    from kronika.flow.finding import Progress, Report


def finder_names() -> list[str]:
    """What the shell offers after --with."""
    from kronika.fetch.finders import finder

    return finder.finder_names()


def find(
    context: typer.Context,
    source: Annotated[str | None, typer.Argument(metavar="SOURCE", help="Only what this directory lists.")] = None,
    finder: Annotated[
        str | None,
        typer.Option(
            "--with",
            metavar="FINDER",
            help="google or nominatim; when not given, google if [places] google_key is set, else nominatim.",
            autocompletion=finder_names,
        ),
    ] = None,
    limit: Annotated[int | None, typer.Option(metavar="N", min=1, help="Look for at most so many.")] = None,
    retry: Annotated[bool, typer.Option("--retry", help="Also look again for what was looked for in vain.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Look for the web addresses of entities that have none.

    Asks for “name town street”, then for “name town”; the first hit counts, and a hit that may be wrong is marked.
    What was spent of the day's allowance is kept; when it is used up, call again the next day. Stop it at any time.
    """
    from kronika.flow.finding import Wish, choose_finder, find_sites
    from kronika.flow.interruption import stop_wish

    door: Door = context.obj
    with door.chronicle() as chronicle, stop_wish() as stop, told(as_json) as tell:
        wish = Wish(source_id=chronicle.store.sources.get(source).id if source else None, limit=limit, again=retry)
        report = find_sites(chronicle, wish, choose_finder(chronicle, finder), on_progress=tell, stop=stop)
    finish(report, as_json)


def finish(report: Report, as_json: bool) -> None:
    """Show what was found; a stop ends with its own exit code."""
    from kronika.model.errors import Interrupted

    if as_json:
        print_json(as_record(report))
    else:
        done = report.progress
        brought = f"{many(done.found, 'web address', 'web addresses')} for {many(done.asked, 'entity', 'entities')}"
        output().print(
            f"{brought} ({done.doubtful} doubtful, {done.failed} failed); "
            f"{done.left} left to look for, {report.units_left} units left today."
        )
        if report.spent and report.resumes is not None:
            output().print(
                f"The day's allowance is used up; call again after {report.resumes:%Y-%m-%d %H:%M} UTC to go on."
            )
        if done.doubtful:
            output().print("Look at the doubtful ones: kronika entity list --doubtful")
    if report.stopped:
        raise Interrupted("Stopped; what was found is kept, and the next call takes up where it was.")


def as_record(report: Report) -> dict[str, Any]:
    """A report as JSON shows it."""
    rest = {
        "units_left": report.units_left,
        "spent": report.spent,
        "resumes": report.resumes,
        "stopped": report.stopped,
    }
    return {"finder": report.finder, **asdict(report.progress), **rest}


@contextmanager
def told(quiet: bool) -> Iterator[Callable[[Progress], None] | None]:
    """Progress as a live line in a terminal, as a sentence now and then in a log."""
    from kronika.serve.cli.progress import LogLines, live_bar

    if quiet:
        yield None
    elif notes().is_terminal:
        with live_bar() as bar:
            task = bar.add_task("Finding", total=None, said="")
            yield lambda done: bar.update(task, completed=done.asked, total=done.asked + done.left, said=sentence(done))
    else:
        log = LogLines()
        yield lambda done: log.say(f"Finding: {sentence(done)}")


def sentence(progress: Progress) -> str:
    """Where finding stands."""
    return f"{progress.found} found, {progress.asked} asked for, {progress.failed} failed, {progress.left} to go"
