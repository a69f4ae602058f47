"""kronika watch diff: what became different between two versions of a watched page."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kronika.model.errors import BadFile, InputError
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import notes, output, print_json
from kronika.serve.cli.watch_record import Number

if TYPE_CHECKING:
    from rich.text import Text

    from kronika.flow.watch_diff import Differ
    from kronika.watch.highlight.excerpts import Excerpt

STYLES = {"added": "green underline", "removed": "red strike", "moved_to": "blue", "moved_from": "blue strike"}
WORDS = {
    "added": "added",
    "removed": "removed",
    "replaced": "replaced",
    "moved_from": "moved away, now at {}",
    "moved_to": "moved here, was at {}",
    "link": "other address",
}


def diff(
    context: typer.Context,
    number: Number,
    before: Annotated[
        int | None, typer.Option("--from", metavar="N", help="The older version; else the last but one.")
    ] = None,
    after: Annotated[int | None, typer.Option("--to", metavar="M", help="The newer version; else the newest.")] = None,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Write the page with its changes marked, as one file.")
    ] = None,
    as_unified: Annotated[bool, typer.Option("--unified", help="As “diff -u” writes it, by paragraphs.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Show what became different between two versions: added, removed, moved, and links that lead elsewhere.

    Without options the last change. Versions are those of “kronika watch history ID”.
    """
    if as_unified and as_json:
        raise InputError("--unified and --json contradict each other; leave one of them.")
    from kronika.flow.watch_diff import chosen, differ

    door: Door = context.obj
    with door.chronicle() as chronicle:
        watch = chronicle.store.watches.get(number)
        found = differ(chronicle, watch, *chosen(chronicle.store, watch, before, after))
    if html is not None:
        write(html, found)
    if as_json:
        print_json(as_record(found))
    elif as_unified:
        typer.echo(found.unified(), nl=False)  # not the screen of others: it would write spaces for tabs
    elif html is None:
        show(found)


def write(path: Path, found: Differ) -> None:
    """The file, in UTF-8 whatever the machine prefers."""
    try:
        path.write_text(found.file(), encoding="utf-8", errors="replace")
    except OSError as error:
        raise BadFile(f"{path} cannot be written: {error.strerror}.") from error
    notes().print(f"Written to {path}: open it in a browser.", markup=False, soft_wrap=True)


def show(found: Differ) -> None:
    """For people: a head, then every change."""
    from kronika.flow.watch_diff import counts

    screen = output()
    facts = found.facts()
    screen.print(facts.title, style="bold", markup=False, soft_wrap=True)
    screen.print(facts.versions, markup=False, soft_wrap=True)
    screen.print(counts(found.difference) or "Nothing became different.", markup=False)
    if facts.ignored:
        screen.print(facts.ignored, style="dim", markup=False, soft_wrap=True)
    for excerpt in found.excerpts():
        screen.print()
        screen.print(head(excerpt), soft_wrap=True)
        for line in lines(excerpt):
            screen.print(line, soft_wrap=True)


def head(excerpt: Excerpt) -> Text:
    """The number of a change, what it is and where it stands."""
    from rich.text import Text

    words = WORDS[excerpt.kind.value].format(excerpt.partner)
    return Text(
        " · ".join([f"{excerpt.number}. {words}", *(" › ".join(excerpt.headings),)[: bool(excerpt.headings)]]), "bold"
    )


def lines(excerpt: Excerpt) -> list[Text]:
    """Its words with their signs, which tell without colours too."""
    from rich.text import Text

    from kronika.watch.highlight.plain import signed

    written = []
    for line in excerpt.lines:
        text = Text("   ")
        for span in line:
            text.append(signed(span), STYLES.get(span.kind.value, ""))
        written.append(text)
    return written


def as_record(found: Differ) -> dict[str, object]:
    """As JSON: the two versions, the numbers, and every change with its words."""
    return {
        "watch": found.watch.id,
        "url": found.watch.url,
        "from": found.before.number,
        "to": found.after.number,
        "difference": found.difference,
        "changes": [
            {
                "number": excerpt.number,
                "kind": excerpt.kind,
                "partner": excerpt.partner or None,
                "headings": excerpt.headings,
                "lines": [[{"kind": span.kind, "text": span.text} for span in line] for line in excerpt.lines],
            }
            for excerpt in found.excerpts()
        ],
    }
