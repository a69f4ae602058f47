"""kronika search: articles that answer a query, with the words that were found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import literal, notes, output, print_json
from kronika.serve.cli.words import many

if TYPE_CHECKING:
    from datetime import datetime, tzinfo

    from kronika.flow.chronicle import Chronicle
    from kronika.flow.search_results import Result
    from kronika.model.search import Found, Order, Question

SOURCES_SHOWN = 8
MARK, TITLE_MARK = "bold yellow", "bold yellow underline"
TONES = {"p": "[green]+[/green]", "n": "[red]-[/red]", "a": "·"}

From = Annotated[str | None, typer.Option("--from", metavar="D", help="Articles from this day on: 2026-01-31, 7d …")]
To = Annotated[str | None, typer.Option("--to", metavar="D", help="Articles up to and with this day.")]
Sources = Annotated[
    list[str] | None, typer.Option("--source", metavar="NAME", help="Only articles of this source; may be repeated.")
]
Entities = Annotated[
    list[str] | None,
    typer.Option("--entity", metavar="NAME", help="Only articles that name this: a base form or a link; repeatable."),
]
Lang = Annotated[str | None, typer.Option("--lang", metavar="L", help="Only articles in this language.")]
Tone = Annotated[str | None, typer.Option("--tone", metavar="T", help="Only articles of this tone: p, n or a.")]
Collapse = Annotated[bool, typer.Option("--collapse", help="Of texts that are nearly the same, only the first.")]


def search(
    context: typer.Context,
    query: Annotated[
        list[str] | None, typer.Argument(metavar="QUERY", help="What is searched for; when not given, all articles.")
    ] = None,
    since: From = None,
    until: To = None,
    sources: Sources = None,
    entities: Entities = None,
    lang: Lang = None,
    tone: Tone = None,
    order: Annotated[
        str, typer.Option(metavar="O", help="What comes first: newest, oldest, best, negative or positive.")
    ] = "newest",
    limit: Annotated[int, typer.Option(min=1, max=10_000, metavar="N", help="At most so many.")] = 10,
    offset: Annotated[int, typer.Option(min=0, metavar="N", help="Leave out so many first.")] = 0,
    collapse: Collapse = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object an article.")] = False,
) -> None:
    """Search the articles.

    A word finds all its forms; "a phrase" stands as written; AND, OR, NOT, parentheses, title:word, date:[A TO B],
    sentiment:<-3, wor*. All of it: docs/reference/queries.md
    """
    from kronika.flow.search_results import results
    from kronika.flow.searching import find

    door: Door = context.obj
    words = " ".join(query or ())
    with door.chronicle() as chronicle:
        question = question_of(
            chronicle.clock(), words, since, until, sources=sources, entities=entities, lang=lang, tone=tone
        )
        question = collapsed(question) if collapse else question
        found = find(chronicle, question, order=order_of(order), limit=limit, offset=offset)
        shown = results(chronicle, question, found.hits)
        zone = zone_of(chronicle)
    if as_json:
        for result in shown:
            print_json(as_line(result))
        for note in found.notes:
            notes().print(note, markup=False, soft_wrap=True)
        return
    show(found, shown, offset, zone)


def question_of(
    now: datetime,
    words: str,
    since: str | None,
    until: str | None,
    *,
    sources: list[str] | None = None,
    entities: list[str] | None = None,
    lang: str | None = None,
    tone: str | None = None,
) -> Question:
    """What the options come to."""
    from kronika.model.analysis import Tone as Tones
    from kronika.model.errors import InputError
    from kronika.model.search import Question
    from kronika.serve.cli.limits import moment

    if tone is not None and tone not in set(Tones):
        raise InputError(f"--tone takes p, n or a (neutral), not “{tone}”.")
    return Question(
        text=words,
        since=moment(since, now),
        until=moment(until, now, end=True),
        sources=tuple(sources or ()),
        entities=tuple(entities or ()),
        lang=lang,
        tone=Tones(tone) if tone else None,
    )


def collapsed(question: Question) -> Question:
    """The same question, texts that are nearly the same counted once."""
    from dataclasses import replace

    return replace(question, collapsed=True)


def order_of(written: str) -> Order:
    """The order people wrote."""
    from kronika.model.errors import InputError
    from kronika.model.search import Order

    if written not in set(Order):
        raise InputError(f"--order takes {', '.join(Order)}, not “{written}”.")
    return Order(written)


def zone_of(chronicle: Chronicle) -> tzinfo:
    """In which zone dates are shown."""
    from zoneinfo import ZoneInfo

    return ZoneInfo(chronicle.settings.serve.zone)


def as_line(result: Result) -> dict[str, Any]:
    """A result as JSON has it."""
    return {
        "id": result.id,
        "url": result.url,
        "title": result.title,
        "source": result.source,
        "published": result.published.isoformat(),
        "lang": result.lang,
        "sentiment": result.sentiment,
        "tone": result.tone.value if result.tone else None,
        "snippet": " ".join(result.snippet.text.split()),
        "score": round(result.score, 4),
    }


def show(found: Found, shown: list[Result], offset: int, zone: tzinfo) -> None:
    """What was found, for a reader."""
    for result in shown:
        tone = TONES.get(result.tone.value if result.tone else "", " ")
        points = "" if result.sentiment is None else f" {result.sentiment:+g}" if result.sentiment else " 0"
        when = f"{result.published.astimezone(zone):%Y-%m-%d %H:%M}"
        output().print(f"[dim]{when}[/dim]  {literal(result.source)}  {tone}{points}  [dim]#{result.id}[/dim]")
        output().print(marked(result.title or "(no title)", result.title_marks, "bold", TITLE_MARK))
        output().print(snippet_line(result), soft_wrap=False)
        output().print(f"[dim]{literal(result.url)}[/dim]\n", soft_wrap=True)
    output().print(total_line(found, len(shown), offset))
    if len(found.counts) > 1:
        counted = [f"{literal(name)} {number}" for name, number in list(found.counts.items())[:SOURCES_SHOWN]]
        more = f" and {len(found.counts) - SOURCES_SHOWN} more" if len(found.counts) > SOURCES_SHOWN else ""
        output().print(f"By source: {', '.join(counted)}{more}.")
    for note in found.notes:
        notes().print(note, markup=False, soft_wrap=True)


def total_line(found: Found, shown: int, offset: int) -> str:
    """How many there are."""
    if not found.total:
        return "Nothing was found."
    part = f", {offset + 1} to {offset + shown} are shown" if 0 < shown < found.total else ""
    return f"[bold]{many(found.total, 'article')}[/bold]{part}."


def marked(text: str, marks: tuple[tuple[int, int], ...], style: str, mark: str) -> Any:
    """A text with stretches of it marked."""
    from rich.text import Text

    told = Text(text, style=style)
    for start, end in marks:
        told.stylize(mark, start, end)
    return told


def snippet_line(result: Result) -> Any:
    """The stretch that shows why, on one line."""
    from rich.text import Text

    piece = result.snippet
    told = marked(piece.text, piece.marks, "", MARK)
    for place, letter in enumerate(piece.text):
        if letter in "\n\t":  # one blank for one letter, so that the marks stay in their places
            told.plain = told.plain[:place] + " " + told.plain[place + 1 :]
    return Text("… " if piece.before else "").append_text(told).append(" …" if piece.after else "")
