"""What the bytes of an answer are: a feed, a sitemap, a page, or nothing to read."""

from __future__ import annotations

import re
from enum import StrEnum

HEAD = 4096
XML_ROOT = re.compile(rb"<\s*(?:[\w.-]+:)?(rss|feed|rdf|urlset|sitemapindex|html|opml)\b", re.IGNORECASE)
JSON_FEED = re.compile(rb"\"version\"\s*:\s*\"https?:(?:\\?/){2}jsonfeed\.org")
GZIP = b"\x1f\x8b"


class Nature(StrEnum):
    """What an address turned out to be."""

    FEED = "feed"
    SITEMAP = "sitemap"
    PAGE = "page"
    OTHER = "other"


ROOTS = {
    b"rss": Nature.FEED,
    b"feed": Nature.FEED,
    b"rdf": Nature.FEED,
    b"urlset": Nature.SITEMAP,
    b"sitemapindex": Nature.SITEMAP,
    b"html": Nature.PAGE,
    b"opml": Nature.OTHER,
}


def nature_of(body: bytes, url: str = "") -> Nature:
    """By the first element there is; what has none is a page if it may be text, and something else if it may not."""
    head = body[:HEAD].replace(b"\0", b"")  # UTF-16 looks like this from outside
    if body.startswith(GZIP):
        return Nature.SITEMAP if "sitemap" in url.lower() else Nature.OTHER
    if head.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{"):
        return Nature.FEED if JSON_FEED.search(head) else Nature.OTHER
    root = XML_ROOT.search(head)
    return ROOTS[root.group(1).lower()] if root else Nature.PAGE
