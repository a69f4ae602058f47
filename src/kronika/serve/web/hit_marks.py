"""What a query finds in an article, as places in its text: for marking the words on screen."""

from __future__ import annotations

from collections.abc import Callable

from kronika.index.grammar.marking import marks
from kronika.index.grammar.parsing import parse
from kronika.model.analysed import text_of
from kronika.model.article import GAP, Article, ArticleRecord
from kronika.model.errors import BadQuery
from kronika.model.query import Field
from kronika.serve.web.visit import Visit

Places = list[tuple[int, int]]


def marker(visit: Visit, query: str) -> Callable[[ArticleRecord], Places]:
    """Finds the places of a query in articles, one after the other; nowhere for a query that cannot be read."""
    try:
        tree = parse(query, zone=visit.shell.zone) if query.strip() else None
    except BadQuery:
        tree = None
    if tree is None:
        return lambda record: []

    def mark(record: ArticleRecord) -> Places:
        article = record.article
        return [
            (at + first, at + last)
            for field, at, text in parts_of(article)
            for first, last in marks(tree, text, article.lang, field=field)
        ]

    return mark


def hits_in(visit: Visit, query: str, record: ArticleRecord) -> Places:
    """Where the words of a query stand in the whole text of an article."""
    return marker(visit, query)(record)


def parts_of(article: Article) -> list[tuple[Field, int, str]]:
    """Title, lead and body, each with its place in `text_of` the article."""
    whole, at, found = text_of(article), 0, []
    for field, text in ((Field.TITLE, article.title.strip()), (Field.LEAD, article.lead), (Field.BODY, article.body)):
        if text and whole.startswith(text, at):
            found.append((field, at, text))
            at += len(text) + len(GAP)
    return found
