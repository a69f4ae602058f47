"""Versions of articles: what was edited after an article was first seen, and headlines that were written anew."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import Field
from starlette.responses import Response

from kronika.flow.article_history import compared, headline_changes, versions
from kronika.model.analysis import Tone
from kronika.model.article_history import (
    ArticleDifference,
    ArticleVersion,
    HeadlineChange,
    TextDifference,
    Touched,
    Turn,
    WordKind,
)
from kronika.serve.api.admit import Reader
from kronika.serve.api.answers import Asked, Limit, Listing, Offset, answer, page
from kronika.serve.api.changes import aware
from kronika.serve.api.texts import Number, Shown, Text

router = APIRouter(prefix="/api/v1", tags=["articles"])


class ArticleVersionShown(Shown):
    """One version of an article, and what became different from the one before."""

    article_id: int
    number: int
    at: datetime = Field(description="When it was first seen.")
    seen: datetime = Field(description="When it was last seen.")
    title: str
    tone: Tone | None
    score: float | None
    touched: list[Touched]
    added: int = Field(description="Words that came.")
    removed: int
    is_edit: bool
    newest: bool


class WordsShown(Shown):
    """A run of words that stayed, came or went."""

    kind: WordKind
    text: str
    moved: bool


class DifferenceShown(Shown):
    """Two versions compared, word by word."""

    touched: list[Touched]
    title: list[WordsShown]
    lead: list[WordsShown]
    body: list[WordsShown]


class HeadlineChangeShown(Shown):
    """A headline that was written anew."""

    source: str
    url: str
    before_id: int
    after_id: int
    before: str
    after: str
    seen_before: datetime
    at: datetime
    points_before: float | None
    points_after: float | None
    turn: Turn | None = Field(description="Softened when it sounds better than before, sharpened when worse.")


class HeadlinesAsked(Asked):
    """Of what time, and whose."""

    since: datetime | None = Field(None, description="Changed from this moment on.")
    until: datetime | None = Field(None, description="Changed before this moment.")
    source: Text = Field("", max_length=200, description="Name of a source.")


@router.get("/articles/{article_id}/versions", response_model=Listing[ArticleVersionShown])
def listing(call: Reader, article_id: Number, limit: Limit = 100, offset: Offset = 0) -> Response:
    """The versions of an article, the oldest first; any of them names it."""
    found = versions(call.chronicle(), article_id)
    return page(call, found[offset : offset + limit], shown, limit=limit, offset=offset, total=len(found))


@router.get("/articles/{article_id}/difference", response_model=DifferenceShown)
def difference(
    call: Reader, article_id: Number, before: Annotated[int, Query(ge=1)], after: Annotated[int, Query(ge=1)]
) -> Response:
    """What is different between two versions, by their numbers."""
    return answer(call, difference_shown(compared(call.chronicle(), article_id, before, after)))


@router.get("/headlines", response_model=Listing[HeadlineChangeShown])
def headlines(call: Reader, asked: Annotated[HeadlinesAsked, Query()]) -> Response:
    """Headlines that were changed, the newest first."""
    if asked.source:
        call.store.sources.get(asked.source)
    found = headline_changes(call.chronicle(), aware(asked.since), aware(asked.until), asked.source or None)
    part = found[asked.offset : asked.offset + asked.limit]
    return page(call, part, headline_shown, limit=asked.limit, offset=asked.offset, total=len(found))


def shown(version: ArticleVersion) -> ArticleVersionShown:
    """A version for a caller."""
    return ArticleVersionShown(
        article_id=version.article_id,
        number=version.number,
        at=version.at,
        seen=version.seen,
        title=version.title,
        tone=version.tone,
        score=version.score,
        touched=list(version.touched),
        added=version.added,
        removed=version.removed,
        is_edit=version.is_edit,
        newest=version.newest,
    )


def difference_shown(found: ArticleDifference) -> DifferenceShown:
    """A comparison for a caller."""
    return DifferenceShown(
        touched=list(found.touched), title=words(found.title), lead=words(found.lead), body=words(found.body)
    )


def words(text: TextDifference) -> list[WordsShown]:
    """Runs of words for a caller."""
    return [WordsShown(kind=one.kind, text=one.text, moved=one.moved) for one in text.words]


def headline_shown(change: HeadlineChange) -> HeadlineChangeShown:
    """A changed headline for a caller."""
    return HeadlineChangeShown(
        source=change.source,
        url=change.url,
        before_id=change.before_id,
        after_id=change.after_id,
        before=change.before,
        after=change.after,
        seen_before=change.seen_before,
        at=change.at,
        points_before=change.points_before,
        points_after=change.points_after,
        turn=change.turn,
    )
