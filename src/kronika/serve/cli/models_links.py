"""kronika models build-links and look-up: what names stand for, from a dump or from services."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import literal, output, print_json
from kronika.serve.cli.words import many

if TYPE_CHECKING:
    from kronika.analyse.links.dumps.entry import Count
    from kronika.flow.link_lookup import LookedUp

AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


def build_links(
    context: typer.Context,
    dumps: Annotated[
        list[Path],
        typer.Argument(
            metavar="DUMP...", help="latest-all.json.gz, .bz2 or .zst of Wikidata, or N-Triples of DBpedia."
        ),
    ],
    to: Annotated[
        Path | None,
        typer.Option(
            "-o", "--output", metavar="FILE", help="Where the table is written; models/links.kl of the chronicle."
        ),
    ] = None,
    langs: Annotated[
        str, typer.Option("--langs", metavar="LANGS", help="Languages, parted by commas.")
    ] = "cs,pl,ru,en",
    least: Annotated[
        int,
        typer.Option(
            "--min-sitelinks",
            metavar="N",
            min=0,
            help="Wikipedias that have an article on a thing, at least (Wikidata).",
        ),
    ] = 3,
    as_json: AsJson = False,
) -> None:
    """Build a table of links from a dump: labels and aliases, and what goes by them.

    The dump is read as a stream, and sorting is done on the disk: memory stays small however large it is. The table
    takes its place when all is done; one that was there before serves until then. Things with too few articles are not
    linked to, but names they share with others count as shared.
    """
    from kronika.analyse.links.dumps.building import build
    from kronika.flow.model_places import links_target
    from kronika.serve.cli.byte_progress import measured

    door: Door = context.obj
    place = to or links_target(door.settings())
    wanted = [lang.strip() for lang in langs.split(",") if lang.strip()]
    with measured("Reading", quiet=as_json) as told:
        count = build(
            dumps,
            place,
            langs=wanted,
            least=least,
            tell=lambda done, total, count: told(done, total, said(count)),
        )
    if as_json:
        print_json(
            {
                "file": str(place),
                "lines": count.lines,
                "things": count.things,
                "little_known": count.little_known,
                "other": count.other,
                "damaged": count.damaged,
                "damage": count.damage,
            }
        )
        return
    output().print(f"{literal(place)}: {said(count)}, {place.stat().st_size // 1024} kB.", soft_wrap=True)
    for sentence in count.damage:
        output().print(f"  {sentence}", markup=False)


def said(count: Count) -> str:
    """What was met, in words."""
    damaged = f", {many(count.damaged, 'damaged line')}" if count.damaged else ""
    return f"{many(count.lines, 'line')}, {many(count.things, 'thing')}{damaged}"


def look_up(
    context: typer.Context,
    limit: Annotated[int | None, typer.Option(metavar="N", min=1, help="Look up at most so many labels.")] = None,
    as_json: AsJson = False,
) -> None:
    """Look up at Wikidata and DBpedia what no table knows; with [analyse] online_links.

    The analysis notes names without a link; this asks for them, slowly and each once, and keeps the answers. Articles
    that are analysed after that are linked by them. Stop it at any time.
    """
    from kronika.flow.interruption import stop_wish
    from kronika.flow.link_lookup import look_up as ask
    from kronika.model.errors import SettingsError

    door: Door = context.obj
    with door.chronicle() as chronicle, stop_wish() as stop:
        if not chronicle.settings.analyse.online_links:
            raise SettingsError("Looking up is off: set [analyse] online_links = true first.")
        done = ask(chronicle, limit=limit, stop=stop)
    show(done, as_json)


def show(done: LookedUp, as_json: bool) -> None:
    """What came of it; a stop ends with its own exit code."""
    from kronika.model.errors import Interrupted

    if as_json:
        print_json(done)
    else:
        output().print(
            f"{many(done.asked, 'label')} looked up, {done.found} found, {done.failed} failed, {done.left} left."
        )
        if done.spent:
            output().print("The day's allowance is used up; call again tomorrow.")
        if done.trouble:
            output().print(f"It ended early: {done.trouble}", markup=False, soft_wrap=True)
    if done.stopped:
        raise Interrupted("Stopped; what was answered is kept.")
