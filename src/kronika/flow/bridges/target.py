"""What a search engine on the other side must be able to do, and what it may say of a document."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from kronika.flow.bridges.document import Document


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusal:
    """A document that was not taken, and why."""

    id: str
    number: int
    url: str
    sentence: str


def refused(document: Document, sentence: str) -> Refusal:
    """A refusal of this document."""
    return Refusal(id=document.id, number=document.number, url=document.url, sentence=sentence)


class Target(Protocol):
    """One index, core or collection of an engine."""

    name: str  # as messages and notes call it

    def prepare(self) -> list[str]:
        """Make the schema, or add what is missing to it; returns what people should know, as sentences."""
        ...

    def schema(self) -> Any:
        """The schema as it would be sent."""
        ...

    def lines(self, document: Document) -> Iterator[str]:
        """The document as it would be sent, in lines."""
        ...

    def send(self, documents: Sequence[Document]) -> list[Refusal]:
        """Add or replace documents; returns those that were not taken. FetchError: nobody knows what was taken."""
        ...

    def finish(self) -> None:
        """Make what was sent findable."""
        ...

    def numbers(self, chronicle: str) -> Iterator[tuple[str, int]]:
        """Id and number of every document of this chronicle that is there."""
        ...

    def delete(self, ids: Sequence[str]) -> None:
        """Take documents away; those that are gone already do not matter."""
        ...
