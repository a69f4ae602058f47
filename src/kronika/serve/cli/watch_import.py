"""kronika watch import and export: many watched pages at once, from and to a file."""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import notes, output, print_json
from kronika.serve.cli.words import many

if TYPE_CHECKING:
    from kronika.flow.watch_files.writing import Format
    from kronika.flow.watch_import import ImportedWatch

STANDARD_OUTPUT = Path("-")


def import_file(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A list of pages, of ours or of another program.")],
    group: Annotated[str, typer.Option(metavar="G", help="The group of pages whose line names none.")] = "",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only show what would happen.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, one object per line of the file.")] = False,
) -> None:
    """Watch every page that a file names.

    A list of addresses, one a line, with the group behind it; CSV with the columns url, name, group, css, xpath, tag,
    whole, keep, every, paused, browser, without (only url is needed); OPML; what “kronika watch export” writes;
    changedetection.io's backup (the zip, or url-watches.json); urlwatch's urls.yaml.

    Pages that are watched already are left alone, so importing twice adds nothing twice. A line that cannot be used is
    named, and so is every wish of another program's that is not carried over.
    """
    from kronika.flow.watch_files.reading import read_file
    from kronika.flow.watch_import import import_watches

    door: Door = context.obj
    counts: Counter[str] = Counter()
    with door.chronicle() as chronicle:
        for made in import_watches(chronicle, read_file(file), group=group, dry_run=dry_run):
            counts[made.step] += 1
            print_json(asdict(made)) if as_json else say(made)
    if not as_json:
        verb = "would be added" if dry_run else "added"
        output().print(
            f"{many(counts['added'], 'line')} {verb}, {counts['exists']} there already, {counts['bad']} unusable."
        )
    if counts["bad"]:
        from kronika.model.errors import SomeFailed

        raise SomeFailed(f"{many(counts['bad'], 'line')} of {file} could not be used; the others are done.")


def say(made: ImportedWatch) -> None:
    """What became of one line."""
    if made.step == "bad":
        output().print(f"line {made.line}: {made.sentence}", markup=False, soft_wrap=True)
        return
    if made.step == "exists":
        output().print(f"line {made.line}: left out. {made.sentence}", markup=False, soft_wrap=True, style="dim")
        return
    if made.url:
        label = made.url if made.name == made.url else f"{made.name} {made.url}"
        where = f" (group {made.group})" if made.group else ""
        output().print(f"line {made.line}: {label}{where}", markup=False, soft_wrap=True)
    else:
        output().print(f"line {made.line}: group {made.group}", markup=False, soft_wrap=True)
    for sentence in made.lost:
        output().print(f"  {sentence}", markup=False, soft_wrap=True, style="yellow")


def export_file(
    context: typer.Context,
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE", help="Its name ends in .jsonl or .opml; - writes JSON lines to the screen."),
    ] = STANDARD_OUTPUT,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Write all groups and watched pages to a file that “kronika watch import” reads again.

    JSON lines hold everything people have set, the members' addresses too; OPML is for other programs and has no
    place for a group's settings.
    """
    from kronika.flow.watch_files.writing import written_watches
    from kronika.flow.watch_import import all_watches
    from kronika.model.errors import BadFile

    door: Door = context.obj
    form = format_of(file)
    with door.chronicle() as chronicle:
        groups, watches = chronicle.store.groups.all(), list(all_watches(chronicle))
    text = written_watches(groups, watches, form)
    if file == STANDARD_OUTPUT:
        sys.stdout.write(text)
        return
    try:
        file.write_text(text, encoding="utf-8", newline="")
    except OSError as error:
        raise BadFile(f"{file} cannot be written: {error.strerror}.") from error
    if as_json:
        print_json({"file": file, "watches": len(watches), "groups": len(groups)})
    else:
        notes().print(f"{many(len(watches), 'page')} written to {file}.", markup=False, soft_wrap=True)


def format_of(file: Path) -> Format:
    """The format the name of a file asks for."""
    from kronika.flow.watch_files.writing import Format
    from kronika.model.errors import InputError

    ending = "jsonl" if file == STANDARD_OUTPUT else file.suffix.lower().lstrip(".")
    if ending not in set(Format):
        raise InputError(f"{file.name} does not end in .jsonl or .opml; its name says which format to write.")
    return Format(ending)
