"""kronika trends: ready questions on the articles of a period, as a table, a chart or a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kronika.model.series import Answer, Ready, Step
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import output, print_json

if TYPE_CHECKING:
    from datetime import datetime

    from kronika.flow.chronicle import Chronicle
    from kronika.model.search import Question

app = typer.Typer(
    help="Ready questions on the articles of a period: how they sound, whom they name, what they are about.\n\n"
    "For instance: kronika trends compare --from 2026-03-01 --to 2026-03-31 -o servers.png",
    no_args_is_help=True,
)

From = Annotated[str | None, typer.Option("--from", metavar="D", help="Articles from this day on: 2026-01-31, 7d …")]
To = Annotated[str | None, typer.Option("--to", metavar="D", help="Articles up to and with this day.")]
Sources = Annotated[
    list[str] | None, typer.Option("--source", metavar="NAME", help="Only articles of this source; may be repeated.")
]
Entities = Annotated[
    list[str] | None,
    typer.Option("--entity", metavar="E", help="Only articles that name this thing; repeated: all of them."),
]
ToneOption = Annotated[
    str | None, typer.Option("--tone", metavar="p|n|a", help="Only positive, negative or neutral articles.")
]
Text = Annotated[
    str, typer.Option("--query", metavar="Q", help="Only articles that this query finds; @NAME for a saved one.")
]
Lang = Annotated[str | None, typer.Option(metavar="L", help="Only articles of this language.")]
Collapse = Annotated[
    bool, typer.Option("--collapse", help="Count texts that are nearly the same once, where they stood first.")
]
By = Annotated[str, typer.Option("--by", metavar="day|week|month", help="What is counted together.")]
Out = Annotated[
    Path | None,
    typer.Option(
        "-o", "--output", metavar="FILE", help="Write a file: .png, .svg, .csv, .json or .vl.json (Vega-Lite)."
    ),
]
Width = Annotated[int, typer.Option(min=300, max=4000, metavar="N", help="Width of a drawing; 380 suits a phone.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]

HELP = {
    Ready.SENTIMENT: """Show how articles sound: mean positive and negative points of an article.

    The balance has bounds where people have judged; days without articles are gaps.""",
    Ready.ENTITIES: """List the names that stand in the most articles.

    The chart has the first three, tables and files the first eight.""",
    Ready.KEYWORDS: """List the keywords of the most articles.

    The chart has the first three, tables and files the first eight.""",
    Ready.HEADLINES: "List the most negative and the most positive headlines.",
    Ready.COMPARE: "Compare how servers sound, side by side on one scale.",
    Ready.SHARES: "Show how many articles of each server are negative, neutral and positive.",
    Ready.VOLUME: "Show how many articles there are.",
    Ready.GRAPH: """Show which names stand together in articles, more often than chance would have it.

    The sentences that name two of them are shown by: kronika relations NAME""",
}


def command(ready: Ready) -> Callable[..., None]:
    """The command of one ready question; all of them take the same options."""

    def run(
        context: typer.Context,
        since: From = None,
        until: To = None,
        source: Sources = None,
        entity: Entities = None,
        tone: ToneOption = None,
        query: Text = "",
        lang: Lang = None,
        collapse: Collapse = False,
        by: By = "day",
        out: Out = None,
        width: Width = 900,
        as_json: AsJson = False,
    ) -> None:
        from kronika.flow import trends
        from kronika.serve.figures.files import format_of

        if out is not None:
            format_of(out.name)  # a slip in the name is told before anything is counted
        door: Door = context.obj
        with door.chronicle() as chronicle:
            asked = question(
                chronicle,
                since=since,
                until=until,
                sources=tuple(source or ()),
                entities=tuple(entity or ()),
                tone=tone,
                text=query,
                lang=lang,
                collapsed=collapse,
            )
            answer = trends.answer(chronicle, ready, asked, step_of(by))
        tell(answer, out, width, as_json)

    run.__doc__ = HELP[ready]
    return run


def question(
    chronicle: Chronicle, *, tone: str | None, since: str | None, until: str | None, **more: object
) -> Question:
    """What the options come to."""
    from kronika.model.analysis import Tone
    from kronika.model.errors import InputError
    from kronika.model.search import Question
    from kronika.serve.cli.limits import moment

    if tone is not None and tone not in set(Tone):
        raise InputError(f"--tone takes p (positive), n (negative) or a (neutral), not “{tone}”.")
    now: datetime = chronicle.clock()
    for name in more["sources"] if isinstance(more["sources"], tuple) else ():
        chronicle.store.sources.get(name)
    return Question(
        since=moment(since, now),
        until=moment(until, now, end=True),
        tone=Tone(tone) if tone else None,
        **more,  # type: ignore[arg-type]
    )


def step_of(by: str) -> Step:
    """What is counted together."""
    from kronika.model.errors import InputError

    if by not in set(Step):
        raise InputError(f"--by takes day, week or month, not “{by}”.")
    return Step(by)


def tell(answer: Answer, out: Path | None, width: int, as_json: bool) -> None:
    """The answer as it is wanted."""
    from kronika.serve.cli.trends_table import show

    if out is not None:
        from kronika.serve.figures.files import write
        from kronika.serve.figures.look import Look

        write(answer, out, Look(width=width))
    if as_json:
        from kronika.serve.figures.records import record

        print_json(record(answer))
    elif out is not None:
        output().print(f"{answer.title}: {out}", markup=False, soft_wrap=True)
        for note in answer.notes:
            output().print(note, markup=False, soft_wrap=True, style="dim")
    else:
        show(answer)


for _ready in HELP:
    app.command(_ready.value)(command(_ready))
