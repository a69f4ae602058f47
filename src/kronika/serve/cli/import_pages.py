"""kronika import: take in pages that another crawl fetched."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kronika.model.errors import InputError, Interrupted, SomeFailed
from kronika.serve.cli.byte_progress import measured
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import literal, notes, output, print_json
from kronika.serve.cli.words import many

if TYPE_CHECKING:
    from kronika.flow.taking_in import Intake

Files = Annotated[
    list[Path], typer.Argument(metavar="FILE", help="WARC files (.warc, .warc.gz) or JSON lines (.jsonl, .gz, .zst).")
]
Into = Annotated[
    str | None,
    typer.Option("--source", metavar="NAME", help="Put all pages into this source; made if it is not there."),
]
PerHost = Annotated[bool, typer.Option("--site-per-host", help="One source for each host.")]
Lang = Annotated[str | None, typer.Option(metavar="L", help="Language of new sources: cs, pl, ru, en.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


def import_pages(
    context: typer.Context,
    files: Files,
    source: Into = None,
    site_per_host: PerHost = False,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Take in a crawl made elsewhere: WARC files, or JSON lines with url and html.

    Pages keep the time they were fetched and become versions in its order; running it again changes nothing.
    Without --source and --site-per-host a page goes to the source its archive names, else to one named like the file.
    The next “kronika run” reads the articles.
    """
    from kronika.flow.interruption import stop_wish
    from kronika.flow.taking_in import Where, take_in

    if source and site_per_host:
        raise InputError("Give either --source NAME or --site-per-host, not both.")
    door: Door = context.obj
    began = time.monotonic()
    where = Where(source=source, site_per_host=site_per_host, lang=lang)
    with door.chronicle() as chronicle, stop_wish() as stop, measured("Importing", quiet=as_json) as show:
        intake = take_in(
            chronicle,
            files,
            where,
            on_progress=lambda made: show(made.read, made.size, f"{made.pages} new pages, {made.known} known"),
            stop=stop,
        )
    report(intake, time.monotonic() - began, as_json)


def report(intake: Intake, seconds: float, as_json: bool) -> None:
    """Say what came in; damage is named on standard error and ends with its own exit code."""
    if as_json:
        print_json(as_numbers(intake, seconds))
    else:
        for sentence in intake.sentences:
            notes().print(literal(sentence))
        output().print(
            f"{many(intake.pages, 'new page')}, {intake.known} known, {intake.passed} passed over, {intake.damaged} damaged, "
            f"into {many(len(intake.sources), 'source')} in {seconds:.1f} s."
        )
    if intake.stopped:
        raise Interrupted("Stopped; what was taken in is kept, and the same call takes in the rest.")
    if intake.damaged:
        raise SomeFailed(f"{many(intake.damaged, 'place')} of the files could not be read; the rest is taken in.")


def as_numbers(intake: Intake, seconds: float) -> dict[str, Any]:
    """An import as JSON."""
    counts = {name: getattr(intake, name) for name in ("found", "pages", "known", "passed", "damaged", "stopped")}
    return counts | {"sources": intake.sources, "faults": intake.sentences, "seconds": round(seconds, 2)}
