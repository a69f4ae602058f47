"""A saved query as a feed: the newest articles it finds, with identities that never change."""

from __future__ import annotations

from kronika.flow.chronicle import Chronicle
from kronika.flow.digest_words import Voice
from kronika.flow.query_sections import search_link
from kronika.flow.searching import find
from kronika.flow.watch_feed import BEGINNING, MOST, Feed, FeedEntry, identity
from kronika.model.article_history import Head
from kronika.model.saved_query import SavedQuery
from kronika.model.search import Order


def feed_of_query(chronicle: Chronicle, query: SavedQuery, lang: str) -> Feed:
    """The newest articles of a saved query. Another version of an article is another entry: its text is another."""
    found = find(chronicle, query.question, order=Order.NEWEST, limit=MOST)
    heads = chronicle.store.article_versions.heads([hit.article_id for hit in found.hits])
    told = [heads[hit.article_id] for hit in found.hits if hit.article_id in heads]
    voice = Voice(lang)
    return Feed(
        id=identity(f"query {query.id}"),
        title=query.name,
        lang=voice.lang,
        link=search_link(query),
        updated=max((head.at for head in told), default=BEGINNING),
        entries=tuple(entry_of(head, query, voice) for head in told),
    )


def entry_of(head: Head, query: SavedQuery, voice: Voice) -> FeedEntry:
    """One article."""
    tone = [voice.say(f"tone {head.tone.value}")] if head.tone else []
    return FeedEntry(
        id=identity(f"query {query.id} article {head.id} {head.url}"),
        title=head.title or head.url,
        at=head.at,
        link=f"/articles/{head.id}",
        page=head.url,
        summary=" · ".join([head.source, *tone]),
        group=head.source,
    )
