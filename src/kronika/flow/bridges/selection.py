"""Which articles cross a bridge: all that are shown, those of a query, or those of a frozen corpus."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kronika.flow.chronicle import Chronicle
from kronika.model.errors import InputError
from kronika.model.search import Question


@dataclass(frozen=True, slots=True, kw_only=True)
class Chosen:
    """The numbers of the articles, smallest first, and how the choice is called."""

    name: str
    numbers: Sequence[int]
    any_version: bool = False  # a corpus keeps the versions it was frozen with


def choose(chronicle: Chronicle, *, query: str | None = None, corpus: str | None = None) -> Chosen:
    """The articles that are meant."""
    if query is not None and corpus is not None:
        raise InputError("Give --query or --corpus, not both.")
    if query is not None:
        return Chosen(name=f"query {query}", numbers=sorted(found(chronicle, query)))
    if corpus is not None:
        return Chosen(name=f"corpus {corpus}", numbers=sorted(frozen(chronicle, corpus)), any_version=True)
    return Chosen(name="all", numbers=chronicle.store.shown.numbers())


def found(chronicle: Chronicle, query: str) -> list[int]:
    """The articles of a query; BadQuery says where it is wrong."""
    from kronika.flow.searching import ids

    return list(ids(chronicle, Question(text=query)))


def frozen(chronicle: Chronicle, name: str) -> list[int]:
    """The articles of a corpus; UnknownName says that there is none."""
    corpora = chronicle.store.corpora
    return [one.article_id for one in corpora.articles(corpora.get(name).id)]
