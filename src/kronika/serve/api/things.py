"""Entities and relations: whom and what articles name, and what stands with what in a sentence."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field
from starlette.responses import Response

from kronika.flow.relating import relations as relate
from kronika.model.analysed import ThingFilter
from kronika.model.analysis import EntityType
from kronika.serve.api.admit import Reader
from kronika.serve.api.analysis_shapes import RelationShown, ThingShown, relation_shown, thing_shown
from kronika.serve.api.answers import FARTHEST, MOST, Listing, page
from kronika.serve.api.call import Call
from kronika.serve.api.changes import aware
from kronika.serve.api.texts import Text

MOST_RELATIONS = 200

router = APIRouter(prefix="/api/v1", tags=["analysis"])


class Chosen(BaseModel):
    """Which articles count."""

    offset: int = Field(0, ge=0, le=FARTHEST, description="How many to leave out first.")
    source: Text = Field("", max_length=200, description="Name of a source.")
    since: datetime | None = Field(None, description="Articles from this moment on.")
    until: datetime | None = Field(None, description="Articles before this moment.")
    type: EntityType | None = Field(None, description="Only things of this type.")


class ThingsAsked(Chosen):
    """Which things to list."""

    limit: int = Field(100, ge=1, le=MOST, description="How many at most.")
    lang: Text = Field("", max_length=10, description="Only things named in this language.")
    words: Text = Field("", max_length=200, description="Words of the base form.")


class RelationsAsked(Chosen):
    """Whose relations."""

    entity: Text = Field(max_length=200, description="A name in its base form, or a link such as Q142.")
    limit: int = Field(50, ge=1, le=MOST_RELATIONS, description="How many at most.")
    examples: int = Field(3, ge=0, le=20, description="Sentences told of each.")


@router.get("/entities", response_model=Listing[ThingShown])
def entities(call: Reader, asked: Annotated[ThingsAsked, Query()]) -> Response:
    """Whom and what articles name, the most frequent first."""
    which = filter_of(call, asked, lang=asked.lang or None, words=asked.words.strip() or None)
    found = call.store.things.listing(which, asked.limit, asked.offset)
    total = call.store.things.count(which)
    return page(call, found, thing_shown, limit=asked.limit, offset=asked.offset, total=total)


@router.get("/relations", response_model=Listing[RelationShown])
def relations(call: Reader, asked: Annotated[RelationsAsked, Query()]) -> Response:
    """What stands with a thing in a sentence, the strongest first, with sentences that show it."""
    found = relate(
        call.store, asked.entity, filter_of(call, asked), limit=asked.offset + asked.limit, examples=asked.examples
    )
    part = found[asked.offset :]
    return page(call, part, relation_shown, limit=asked.limit, offset=asked.offset, total=len(found))


def filter_of(call: Call, asked: Chosen, *, lang: str | None = None, words: str | None = None) -> ThingFilter:
    """What was asked as the store takes it; UnknownName says that there is no such source."""
    if asked.source:
        call.store.sources.get(asked.source)
    return ThingFilter(
        source=asked.source or None,
        since=aware(asked.since),
        until=aware(asked.until),
        type=asked.type,
        lang=lang,
        words=words,
    )
