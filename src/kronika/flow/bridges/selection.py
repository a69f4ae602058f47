"""Which articles cross a bridge: all that are shown, those of a query, or those of a corpus as they were frozen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kronika.flow.bridges.document import Told
from kronika.flow.chronicle import Chronicle
from kronika.flow.saved_queries import question_of
from kronika.flow.searching import ids
from kronika.model.article import ArticleRecord
from kronika.model.corpus import CorpusArticle
from kronika.model.errors import InputError

Read = Callable[[Sequence[int]], list[Told]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Chosen:
    """The numbers of the articles, smallest first, how the choice is called, and who reads some of them."""

    name: str
    numbers: Sequence[int]
    read: Read


def choose(chronicle: Chronicle, *, query: str | None = None, corpus: str | None = None) -> Chosen:
    """The articles that are meant; a query may be the name of a saved one: @name."""
    if query is not None and corpus is not None:
        raise InputError("Give --query or --corpus, not both.")
    if corpus is not None:
        return of_corpus(chronicle, corpus)
    if query is not None:
        found = sorted(ids(chronicle, question_of(chronicle, query)))
        return Chosen(name=f"query {query}", numbers=found, read=shown(chronicle))
    return Chosen(name="all", numbers=chronicle.store.shown.numbers(), read=shown(chronicle))


def shown(chronicle: Chronicle) -> Read:
    """Reads articles as lists show them; those that are no longer shown are left out."""
    store = chronicle.store

    def read(numbers: Sequence[int]) -> list[Told]:
        records = store.shown.of(numbers)
        analyses = store.analyses.of([record.id for record in records])
        return [(one, analyses[one.id].analysis if one.id in analyses else None) for one in records]

    return read


def of_corpus(chronicle: Chronicle, name: str) -> Chosen:
    """The articles of a corpus; read as they were frozen, whatever became of them."""
    corpora = chronicle.store.corpora
    members = {one.article_id: one for some in corpora.members(corpora.get(name).id) for one in some}

    def read(numbers: Sequence[int]) -> list[Told]:
        wanted: list[CorpusArticle] = [members[number] for number in numbers]
        return [
            (
                ArticleRecord(
                    id=entry.article_id,
                    source=entry.source,
                    page_id=entry.page_id,
                    fetched_at=entry.fetched_at,
                    article=entry.article,
                ),
                entry.analysis,
            )
            for entry in corpora.entries(wanted)
        ]

    return Chosen(name=f"corpus {name}", numbers=sorted(members), read=read)
