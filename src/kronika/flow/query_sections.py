"""What saved queries have found, as sections of a message: the new articles, and the queries without any."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from urllib.parse import urlencode

from kronika.flow.digest_words import Voice
from kronika.flow.query_news import QueryNews
from kronika.model.alert import Line, Section
from kronika.model.article_history import Head
from kronika.model.saved_query import SavedQuery
from kronika.notify.wording import moment, one_line

LONGEST = 240  # characters of a title


def with_news(found: Sequence[QueryNews], voice: Voice, zone: str) -> Iterator[Section]:
    """A section for each query that found something: how much, and the newest of it."""
    for news in found:
        if news.count:
            lines = [article_line(head, voice, zone) for head in news.articles]
            if left := news.count - len(news.articles):
                lines.append(Line(text=voice.count("more", left), link=search_link(news.query)))
            yield Section(
                title=news.query.name,
                link=search_link(news.query),
                badge=voice.count("articles", news.count),
                lines=tuple(lines),
            )


def article_line(head: Head, voice: Voice, zone: str) -> Line:
    """An article: its title with a link, and where, when and in which tone it was written."""
    told = [head.source, moment(head.at, zone, voice.lang)]
    if head.tone is not None:
        told.append(voice.say(f"tone {head.tone.value}"))
    title = one_line(head.title, LONGEST) or head.url
    return Line(name=title, text=" · ".join(told), link=f"/articles/{head.id}")


def unasked(found: Sequence[QueryNews], voice: Voice) -> Iterator[Section]:
    """Queries that could not be asked, each with the reason; nothing of theirs is lost."""
    troubled = [news for news in found if news.trouble]
    if troubled:
        yield Section(
            title=voice.count("unasked", len(troubled)),
            lines=tuple(
                Line(name=news.query.name, text=news.trouble, link=search_link(news.query)) for news in troubled
            ),
        )


def quiet_queries(found: Sequence[QueryNews], voice: Voice) -> Iterator[Section]:
    """Queries without new articles, by name."""
    quiet = [news.query for news in found if not news.count and not news.trouble]
    if quiet:
        yield Section(
            title=voice.count("no articles", len(quiet)),
            lines=tuple(Line(text=query.name, link=search_link(query)) for query in quiet),
            quiet=True,
        )


def search_link(query: SavedQuery) -> str:
    """Where a saved query is asked."""
    return "/articles?" + urlencode({"q": f"@{query.name}"})
