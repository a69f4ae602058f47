"""A thing that a service knows by a label: what an online look-up brings, and what is kept of it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundThing:
    """One thing that goes by the label that was asked for, exactly."""

    id: str  # number in Wikidata, or the address of a page in DBpedia
    classes: tuple[str, ...]  # what it is an instance of: numbers of Wikidata, addresses of DBpedia's ontology
    weight: int = 1  # how well known it is
    page: str | None = None  # title of its article in the language that was asked in


@dataclass(frozen=True, slots=True, kw_only=True)
class WantedLabel:
    """A label that somebody would like to be looked up."""

    lang: str
    key: str  # by which it is found again
    label: str  # as it is asked for
