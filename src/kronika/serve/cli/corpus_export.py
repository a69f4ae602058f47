"""kronika corpus export: what was collected, as files for other programs."""

from __future__ import annotations

import sys
import time
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kronika.model.errors import BadFile, InputError, Interrupted, SomeFailed
from kronika.serve.cli.byte_progress import measured
from kronika.serve.cli.corpus_options import Asked, Collapse, From, Lang, Query, To
from kronika.serve.cli.corpus_writing import Order, write_corpus
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import literal, notes, output, print_json

if TYPE_CHECKING:
    from kronika.flow.chronicle import Chronicle
    from kronika.flow.corpus_export import Export, Exported, Wish
    from kronika.model.source import Source


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


BY_SOURCE = (Form.SITES, Form.JSONL, Form.WARC)  # what is written source by source, without a question


def export(
    context: typer.Context,
    names: Annotated[list[str] | None, typer.Argument(metavar="NAME", help="A corpus, or sources to export.")] = None,
    every: Annotated[bool, typer.Option("--all", help="Export all sources.")] = False,
    form: Annotated[
        Form,
        typer.Option(
            "-f",
            "--format",
            help="sites: one file of pages for each source; jsonl, parquet, xml, tei: articles; conllu, vert: their tokens; "
            "warc: an archive.",
        ),
    ] = Form.JSONL,
    to: Annotated[
        Path | None,
        typer.Option(
            "-o",
            "--output",
            metavar="DIR|FILE",
            help="A folder, or one file that ends like the format; jsonl goes to standard output when nothing is given.",
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
    query: Query = None,
    published_since: From = None,
    published_until: To = None,
    lang: Lang = None,
    collapse: Collapse = False,
    part_size: Annotated[
        int, typer.Option("--part-size", min=0, metavar="N", help="Articles of a file of a corpus; 0: 5000.")
    ] = 0,
    again: Annotated[
        bool, typer.Option("--again", help="Begin a corpus's export anew, whatever is at its place.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print what was done as one JSON object.")] = False,
) -> None:
    """Write stored pages or articles to files: for other tools, for another chronicle, for keeps.

    NAME is a corpus, or sources; --query, --from, --to, --lang and --collapse choose articles of all or of these sources.
    Corpora and queries get a manifest with a hash of every article and file. Files appear under their names when they are
    whole; called again after a stop or a kill, the rest is written.
    """
    from kronika.flow.corpus_export import Export, Wish
    from kronika.flow.interruption import stop_wish
    from kronika.serve.cli.limits import moment

    door: Door = context.obj
    began = time.monotonic()
    is_archive = form is Form.WARC
    asked = Asked(query=query, since=published_since, until=published_until, lang=lang, collapse=collapse)
    with door.chronicle() as chronicle:
        corpus = corpus_named(chronicle, names or [])
        if corpus is not None or asked.anything or form not in BY_SOURCE:
            refuse(
                {"--since": since, "--until": until, "--newest": newest, "--quarantined": quarantined or None},
                names or [],
                every=every,
                asked=asked,
            )
            write_corpus(
                chronicle,
                Order(
                    form=form.value,
                    asked=asked if corpus else replace(asked, sources=names),
                    corpus=corpus,
                    to=to,
                    gzip=bool(gzip),
                    part_size=part_size,
                    again=again,
                    as_json=as_json,
                ),  # fmt: skip
            )
            return
        check(form, to, as_json=as_json)
        with stop_wish() as stop, measured("Exporting", quiet=as_json) as show:
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


def corpus_named(chronicle: Chronicle, names: list[str]) -> str | None:
    """The corpus that is meant, if it is one; a corpus goes before a source of the same name."""
    return names[0] if len(names) == 1 and chronicle.store.corpora.has(names[0]) else None


def refuse(given: dict[str, object], names: list[str], *, every: bool, asked: Asked) -> None:
    """Options that are for exports by source mean nothing for articles of a corpus or a question."""
    strange = [name for name, value in given.items() if value is not None]
    if strange:
        raise InputError(
            f"{', '.join(strange)} is for pages of sources; articles are chosen with --query, --from and --to."
        )
    if not (names or every or asked.anything):
        raise InputError("Name a corpus or sources, choose articles with --query, or say --all.")


def check(form: Form, to: Path | None, *, as_json: bool) -> None:
    """Refuse what cannot be meant."""
    if form is Form.JSONL and to is None and as_json:
        raise InputError("--json tells what was done on standard output, where the articles go; give a file with -o.")


def chosen(chronicle: Chronicle, names: list[str], *, every: bool) -> tuple[Source, ...]:
    """The sources meant."""
    if bool(names) == every:
        raise InputError("Name a corpus, or the sources to export, or say --all.")
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
