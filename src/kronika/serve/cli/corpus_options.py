"""Options that choose the articles of a corpus: a query, a period, sources, a language; and what they come to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import typer

from kronika.model.errors import InputError

if TYPE_CHECKING:
    from kronika.flow.chronicle import Chronicle
    from kronika.model.corpus import Corpus
    from kronika.model.search import Question

Query = Annotated[
    str | None, typer.Option("--query", "-q", metavar="Q", help="Articles that match a query, or a saved one: @name.")
]
From = Annotated[str | None, typer.Option("--from", metavar="D", help="Articles from this day on: 2026-01-31, 7d …")]
To = Annotated[str | None, typer.Option("--to", metavar="D", help="Articles up to and with this day.")]
Sources = Annotated[
    list[str] | None, typer.Option("--source", metavar="NAME", help="Only articles of this source; may be repeated.")
]
Lang = Annotated[str | None, typer.Option("--lang", metavar="L", help="Only articles in this language.")]
Collapse = Annotated[
    bool, typer.Option("--collapse", help="Texts that are nearly the same count once, where they stood first.")
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What was given on the command line."""

    query: str | None = None
    since: str | None = None
    until: str | None = None
    sources: list[str] | None = None
    lang: str | None = None
    collapse: bool = False

    @property
    def anything(self) -> bool:
        """Whether it narrows the articles at all."""
        return any((self.query is not None, self.since, self.until, self.sources, self.lang, self.collapse))


def question_of(chronicle: Chronicle, asked: Asked) -> Question:
    """What the options come to; a source that is not there is told."""
    from kronika.flow import named_questions
    from kronika.model.search import Question
    from kronika.serve.cli.limits import moment

    now = chronicle.clock()
    names = tuple(chronicle.store.sources.get(name).name for name in dict.fromkeys(asked.sources or ()))
    written = Question(
        text=asked.query or "",
        since=moment(asked.since, now),
        until=moment(asked.until, now, end=True),
        sources=names,
        lang=asked.lang,
        collapsed=asked.collapse,
    )
    return named_questions.question_of(chronicle, written)


def where_of(chronicle: Chronicle, name: str | None, asked: Asked) -> Question | Corpus:
    """A corpus by name, or the question; not both."""
    if name is None:
        return question_of(chronicle, asked)
    if asked.anything:
        raise InputError("A corpus is frozen as it is: name a corpus, or say what articles you mean, not both.")
    return chronicle.store.corpora.get(name)
