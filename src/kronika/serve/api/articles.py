"""Articles: the list of those that are shown, and one whole, as plain text too."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import Field
from starlette.responses import Response

from kronika.model.article import GAP, ArticleFilter, PageClass
from kronika.serve.api.admit import Reader
from kronika.serve.api.answers import Asked, Listing, answer, page, sent
from kronika.serve.api.article_shapes import ArticleShown, WholeArticleShown, article_shown, whole_article_shown
from kronika.serve.api.changes import aware
from kronika.serve.api.texts import Number, Text

router = APIRouter(prefix="/api/v1/articles", tags=["articles"])


class ArticlesAsked(Asked):
    """Which articles to list."""

    source: Text = Field("", max_length=200, description="Name of a source.")
    lang: Text = Field("", max_length=10, description="Only articles in this language.")
    since: datetime | None = Field(None, description="Articles from this moment on.")
    until: datetime | None = Field(None, description="Articles before this moment.")
    page_class: PageClass | None = Field(None, description="Only pages of this class.")
    words: Text = Field(
        "", max_length=200, description="Each must stand in the title, lead or body; /search knows more."
    )


@router.get("", response_model=Listing[ArticleShown])
def listing(call: Reader, asked: Annotated[ArticlesAsked, Query()]) -> Response:
    """Articles, the newest first; older versions and texts that are wrong are left out."""
    if asked.source:
        call.store.sources.get(asked.source)
    which = ArticleFilter(
        source=asked.source or None,
        lang=asked.lang or None,
        since=aware(asked.since),
        until=aware(asked.until),
        page_class=asked.page_class,
        words=asked.words.strip() or None,
    )
    found = call.store.articles.listing(which, asked.limit, asked.offset)
    analyses = call.store.analyses.of([record.id for record in found])
    return page(
        call,
        found,
        lambda record: article_shown(record, analyses.get(record.id)),
        limit=asked.limit,
        offset=asked.offset,
        total=call.store.articles.count(which),
    )


@router.get("/{article_id}", response_model=WholeArticleShown)
def one(call: Reader, article_id: Number) -> Response:
    """All that was taken out of a page."""
    return answer(call, whole_article_shown(call.store.articles.get(article_id), call.store.analyses.get(article_id)))


@router.get("/{article_id}/text", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
def text(call: Reader, article_id: Number) -> Response:
    """Title, lead and body as plain text, with empty lines between; what places of an analysis count in."""
    article = call.store.articles.get(article_id).article
    whole = GAP.join(part for part in (article.title, article.text) if part)
    return sent(call, whole.encode("utf-8", "replace"), "text/plain; charset=utf-8")
