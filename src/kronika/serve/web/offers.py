"""A kept recipe as the screen shows it: its scores and samples, read with care, because other versions may have written them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kronika.model.recipe import Field, KeptRecipe

SAMPLES = 2  # pages shown


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    """How one field did on pages the rules were not made from."""

    field: Field
    filled: float | None
    agreement: float | None
    fed: float | None  # how much of what the feed says it has; None: the feed says nothing


@dataclass(frozen=True, slots=True, kw_only=True)
class Sample:
    """What the recipe reads on one page."""

    page_id: int
    title: str
    lead: str
    text: str  # how the body begins
    words: int  # of the body


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """A recipe with what speaks for it."""

    kept: KeptRecipe
    score: float
    marks: Sequence[Mark]
    notes: Sequence[str]
    samples: Sequence[Sample]
    pages: int  # it was tried on


def offer_of(kept: KeptRecipe) -> Offer:
    """What the scores say; whatever is missing or strange is left out."""
    scores = kept.scores
    marks = {name: table(table(told).get("validation")) for name, told in table(scores.get("fields")).items()}
    return Offer(
        kept=kept,
        score=number(scores.get("score")) or 0.0,
        marks=list(read_marks(marks)),
        notes=[note for note in rows(scores.get("notes")) if isinstance(note, str)],
        samples=[sample for row in rows(scores.get("samples")) if (sample := read_sample(table(row)))][:SAMPLES],
        pages=int(number(marks.get(Field.BODY, {}).get("pages")) or 0),
    )


def read_marks(fields: Mapping[str, Mapping[str, Any]]) -> Iterator[Mark]:
    """The marks of the fields we know, in the order of an article."""
    for field in Field:
        if told := fields.get(field):
            yield Mark(
                field=field,
                filled=number(told.get("filled")),
                agreement=number(told.get("agreement")),
                fed=number(told.get("fed")),
            )


def read_sample(row: Mapping[str, Any]) -> Sample | None:
    """One page, if it can be named."""
    page = number(row.get("page"))
    if page is None:
        return None
    return Sample(
        page_id=int(page),
        title=str(row.get("title") or ""),
        lead=str(row.get("lead") or ""),
        text=str(row.get("text") or ""),
        words=int(number(row.get("words")) or 0),
    )


def number(value: object) -> float | None:
    """A number, if it is one."""
    return float(value) if isinstance(value, (int, float)) and not isinstance(value, bool) else None


def table(value: object) -> Mapping[str, Any]:
    """A table, if it is one."""
    return value if isinstance(value, Mapping) else {}


def rows(value: object) -> Sequence[object]:
    """A list, if it is one."""
    return value if isinstance(value, list) else []
