"""How a paper announces its articles to machines: a sitemap index with a gzip file a month, a news sitemap, a JSON feed in pages."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from html import escape

from kronika.sampleweb import czech
from kronika.sampleweb.newsroom import Story
from kronika.sampleweb.site import Answer, Request

FEED_SIZE = 20
NEWS = timedelta(days=2)  # what a news sitemap lists
SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
NEWS_SITEMAP = 'xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"'
XML = (("Content-Type", "application/xml; charset=utf-8"),)
GZIP = (("Content-Type", "application/x-gzip"),)
FEED = (("Content-Type", "application/feed+json"),)


@dataclass(frozen=True, slots=True, kw_only=True)
class Announcing:
    """What one paper announces."""

    name: str
    lang: str
    out: Callable[[datetime], Sequence[Story]]
    path_of: Callable[[Story], str]

    @property
    def routes(self) -> czech.Routes:
        """The addresses machines ask for."""
        return (
            (r"/robots\.txt", self._robots),
            (r"/sitemap\.xml", self._index),
            (r"/sitemap-(\d{4})-(\d\d)\.xml\.gz", self._month),
            (r"/sitemap-news\.xml", self._news),
            (r"/feed\.json", self._feed),
        )

    def _robots(self, request: Request, now: datetime, found: re.Match[str]) -> Answer:
        text = f"User-agent: *\nDisallow:\n\nSitemap: {request.base}/sitemap.xml\n"
        return Answer(body=text.encode(), headers=(("Content-Type", "text/plain; charset=utf-8"),))

    def _index(self, request: Request, now: datetime, found: re.Match[str]) -> Answer:
        newest: dict[str, Story] = {}
        for story in self.out(now):
            newest.setdefault(f"{story.day:%Y-%m}", story)
        files = [(f"sitemap-{month}.xml.gz", story) for month, story in newest.items()]
        files += [("sitemap-news.xml", story) for story in self.out(now)[:1]]
        entries = "".join(
            f"<sitemap><loc>{request.base}/{name}</loc><lastmod>{story.published.isoformat()}</lastmod></sitemap>\n"
            for name, story in files
        )
        return xml(f"<sitemapindex {SITEMAP}>\n{entries}</sitemapindex>")

    def _month(self, request: Request, now: datetime, found: re.Match[str]) -> Answer | None:
        stories = [story for story in self.out(now) if f"{story.day:%Y %m}" == f"{found[1]} {found[2]}"]
        if not stories:
            return None
        entries = "".join(self._entry(request, story) for story in stories)
        text = f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset {SITEMAP}>\n{entries}</urlset>\n'
        return Answer(body=gzip.compress(text.encode(), mtime=0), headers=GZIP)

    def _news(self, request: Request, now: datetime, found: re.Match[str]) -> Answer:
        entries = "".join(
            self._entry(request, story, news=True) for story in self.out(now) if now - story.published < NEWS
        )
        return xml(f"<urlset {SITEMAP} {NEWS_SITEMAP}>\n{entries}</urlset>")

    def _entry(self, request: Request, story: Story, *, news: bool = False) -> str:
        said = self._said(story) if news else f"<lastmod>{story.published.isoformat()}</lastmod>"
        return f"<url><loc>{escape(request.base + self.path_of(story))}</loc>{said}</url>\n"

    def _said(self, story: Story) -> str:
        return (
            f"<news:news><news:publication><news:name>{escape(self.name)}</news:name><news:language>{self.lang}</news:language>"
            f"</news:publication><news:publication_date>{story.published.isoformat()}</news:publication_date>"
            f"<news:title>{escape(story.draft.title)}</news:title>"
            f"<news:keywords>{escape(', '.join(story.draft.keywords))}</news:keywords></news:news>"
        )

    def _feed(self, request: Request, now: datetime, found: re.Match[str]) -> Answer | None:
        number = czech.page_number(request, "strana")
        shown, total = czech.cut(self.out(now), number, FEED_SIZE)
        if not shown:
            return None
        feed = {
            "version": "https://jsonfeed.org/version/1.1",
            "title": self.name,
            "language": self.lang,
            "home_page_url": f"{request.base}/",
            "items": [self._item(request, story) for story in shown],
        }
        if number < total:
            feed["next_url"] = f"{request.base}/feed.json?strana={number + 1}"
        return Answer(body=json.dumps(feed, ensure_ascii=False).encode(), headers=FEED)

    def _item(self, request: Request, story: Story) -> dict[str, object]:
        return {
            "id": str(story.number),
            "url": request.base + self.path_of(story),
            "title": story.draft.title,
            "summary": story.draft.lead,
            "date_published": story.published.isoformat(),
            "authors": [{"name": story.author}],
            "tags": list(story.draft.keywords),
        }


def xml(text: str) -> Answer:
    """An XML file."""
    return Answer(body=f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n'.encode(), headers=XML)
