"""A feed: RSS, Atom or JSON gives the articles, with what it says of each kept beside it (C8)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from kronika.model.lead import Lead, Role
from kronika.model.page import Fetched
from kronika.sources.announced_feeds import announced_feeds
from kronika.sources.feed_json import looks_like_json, read_json
from kronika.sources.feed_leads import feed_leads
from kronika.sources.feed_paging import DEFAULT_PAGES, older_page
from kronika.sources.feed_reading import FeedRead, unreadable
from kronika.sources.feed_xml import read_xml
from kronika.sources.options import number
from kronika.sources.reading import document_of
from kronika.sources.strategy import Task

FEED_PRIORITY = 10
FEED_ROLES = frozenset({Role.ENTRY, Role.LISTING})


class Feed:
    """The newest articles, as the site itself announces them; with a date, the older pages of the feed too."""

    options: Mapping[str, str] = MappingProxyType(
        {"pages": f"How many pages of the feed to read back to the date asked for; {DEFAULT_PAGES} when not given."}
    )

    def seeds(self, task: Task) -> tuple[Lead, ...]:
        """The feed's address."""
        number(task, "pages", DEFAULT_PAGES)
        return (Lead(url=task.source.url, source_id=task.source.id, role=Role.ENTRY, priority=FEED_PRIORITY),)

    def discover(self, task: Task, lead: Lead, fetched: Fetched) -> tuple[Lead, ...]:
        """One lead per item of the feed, and its next page; articles themselves lead nowhere."""
        if lead.role not in FEED_ROLES:
            return ()
        feed = read_feed(fetched)
        return (*feed_leads(feed, task, fetched), *older_page(task, lead, fetched, feed, FEED_PRIORITY))


def read_feed(fetched: Fetched) -> FeedRead:
    """The feed, whatever it is written in; a sentence when the address gives none."""
    feed = read_json(fetched) if looks_like_json(fetched) else read_xml(fetched)
    if feed is None:
        raise unreadable(f"{fetched.url} is not a feed that can be read; {advice(fetched)}.")
    return feed


def advice(fetched: Fetched) -> str:
    """What to do about an address that is no feed."""
    document = document_of(fetched)
    named = announced_feeds(document) if document is not None else []
    if named:
        return f"it is a page that announces its feed: follow {named[0]} instead"
    return "give its real feed address, or add the site with --kind site"


KIND = Feed()
