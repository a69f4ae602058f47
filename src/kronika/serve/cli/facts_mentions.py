"""kronika facts mentions: the hours of pages given in a file, each judged and understood, and the schedule of each page in short."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kronika.model.errors import BadFile
from kronika.serve.cli.byte_progress import measured
from kronika.serve.cli.door import Door
from kronika.serve.cli.facts_run import AsJson, KindArgument
from kronika.serve.cli.screen import notes, output, print_json
from kronika.serve.cli.words import many

if TYPE_CHECKING:
    from kronika.facts.kind import EventModel, FactKind
    from kronika.flow.fact_lines import JudgedPage, Progress

BAD_SHOWN = 5
SHOWN_BEFORE = 24  # characters before an hour, so that the hour is seen on a narrow screen
ModelOption = Annotated[
    Path | None,
    typer.Option("--model", metavar="FILE", help="A model of kronika facts train, in place of the usual one."),
]


def mentions(
    context: typer.Context,
    kind: KindArgument,
    file: Annotated[
        Path, typer.Argument(metavar="FILE.jsonl", help="Pages, plain, gzip or zstd; - is standard input.")
    ],
    model: ModelOption = None,
    as_json: AsJson = False,
) -> None:
    """Judge every hour of the pages of a file.

    A line is {id, site, text} or {id, site, html}. Prints for each page what every hour is, of which day, season and
    place, and how sure that is. Places of hours count characters of the text that was given; of a page given as HTML
    they count our own text, and the words around each hour are printed with it. Lines that are no pages are named at
    the end and passed over.
    """
    from kronika.flow.fact_kinds import fact_kind
    from kronika.flow.fact_lines import Progress, judged_lines, lines_of

    teller = fact_kind(kind)
    progress = Progress()
    size = file.stat().st_size if file.is_file() else 0
    with measured("Judging", quiet=as_json) as tell:
        for one in judged_lines(lines_of(file), teller, model_for(context.obj, teller, model), progress):
            tell(progress.read, size, many(progress.pages, "page"))
            show(one, teller, as_json=as_json)
    finish(progress, as_json=as_json)


def model_for(door: Door, kind: FactKind, given: Path | None) -> EventModel | None:
    """The model that was given, else the chronicle's own; None is the shipped one."""
    from kronika.flow.fact_models import chosen_model, load_model
    from kronika.settings import find_home

    if given is not None:
        if not given.is_file():
            raise BadFile(f"There is no model {given}; kronika facts train {kind.name} --data FILE makes one.")
        return kind.load_model(given)
    from kronika.model.errors import ChronicleMissing

    try:
        home = find_home(door.folder)
    except ChronicleMissing:
        return None
    return load_model(kind, chosen_model(home, kind))


def show(one: JudgedPage, kind: FactKind, *, as_json: bool) -> None:
    """One page."""
    from kronika.flow.fact_lines import as_record, counts, words

    if as_json:
        print_json(as_record(one, kind))
        return
    output().print(f"{one.id} {one.site}".strip(), style="bold", markup=False)
    for finding in one.findings:
        held = counts(finding, kind)
        day = " ".join(filter(None, (finding.day, finding.season, finding.place, finding.note))) if held else ""
        said = kind.event if held else finding.status or finding.event
        output().print(
            f"  {finding.mention.time} {said:<10} {finding.p:4.0%} {day:<24} {words(one.page, finding, SHOWN_BEFORE)}",
            markup=False,
            no_wrap=True,
            overflow="ellipsis",
        )
    for name, times in one.schedule.items():
        output().print(f"  {name}: {', '.join(times)}", markup=False, style="green")


def finish(progress: Progress, *, as_json: bool) -> None:
    """What was not read, and how much there was."""
    for sentence in progress.bad[:BAD_SHOWN]:
        notes().print(sentence, markup=False)
    if len(progress.bad) > BAD_SHOWN:
        notes().print(f"… and {len(progress.bad) - BAD_SHOWN} more lines that are no pages.")
    if not as_json:
        hours = many(progress.mentions, "hour")
        output().print(f"{many(progress.pages, 'page')}, {hours}, {progress.events} of them the event.")
