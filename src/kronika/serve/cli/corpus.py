"""kronika corpus: what was collected, as files for other programs."""

from __future__ import annotations

import sys
import time
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kronika.model.errors import BadFile, InputError, Interrupted, SomeFailed
from kronika.serve.cli.byte_progress import measured
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import literal, notes, output, print_json

if TYPE_CHECKING:
    from kronika.flow.chronicle import Chronicle
    from kronika.flow.corpus_export import Export, Exported, Wish
    from kronika.model.source import Source

app = typer.Typer(no_args_is_help=True, help="Hand on what was collected.")


class Form(StrEnum):
    """What an export can be."""

    SITES = "sites"
    JSONL = "jsonl"
    WARC = "warc"
    PARQUET = "parquet"
    CONLLU = "conllu"
    TEI = "tei"
    VERT = "vert"
    XML = "xml"


READY = (Form.SITES, Form.JSONL, Form.WARC)
TO_COME = "comes with the building of corpora, which this version does not have yet"


@app.command("export")
def export(
    context: typer.Context,
    names: Annotated[list[str] | None, typer.Argument(metavar="NAME", help="Sources to export.")] = None,
    every: Annotated[bool, typer.Option("--all", help="Export all sources.")] = False,
    form: Annotated[
        Form,
        typer.Option(
            "-f",
            "--format",
            help="sites: one file of pages for each source, one page a line; jsonl: articles; warc: an archive.",
        ),
    ] = Form.JSONL,
    to: Annotated[
        Path | None,
        typer.Option(
            "-o",
            "--output",
            metavar="DIR|FILE",
            help="A folder for sites and warc (./sites, ./warc when not given), a file for jsonl (else standard output).",
        ),
    ] = None,
    since: Annotated[
        str | None, typer.Option(metavar="D", help="Fetched not before: 2026-03-01, yesterday, 7d.")
    ] = None,
    until: Annotated[str | None, typer.Option(metavar="D", help="Fetched not after.")] = None,
    newest: Annotated[
        bool | None,
        typer.Option(
            "--newest/--all-versions", help="Only the newest version of a page; a WARC export has all of them."
        ),
    ] = None,
    gzip: Annotated[
        bool | None, typer.Option("--gzip/--no-gzip", help="Pack the files; a WARC export is packed by itself.")
    ] = None,
    quarantined: Annotated[
        bool, typer.Option("--quarantined", help="Also articles that were set aside because their text is wrong.")
    ] = False,
    query: Annotated[str | None, typer.Option(metavar="Q", help="Articles that match a query (to come).")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print what was done as one JSON object.")] = False,
) -> None:
    """Write stored pages or articles to files: for other tools, for another chronicle, for keeps.

    Files appear under their names when they are whole. Called again, sites and warc write only what has changed.
    """
    from kronika.flow.corpus_export import Export, Wish
    from kronika.flow.interruption import stop_wish
    from kronika.serve.cli.limits import moment

    check(form, query, to, as_json=as_json)
    door: Door = context.obj
    began = time.monotonic()
    is_archive = form is Form.WARC
    with door.chronicle() as chronicle, stop_wish() as stop, measured("Exporting", quiet=as_json) as show:
        now = chronicle.clock()
        wish = Wish(
            sources=chosen(chronicle, names or [], every=every),
            form=form.value,
            since=moment(since, now),
            until=moment(until, now, end=True),
            newest=newest if newest is not None else not is_archive,
            gzip=gzip if gzip is not None else is_archive,
            quarantined=quarantined,
        )
        work = Export(chronicle, wish, lambda made: show(made.seen, made.total, f"{made.written} written"), stop)
        made = carry_out(work, wish, to)
    report(made, time.monotonic() - began, as_json=as_json, quiet=form is Form.JSONL and to is None)


def check(form: Form, query: str | None, to: Path | None, *, as_json: bool) -> None:
    """Refuse what is not there yet, and what cannot be meant."""
    if form not in READY:
        raise InputError(f"-f {form.value} {TO_COME}; -f {', '.join(READY)} are there.")
    if query is not None:
        raise InputError(f"--query {TO_COME}; name sources, or say --all.")
    if form is Form.JSONL and to is None and as_json:
        raise InputError("--json tells what was done on standard output, where the articles go; give a file with -o.")


def chosen(chronicle: Chronicle, names: list[str], *, every: bool) -> tuple[Source, ...]:
    """The sources meant."""
    if bool(names) == every:
        raise InputError("Name the sources to export, or say --all.")
    if every:
        return tuple(chronicle.store.sources.all())
    return tuple(chronicle.store.sources.get(name) for name in dict.fromkeys(names))


def carry_out(work: Export, wish: Wish, to: Path | None) -> Exported:
    """To a folder, a file, or standard output."""
    if wish.form != Form.JSONL:
        folder = to or Path(wish.form)
        if folder.is_file():
            raise BadFile(f"{folder} is a file; -f {wish.form} writes to a folder.")
        return work.to_folder(folder)
    if to is None:
        return work.to_stream(sys.stdout.buffer)
    if to.is_dir():
        raise BadFile(f"{to} is a folder; -f jsonl writes one file, for instance {to / 'articles.jsonl'}.")
    return work.to_file(to)


def report(made: Exported, seconds: float, *, as_json: bool, quiet: bool) -> None:
    """Say what was written."""
    for sentence in made.damaged:
        notes().print(literal(sentence))
    if as_json:
        counts = {name: getattr(made, name) for name in ("written", "left_out", "kept", "stopped")}
        print_json(counts | {"files": made.files, "damaged": made.damaged, "seconds": round(seconds, 2)})
    elif not quiet:
        whole = f"; {made.kept} sources were there already" if made.kept else ""
        output().print(
            f"{made.written} written to {len(made.files)} files, {made.left_out} left out{whole}, in {seconds:.1f} s."
        )
    if made.stopped:
        raise Interrupted("Stopped; files that are whole are kept, and the same call writes the rest.")
    if made.damaged:
        raise SomeFailed(f"{len(made.damaged)} stored pages are damaged; the others are written.")
