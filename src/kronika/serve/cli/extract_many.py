"""Many pages for `kronika extract`: a progress bar, the output, and at the end what failed."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from kronika.model.errors import BadFile, Interrupted, SomeFailed
from kronika.serve.cli.door import Door
from kronika.serve.cli.extract_one import from_web, recipe_book, standard_input
from kronika.serve.cli.extract_request import Request, is_folder, is_narrow
from kronika.serve.cli.screen import literal, notes

if TYPE_CHECKING:
    from kronika.flow.bulk import Tally
    from kronika.flow.outputs import Output
    from kronika.flow.pages_in import Amount

SMALL = 16  # fewer pages are not worth starting processes for
MOST_SHOWN = 20


def extract_many(request: Request, door: Door) -> None:
    """Read all pages and write their articles; failures are listed at the end and make the exit code."""
    from kronika.flow.bulk import Style, extract_many
    from kronika.flow.interruption import stop_wish
    from kronika.flow.places import Terms, amount, works
    from kronika.model.clock import system_clock

    recipes = recipe_book(request, door)
    terms = Terms(
        lang=request.lang,
        engine=request.engine,
        options=request.options,
        recipes=recipes,
        clock=system_clock,
        from_web=lambda place: from_web(place, request, door, recipes),
        from_input=standard_input,
    )
    there = amount(request.places)
    style = Style(format=request.format, narrow=request.output is None and is_narrow())
    with stop_wish() as stop, opened(request) as output, bar(there) as on_progress:
        tally = extract_many(
            works(request.places, terms),
            output,
            style,
            count=crew_size(request, there),
            on_progress=on_progress,
            stop=stop,
        )
    finish(request, tally)


def crew_size(request: Request, there: Amount) -> int:
    """As many processes as asked for, else as there are cores; none for a few pages."""
    if request.processes is not None:
        return request.processes
    return 0 if there.pages is not None and there.pages <= SMALL else os.cpu_count() or 1


@contextmanager
def opened(request: Request) -> Iterator[Output]:
    """The folder, the file or standard output."""
    from kronika.extract.output.format import format_of
    from kronika.flow.outputs import FolderOutput, one_file, one_stream

    form = format_of(request.format)
    if request.output is None:
        with one_stream(sys.stdout, form.frame, "standard output") as out:
            yield out
    elif is_folder(request.output, many=True):
        yield FolderOutput(Path(request.output), form.suffix)
    else:
        with one_file(Path(request.output), form.frame) as out:
            yield out


@contextmanager
def bar(there: Amount) -> Iterator[Callable[[Tally], None]]:
    """A progress bar by the bytes read, with pages and failures; nothing where nobody looks."""
    if not notes().is_terminal:
        yield lambda tally: None
        return
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

    columns = (
        TextColumn("[bold]Extracting[/bold]"),
        BarColumn(bar_width=28),
        TaskProgressColumn(),
        TextColumn("{task.fields[said]}"),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=notes(), transient=True) as progress:
        task = progress.add_task("Extracting", total=there.size or None, said="")

        def show(tally: Tally) -> None:
            seconds = progress.tasks[0].elapsed or 0
            progress.update(task, completed=tally.read, said=sentence(tally, there, seconds))

        yield show


def sentence(tally: Tally, there: Amount, seconds: float) -> str:
    """Where it stands."""
    total = f" of {there.pages}" if there.pages is not None else ""
    speed = f", {tally.pages / seconds:.0f} a second" if seconds > 1 else ""
    failed = f", {tally.failures} failed" if tally.failures else ""
    return f"{tally.pages}{total} pages{speed}{failed}"


def finish(request: Request, tally: Tally) -> None:
    """Say what came of it; a stop or a failure ends with its own exit code."""
    if not tally.pages and not tally.stopped:
        raise BadFile(nothing(request))
    listed("[yellow]noted[/yellow]", tally.remarks, tally.remarked)
    listed("[red]failed[/red]", tally.named, tally.failures)
    if request.output is not None and notes().is_terminal:
        notes().print(f"{tally.articles} articles in {literal(request.output)}.", soft_wrap=True)
    if tally.stopped:
        raise Interrupted(f"Stopped; the {tally.articles} articles that were finished are written.")
    if tally.failures:
        raise SomeFailed(f"{tally.failures} of {tally.pages} pages could not be read; the others are done.")


def listed(mark: str, named: Sequence[tuple[str, str]], count: int) -> None:
    """The first pages that something is said about, and how many more there are."""
    for name, why in named[:MOST_SHOWN]:
        notes().print(f"{mark} {literal(name)}: {literal(why)}", soft_wrap=True)
    if count > MOST_SHOWN:
        notes().print(f"… and {count - MOST_SHOWN} more.")


def nothing(request: Request) -> str:
    """Why there was no page at all."""
    place = request.places[0]
    if Path(place).is_dir():
        return f"{place} is a folder without pages; looked for are .html, .htm, .xhtml (also with .gz), .warc and .warc.gz."
    return f"{place} holds no HTML page that a server answered with success."
