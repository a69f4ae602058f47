"""What a search found, as people read it: the article, how it sounds, and the stretch of it that shows why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from kronika.flow.chronicle import Chronicle
from kronika.flow.searching import tree_of
from kronika.index.grammar.marking import marks
from kronika.index.grammar.snippets import Snippet, snippet
from kronika.model.analysis import Tone
from kronika.model.query import Field
from kronika.model.search import Hit, Indexable, Question


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """One article that was found; the marks are places in the title where the query stands."""

    id: int
    url: str
    title: str
    source: str
    published: datetime
    lang: str | None
    tone: Tone | None
    sentiment: float | None  # None: not analysed
    snippet: Snippet
    title_marks: tuple[tuple[int, int], ...]
    score: float  # relevance, where that was asked for


def results(chronicle: Chronicle, question: Question, hits: Sequence[Hit]) -> list[Result]:
    """The articles of hits, in their order; one that has gone meanwhile is left out."""
    query = tree_of(chronicle, question)
    articles = {article.id: article for article in chronicle.store.indexables.read([hit.article_id for hit in hits])}
    return [
        Result(
            id=article.id,
            url=article.url,
            title=article.title,
            source=article.source,
            published=article.at,
            lang=article.lang,
            tone=article.tone,
            sentiment=article.score if article.tone is not None else None,
            snippet=snippet(query, text_of(article), article.lang),
            title_marks=tuple(marks(query, article.title, article.lang, field=Field.TITLE)),
            score=hit.score,
        )
        for hit in hits
        if (article := articles.get(hit.article_id)) is not None
    ]


def text_of(article: Indexable) -> str:
    """Lead and body."""
    return "\n\n".join(part for part in (article.lead, article.body) if part)
