"""Saved queries: questions with a name, for programs to use and to keep."""

from __future__ import annotations

from datetime import datetime

from fastapi import APIRouter
from pydantic import Field
from starlette.responses import Response

from kronika.flow.saved_queries import remove_query, save_query
from kronika.model.analysis import Tone
from kronika.model.saved_query import SavedQuery
from kronika.model.search import Question
from kronika.serve.api.admit import Editor, Reader
from kronika.serve.api.answers import Limit, Listing, Offset, answer, page
from kronika.serve.api.changes import aware
from kronika.serve.api.questions import QuestionShown, question_shown
from kronika.serve.api.texts import Long, Sent, Short, Shown

router = APIRouter(prefix="/api/v1/queries", tags=["queries"])


class QuerySent(Sent):
    """A question to be kept."""

    name: Short = Field(min_length=1, max_length=200)
    text: Long = Field("", description="The query. Empty: all articles.")
    since: datetime | None = None
    until: datetime | None = None
    sources: tuple[Short, ...] = ()
    entities: tuple[Short, ...] = ()
    lang: Short = ""
    tone: Tone | None = None
    collapsed: bool = False
    note: Short = ""
    overwrite: bool = Field(False, description="Give the query of this name the new question.")


class QueryShown(Shown):
    """A saved query; written as @NAME wherever a query is."""

    name: str
    question: QuestionShown
    note: str
    by: str
    saved: datetime | None


@router.get("", response_model=Listing[QueryShown])
def listing(call: Reader, limit: Limit = 100, offset: Offset = 0) -> Response:
    """The saved queries by name."""
    found = call.store.saved_queries.all()
    return page(call, found[offset : offset + limit], shown, limit=limit, offset=offset, total=len(found))


@router.get("/{name}", response_model=QueryShown)
def one(call: Reader, name: str) -> Response:
    """One saved query."""
    return answer(call, shown(call.store.saved_queries.get(name)))


@router.post("", response_model=QueryShown, status_code=201)
def save(call: Editor, sent: QuerySent) -> Response:
    """Save a question under a name; a query that cannot be read is not saved."""
    question = Question(
        text=sent.text,
        since=aware(sent.since),
        until=aware(sent.until),
        sources=sent.sources,
        entities=sent.entities,
        lang=sent.lang or None,
        tone=sent.tone,
        collapsed=sent.collapsed,
    )
    wanted = SavedQuery(name=sent.name, question=question, note=sent.note, by=call.person)
    return answer(call, shown(save_query(call.chronicle(), wanted, overwrite=sent.overwrite)), status=201)


@router.delete("/{name}", status_code=204, response_class=Response)
def remove(call: Editor, name: str) -> Response:
    """Delete a saved query; “kronika query” can bring it back."""
    remove_query(call.chronicle(), name)
    return Response(status_code=204)


def shown(query: SavedQuery) -> QueryShown:
    """A saved query for a caller."""
    return QueryShown(
        name=query.name, question=question_shown(query.question), note=query.note, by=query.by, saved=query.saved
    )
