"""A saved query as the command line reads and shows it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kronika.serve.cli.screen import literal

if TYPE_CHECKING:
    from kronika.model.saved_query import SavedQuery
    from kronika.model.search import Question

Name = Annotated[str, typer.Argument(metavar="NAME", help="The query's name, as “kronika query list” shows it.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, one object per query.")]


def as_record(query: SavedQuery) -> dict[str, Any]:
    """A saved query as scripts read it."""
    question = query.question
    return {
        "id": query.id,
        "name": query.name,
        "query": question.text,
        "since": question.since,
        "until": question.until,
        "sources": question.sources,
        "entities": question.entities,
        "lang": question.lang,
        "tone": question.tone,
        "collapsed": question.collapsed,
        "note": query.note,
        "by": query.by,
        "saved": query.saved,
        "group": query.group or None,
        "removed": query.removed,
    }


def in_words(query: SavedQuery) -> str:
    """A saved query on one line, markup escaped."""
    told = f" → told to {query.group}" if query.group else ""
    note = f" ({query.note})" if query.note else ""
    return literal(", ".join([query.question.text or "all articles", *limits(query.question)]) + note + told)


def limits(question: Question) -> Iterator[str]:
    """What narrows a query, in words."""
    if question.since:
        yield f"from {question.since:%Y-%m-%d %H:%M}"
    if question.until:
        yield f"before {question.until:%Y-%m-%d %H:%M}"
    if question.sources:
        yield f"of {' or '.join(question.sources)}"
    if question.entities:
        yield f"naming {' and '.join(question.entities)}"
    if question.lang:
        yield f"in {question.lang}"
    if question.tone:
        yield question.tone.name.lower()
    if question.collapsed:
        yield "duplicates collapsed"


def lines(query: SavedQuery) -> Iterator[tuple[str, str]]:
    """A saved query, a fact a line."""
    yield "name", query.name
    yield "query", query.question.text or "(all articles)"
    if limited := ", ".join(limits(query.question)):
        yield "only", limited
    if query.note:
        yield "note", query.note
    yield "saved", f"{query.saved:%Y-%m-%d %H:%M}{f' by {query.by}' if query.by else ''}" if query.saved else ""
    yield "told to", query.group or "nobody"
