"""Search: the articles that answer a question, with what the query's mistakes are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import Field
from starlette.responses import Response

from kronika.flow.searching import find
from kronika.model.search import Order
from kronika.serve.api.admit import Reader
from kronika.serve.api.answers import FARTHEST, MOST, answer, next_of
from kronika.serve.api.article_shapes import ArticleShown, article_shown
from kronika.serve.api.questions import QuestionAsked, question_asked
from kronika.serve.api.texts import Shown

router = APIRouter(prefix="/api/v1/search", tags=["search"])


class SearchAsked(QuestionAsked):
    """What to look for, and what comes first."""

    order: Order = Field(Order.NEWEST, description="What comes first.")
    limit: int = Field(20, ge=1, le=MOST, description="How many at most.")
    offset: int = Field(0, ge=0, le=FARTHEST, description="How many to leave out first.")


class HitShown(Shown):
    """An article that was found."""

    article: ArticleShown
    relevance: float = Field(description="Of use only beside the others of one answer in the order “best”.")


class FoundShown(Shown):
    """What was found."""

    total: int
    next: str | None
    items: list[HitShown]
    sources: Mapping[str, int] = Field(description="How many articles each source has, the most frequent first.")
    notes: list[str] = Field(description="What you should know, for instance that the index is behind.")


@router.get("", response_model=FoundShown)
def search(call: Reader, asked: Annotated[SearchAsked, Query()]) -> Response:
    """The articles that answer a query. A query that cannot be read is a problem with `position`, `length` and `query`."""
    question = question_asked(call, asked)
    found = find(call.chronicle(), question, order=asked.order, limit=asked.limit, offset=asked.offset)
    numbers = [hit.article_id for hit in found.hits]
    records = {record.id: record for record in call.store.shown.of(numbers)}
    analyses = call.store.analyses.of(numbers)
    hits = [
        HitShown(
            article=article_shown(records[hit.article_id], analyses.get(hit.article_id)),
            relevance=round(hit.score, 4),
        )
        for hit in found.hits
        if hit.article_id in records  # hidden since the index was written
    ]
    after = asked.offset + len(found.hits)
    following = next_of(call, asked.limit, after) if found.hits and after < found.total else None
    shown = FoundShown(
        total=found.total, next=following, items=hits, sources=dict(found.counts), notes=list(found.notes)
    )
    return answer(call, shown)
