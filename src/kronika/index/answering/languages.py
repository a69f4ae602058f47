"""Which languages a query asks for, so that its words are looked up in their dictionaries only."""

from __future__ import annotations

from kronika.model.query import Both, Either, Field, Query, Word


def asked_languages(query: Both) -> tuple[str, ...]:
    """The languages that all articles found must be of; empty when none are named."""
    for part in query.parts:
        if codes := codes_of(part):
            return codes
    return ()


def codes_of(query: Query) -> tuple[str, ...]:
    """The languages a clause, or a choice of such clauses, names."""
    if isinstance(query, Word) and query.field is Field.LANG:
        return (query.text.lower(),)
    if isinstance(query, Either) and all(isinstance(part, Word) and part.field is Field.LANG for part in query.parts):
        return tuple(code for part in query.parts for code in codes_of(part))
    return ()
