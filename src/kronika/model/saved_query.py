"""A saved query: one question with a name, used as search, chart, alert, digest and corpus."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from kronika.model.search import Question


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedQuery:
    """A question with a name; `id` is 0 until the store has given one."""

    name: str
    question: Question = field(default_factory=Question)
    id: int = 0
    note: str = ""
    by: str = ""  # who saved it
    saved: datetime | None = None
    group_id: int | None = None  # whose members are told of new articles, in the rhythm of the group
    told_article: int = 0  # articles up to this number have been told, or were there when telling began
    removed: datetime | None = None
