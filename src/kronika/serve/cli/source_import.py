"""kronika source import and export: many sources at once, from and to a file."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import output, print_json
from kronika.serve.cli.words import many

if TYPE_CHECKING:
    from kronika.flow.source_files.importing import Imported

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def import_file(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="OPML, CSV, TOML, or a list of addresses.")],
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only show what would happen.")] = False,
    as_json: AsJson = False,
) -> None:
    """Follow every source that a file names.

    CSV has a first row with the columns name, url, kind, lang, section, every, paused, option.NAME; only url is needed.
    Sources that are followed already are left alone; a line that cannot be used is named, and the others are imported.
    """
    from kronika.flow.source_files.importing import import_sources
    from kronika.flow.source_files.reading import read_sources

    door: Door = context.obj
    counts: Counter[str] = Counter()
    with door.chronicle() as chronicle:
        for made in import_sources(chronicle, read_sources(file), dry_run=dry_run):
            counts[made.step] += 1
            print_json(asdict(made)) if as_json else say(made)
    if not as_json:
        verb = "would be added" if dry_run else "added"
        added = many(counts["added"], "source")
        output().print(f"{added} {verb}, {counts['exists']} there already, {counts['bad']} unusable.")
    if counts["bad"]:
        from kronika.model.errors import SomeFailed

        raise SomeFailed(f"{many(counts['bad'], 'line')} of {file} could not be used; the others are done.")


def say(made: Imported) -> None:
    """What became of one line."""
    if made.step == "bad":
        output().print(f"line {made.line}: {made.sentence}", markup=False, soft_wrap=True)
    elif made.step == "exists":
        output().print(f"line {made.line}: left out. {made.sentence}", markup=False, soft_wrap=True, style="dim")
    else:
        output().print(f"line {made.line}: {made.name} ({made.kind}) {made.url}", markup=False, soft_wrap=True)


def export_file(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Its name ends in .opml, .csv or .toml.")],
    as_json: AsJson = False,
) -> None:
    """Write all sources to a file that “kronika source import” and other programs read."""
    from kronika.flow.source_files.writing import write_sources

    door: Door = context.obj
    with door.chronicle() as chronicle:
        sources = chronicle.store.sources.all()
    write_sources(file, sources)
    if as_json:
        print_json({"file": file, "sources": len(sources)})
    else:
        output().print(f"{many(len(sources), 'source')} written to {file}.", markup=False, soft_wrap=True)
