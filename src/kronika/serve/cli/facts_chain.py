"""kronika facts chain: from a directory to exported schedules in one command; kronika facts demo: the same on the sample web."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kronika.serve.cli.door import Door
from kronika.serve.cli.facts_run import AsJson, kind_choices
from kronika.serve.cli.screen import notes, output, print_json
from kronika.serve.cli.words import many

if TYPE_CHECKING:
    from kronika.flow.fact_chain import ChainReport
    from kronika.flow.fact_demo import FactsDemo

Kind = Annotated[str, typer.Option("--kind", metavar="KIND", help="The kind of facts.", autocompletion=kind_choices)]
Output = Annotated[
    Path | None, typer.Option("-o", "--output", metavar="FILE|DIR", help="Where the records are written in the end.")
]


def chain(
    context: typer.Context,
    directory: Annotated[
        str, typer.Argument(metavar="DIRECTORY", help="The address of a directory, or the name of its source.")
    ],
    kind: Kind = "mass-times",
    depth: Annotated[int, typer.Option(metavar="N", min=0, max=20, help="How many links deep to follow a site.")] = 3,
    finder: Annotated[
        str | None, typer.Option("--with", metavar="FINDER", help="Who looks for web addresses: google or nominatim.")
    ] = None,
    retry: Annotated[
        bool, typer.Option("--retry", help="Look again for addresses that were looked for in vain.")
    ] = False,
    doubtful: Annotated[bool, typer.Option("--doubtful", help="Also follow addresses that may be wrong.")] = False,
    train: Annotated[
        bool, typer.Option("--train/--no-train", help="Train on people's answers, where there are enough.")
    ] = True,
    form: Annotated[str, typer.Option("-f", "--format", metavar="json|osm|ics|schema", help="Of the output.")] = "json",
    to: Output = None,
    as_json: AsJson = False,
) -> None:
    """From a directory to schedules: list, find addresses, follow and collect the sites, read, ask, train, write.

    Every step takes up what is there, so the command can be stopped and repeated: after people have answered, it uses
    their answers. Each step is also a command of its own.
    """
    from kronika.flow.fact_chain import Chain, ChainWish
    from kronika.flow.fact_sources import check_kinds
    from kronika.flow.interruption import stop_wish
    from kronika.serve.cli.progress import shown

    door: Door = context.obj
    [name] = check_kinds([kind])
    wish = ChainWish(
        directory=directory,
        kind=name,
        depth=depth,
        finder=finder,
        retry=retry,
        doubtful=doubtful,
        train=train,
        form=form,
        to=to,
    )
    with door.chronicle() as chronicle, stop_wish() as stop, shown(as_json) as watcher:
        report = Chain(chronicle, wish, watcher=watcher, say=teller(as_json), stop=stop).run()
    finish(report, as_json)


def demo(
    folder: Annotated[Path, typer.Option("--dir", metavar="DIR", help="Where the demo's chronicle goes.")] = Path(
        "facts-demo"
    ),
    to: Output = None,
    as_json: AsJson = False,
) -> None:
    """See the whole chain work on the sample web, without the internet and without waiting for people.

    A directory of 42 parishes, services that find their addresses, twelve sites; people who check addresses and answer
    questions are played. In the end every schedule is compared with the truth. Writes an iCalendar file with -o.
    """
    from kronika.flow.fact_demo import open_facts_demo, play_chain
    from kronika.serve.cli.progress import shown

    with open_facts_demo(folder, dict(os.environ)) as running, shown(as_json) as watcher:
        made = play_chain(running, to, watcher=watcher, say=teller(as_json))
    if as_json:
        print_json(demo_record(made))
        return
    output().print(
        f"{made.exact} of {many(made.parishes, 'parish', 'parishes')} exactly right: {many(made.right, 'slot')} right, "
        f"{made.missing} missing, {made.wrong} wrong; {made.chain.answers} answers, {made.seconds} s."
    )
    output().print(f"The chronicle is in {folder}: kronika -C {folder} facts list", markup=False, soft_wrap=True)


def teller(quiet: bool) -> Callable[[str], None]:
    """Where the chain stands, a line a step, beside the progress."""
    return (lambda sentence: None) if quiet else (lambda sentence: notes().print(sentence, markup=False))


def finish(report: ChainReport, as_json: bool) -> None:
    """What the chain brought; a stop ends with its own exit code."""
    from kronika.model.errors import Interrupted

    if as_json:
        print_json(as_record(report))
    else:
        output().print(
            f"{many(report.entities, 'entry', 'entries')}, {many(report.addresses, 'address', 'addresses')}, "
            f"{many(report.sites, 'site')}, {many(report.facts.slots, 'slot')}."
        )
        if report.questions:
            output().print(f"{many(report.questions, 'question')} for people: kronika serve, then open /annotate")
        if report.doubtful:
            output().print("Look at the doubtful addresses: kronika entity list --doubtful")
    if report.stopped:
        raise Interrupted("Stopped; what was done is kept, and the next call takes up where it was.")


def as_record(report: ChainReport) -> dict[str, Any]:
    """A chain as JSON shows it."""
    names = ("directory", "kind", "entities", "addresses", "doubtful", "sites", "pages", "questions", "answers")
    trained = report.trained
    return {
        **{name: getattr(report, name) for name in names},
        "slots": report.facts.slots,
        "failures": report.facts.failures,
        "trained": None if trained is None else trained.sentence,
        "files": list(report.files),
        "notes": list(report.notes),
        "stopped": report.stopped,
    }


def demo_record(made: FactsDemo) -> dict[str, Any]:
    """The demo as JSON shows it."""
    names = ("parishes", "exact", "right", "missing", "wrong", "seconds")
    return {**as_record(made.chain), **{name: getattr(made, name) for name in names}}
