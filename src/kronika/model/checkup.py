"""A document as people look at a source's health: which fields were found, its figures, and whether it is damaged."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from kronika.model.recipe import Field

FILLED = (Field.TITLE, Field.LEAD, Field.BODY, Field.PUBLISHED, Field.AUTHORS)  # what an article should have


@dataclass(frozen=True, slots=True, kw_only=True)
class Checkup:
    """One document, as its page was last read."""

    page_id: int
    article_id: int
    at: datetime  # when the page was fetched
    title: str
    fields: frozenset[Field]  # those of FILLED that it has
    figures: Mapping[str, float]  # what the watchdog measured, by name
    damaged: bool | None = None  # None: nobody has judged it
    quarantined: bool = False
