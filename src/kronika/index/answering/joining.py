"""Small bricks of tantivy queries: any of, all of, none of, a term."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import tantivy

from kronika.index.fields import schema

MUST, SHOULD, MUST_NOT = tantivy.Occur.Must, tantivy.Occur.Should, tantivy.Occur.MustNot


def term(field: str, value: str | int) -> tantivy.Query:
    """Articles that have this term."""
    return tantivy.Query.term_query(schema(), field, value, "freq" if isinstance(value, str) else "basic")


def any_of(queries: Sequence[tantivy.Query]) -> tantivy.Query:
    """At least one of these; nothing for none."""
    if len(queries) == 1:
        return queries[0]
    return tantivy.Query.boolean_query([(SHOULD, query) for query in queries])


def all_of(
    queries: Iterable[tantivy.Query], without: Iterable[tantivy.Query] = (), nice: Iterable[tantivy.Query] = ()
) -> tantivy.Query:
    """All of these, none of those; the nice ones lift what has them. Without anything to have, all articles are begun with."""
    musts = [(MUST, query) for query in queries] or [(MUST, tantivy.Query.all_query())]
    nots, lifts = [(MUST_NOT, query) for query in without], [(SHOULD, query) for query in nice]
    return (
        musts[0][1] if len(musts) == 1 and not nots and not lifts else tantivy.Query.boolean_query(musts + nots + lifts)
    )


def nothing() -> tantivy.Query:
    """No article."""
    return tantivy.Query.empty_query()
