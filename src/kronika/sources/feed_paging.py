"""From one page of a feed to the older ones: as RFC 5005 and JSON Feed name them, or as WordPress counts them."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from kronika.html.address import join
from kronika.model.errors import BadUrl
from kronika.model.lead import Lead, Role
from kronika.model.page import Fetched
from kronika.sources.feed_reading import FeedRead
from kronika.sources.options import number
from kronika.sources.period import is_before
from kronika.sources.strategy import Task

DEFAULT_PAGES = 50
PAGE, SIZE = "feed_page", "feed_size"  # hints of a further page: its number, and how many items the first one had
WORDPRESS_PATH = re.compile(r"/feed(?:/(?:rss2?|atom|rdf))?/?$|(?:^|&)feed=")
PAGED = re.compile(r"(?:^|&)paged=\d+")


def older_page(task: Task, lead: Lead, fetched: Fetched, feed: FeedRead, priority: int) -> tuple[Lead, ...]:
    """The next page of the feed, while the date asked for is not reached; without a date only the newest page is read."""
    page, size = int(lead.hints.get(PAGE, "1")), int(lead.hints.get(SIZE, str(len(feed.items))))
    if page >= number(task, "pages", DEFAULT_PAGES) or not is_wanted(task, feed):
        return ()
    url = address(fetched, feed, page, size)
    if url is None or url in (lead.url, fetched.final_url):
        return ()
    hints = {PAGE: str(page + 1), SIZE: str(size)}
    return (
        Lead(
            url=url,
            source_id=task.source.id,
            role=Role.LISTING,
            via=fetched.final_url,
            depth=lead.depth + 1,
            priority=priority,
            hints=hints,
        ),
    )


def is_wanted(task: Task, feed: FeedRead) -> bool:
    """Whether an older page may still hold items of the period: some item is dated, and most of them lie within."""
    if task.scope.since is None:
        return False
    dates = [item.published or item.updated for item in feed.items]
    old = [is_before(date, task.scope) for date in dates if date is not None]
    return bool(old) and sum(old) * 2 <= len(old)


def address(fetched: Fetched, feed: FeedRead, page: int, size: int) -> str | None:
    """Where the next page is: named by the feed, or guessed where WordPress made it and this page was as full as the first."""
    try:
        if feed.following:
            return join(fetched.final_url, feed.following)
    except BadUrl:
        return None
    parts = urlsplit(fetched.final_url)
    if "wordpress" not in feed.generator.lower() or len(feed.items) < size:
        return None
    if not WORDPRESS_PATH.search(parts.path) and not WORDPRESS_PATH.search(parts.query):
        return None
    query = PAGED.sub("", parts.query).strip("&")
    return parts._replace(query=f"{query}{'&' if query else ''}paged={page + 1}").geturl()
