"""Corpora: frozen questions, and their articles as they were then."""

from __future__ import annotations

from datetime import datetime

from fastapi import APIRouter
from pydantic import Field
from starlette.responses import Response

from kronika.model.corpus import Corpus, CorpusEntry
from kronika.serve.api.admit import Reader
from kronika.serve.api.answers import Limit, Listing, Offset, answer, page
from kronika.serve.api.questions import QuestionShown, question_shown
from kronika.serve.api.texts import Shown

router = APIRouter(prefix="/api/v1/corpora", tags=["corpora"])


class CorpusShown(Shown):
    """A corpus; the manifest is a hash over the hashes of all its articles."""

    name: str
    question: QuestionShown
    note: str
    by: str
    frozen: datetime | None
    articles: int
    words: int
    manifest: str


class EntryShown(Shown):
    """An article of a corpus as it was frozen."""

    number: int
    article_id: int
    url: str | None
    source: str
    at: datetime
    title: str
    lead: str
    body: str
    content: str = Field(description="sha256 of what the corpus promises: address, time, title, lead and body.")


@router.get("", response_model=Listing[CorpusShown])
def listing(call: Reader, limit: Limit = 100, offset: Offset = 0) -> Response:
    """The corpora by name."""
    found = call.store.corpora.all()
    return page(call, found[offset : offset + limit], shown, limit=limit, offset=offset, total=len(found))


@router.get("/{name}", response_model=CorpusShown)
def one(call: Reader, name: str) -> Response:
    """One corpus."""
    return answer(call, shown(call.store.corpora.get(name)))


@router.get("/{name}/articles", response_model=Listing[EntryShown])
def entries(call: Reader, name: str, limit: Limit = 100, offset: Offset = 0) -> Response:
    """The articles of a corpus in its order, with their whole texts."""
    corpora = call.store.corpora
    corpus = corpora.get(name)
    found = corpora.entries(corpora.some(corpus.id, range(offset, offset + limit)), analyses=False)
    return page(call, found, entry_shown, limit=limit, offset=offset, total=corpus.articles)


def shown(corpus: Corpus) -> CorpusShown:
    """A corpus for a caller."""
    return CorpusShown(
        name=corpus.name,
        question=question_shown(corpus.question),
        note=corpus.note,
        by=corpus.by,
        frozen=corpus.frozen,
        articles=corpus.articles,
        words=corpus.words,
        manifest=corpus.manifest,
    )


def entry_shown(entry: CorpusEntry) -> EntryShown:
    """An article of a corpus for a caller."""
    return EntryShown(
        number=entry.number,
        article_id=entry.article_id,
        url=entry.article.url,
        source=entry.source,
        at=entry.at,
        title=entry.article.title,
        lead=entry.article.lead,
        body=entry.article.body,
        content=entry.content,
    )
