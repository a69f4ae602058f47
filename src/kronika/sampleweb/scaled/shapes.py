"""The ways into a generated site: table of contents, feed, sitemaps, dated archive, older links."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterable
from datetime import datetime
from email.utils import format_datetime
from html import escape

from kronika.model.source import SourceKind
from kronika.sampleweb.scaled.looks import list_page
from kronika.sampleweb.scaled.plan import Plan, Shape
from kronika.sampleweb.scaled.stories import Printed, path_of, published, story
from kronika.sampleweb.scaled.words import WORDS
from kronika.sampleweb.site import Answer, Entry, page

Turn = Callable[[str], str]
"""The address under which this visit shows a path: a trap may have turned it."""

FEW = 10  # articles of one list
MANY = 50
XML = (("Content-Type", "application/xml; charset=utf-8"),)
GZIP = (("Content-Type", "application/gzip"),)
BY_MONTH = "month"


def entry_of(plan: Plan) -> Entry:
    """How a user would add the site."""
    match plan.shape:
        case Shape.FEED:
            return Entry(kind=SourceKind.FEED, path="/feed.xml")
        case Shape.SITEMAP:
            return Entry(kind=SourceKind.SITEMAP, path="/sitemap.xml")
        case Shape.ARCHIVE if by_month(plan):
            options = {"strategy": BY_MONTH, "listing": "/archive/{year}-{month:02}", "article": article_pattern(plan)}
            return Entry(kind=SourceKind.ARCHIVE, options=options)
        case Shape.ARCHIVE:
            options = {"strategy": "pages", "listing": "/archive", "article": article_pattern(plan)}
            return Entry(kind=SourceKind.ARCHIVE, options=options)
        case Shape.LISTING:
            options = {"older": WORDS[plan.lang].older, "article": article_pattern(plan)}
            return Entry(kind=SourceKind.LISTING, options=options)
        case _:
            return Entry(kind=SourceKind.SITE, options={"depth": str(plan.depth)})


def article_pattern(plan: Plan) -> str:
    """What the address of an article looks like."""
    return r"index\.php\?id=\d+" if "?" in path_of(plan, 1) else WORDS[plan.lang].article


def by_month(plan: Plan) -> bool:
    """Whether the archive has a page for each month; otherwise its pages are numbered."""
    return plan.number % 2 == 0


def lists_of(plan: Plan) -> int:
    """How many lists of articles there are."""
    return -(-plan.articles // per_list(plan))


def per_list(plan: Plan) -> int:
    """How many articles one list holds."""
    return FEW if plan.articles <= 10 * FEW else MANY


def list_paths(plan: Plan) -> tuple[str, ...]:
    """The pages that only lead to articles."""
    word, pages = WORDS[plan.lang].part, range(1, lists_of(plan) + 1)
    match plan.shape:
        case Shape.FEED:
            return ("/feed.xml",)
        case Shape.SITEMAP:
            return ("/sitemap.xml", "/sitemap-1.xml", "/sitemap-2.xml.gz")
        case Shape.ARCHIVE if by_month(plan):
            return tuple(dict.fromkeys(month_path(published(plan, number)) for number in articles(plan)))
        case Shape.ARCHIVE:
            return ("/archive", *(f"/archive?page={number}" for number in pages[1:]))
        case Shape.LISTING:
            return ("/", *(f"/{word}/{number}" for number in pages[1:]))
        case _:
            return ("/", *(f"/{word}/{number}" for number in pages))


def list_answer(plan: Plan, path: str, base: str, turn: Turn) -> Answer:
    """One of those pages."""
    if plan.shape is Shape.FEED:
        return feed(plan, base)
    if plan.shape is Shape.SITEMAP:
        return sitemap(plan, path, base)
    return page(listing(plan, path, turn))


def listing(plan: Plan, path: str, turn: Turn) -> str:
    """A list of articles, with links to the lists beside it."""
    paths, words = list_paths(plan), WORDS[plan.lang]
    place = paths.index(path)
    if plan.shape is Shape.SITE:
        menu = [(turn(to), f"{words.part} {number}" if number else words.home) for number, to in enumerate(paths)]
        shown: Iterable[int] = within_list(plan, place) if place else ()
    elif plan.shape is Shape.ARCHIVE and by_month(plan):
        menu = []
        shown = [number for number in articles(plan) if month_path(published(plan, number)) == path]
    else:
        menu = [(turn(to), words.older) for to in paths[place + 1 : place + 2]]
        shown = within_list(plan, place + 1)
    stories = [(turn(path_of(plan, number)), story(plan, number)) for number in shown]
    return list_page(plan, f"{words.part.capitalize()} {place}", stories, menu)


def within_list(plan: Plan, number: int) -> range:
    """The articles of the list of that number, which counts from 1."""
    size = per_list(plan)
    return range((number - 1) * size + 1, min(number * size, plan.articles) + 1)


def articles(plan: Plan) -> range:
    """The numbers of all articles."""
    return range(1, plan.articles + 1)


def month_path(when: datetime) -> str:
    """The archive page of a month."""
    return f"/archive/{when:%Y-%m}"


def feed(plan: Plan, base: str) -> Answer:
    """All articles as RSS or Atom."""
    stories = [story(plan, number) for number in articles(plan)]
    made = atom(plan, stories, base) if plan.look % 2 else rss(plan, stories, base)
    return Answer(body=made.encode(), headers=XML)


def rss(plan: Plan, stories: Iterable[Printed], base: str) -> str:
    """RSS 2.0."""
    items = "".join(
        f"<item><title>{escape(one.draft.title)}</title><link>{escape(base + one.path)}</link>"
        f"<description>{escape(one.draft.lead)}</description><pubDate>{format_datetime(one.published)}</pubDate></item>"
        for one in stories
    )
    head = f"<title>{plan.host}</title><link>{base}/feed.xml</link><description>{plan.host}</description>"
    return f'<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0"><channel>{head}{items}</channel></rss>'


def atom(plan: Plan, stories: Iterable[Printed], base: str) -> str:
    """Atom 1.0."""
    entries = "".join(
        f'<entry><id>{escape(base + one.path)}</id><title>{escape(one.draft.title)}</title><link href="{escape(base + one.path)}"/>'
        f"<updated>{one.published.isoformat()}</updated><summary>{escape(one.draft.lead)}</summary></entry>"
        for one in stories
    )
    head = f"<id>{base}/feed.xml</id><title>{plan.host}</title><updated>{published(plan, 1).isoformat()}</updated>"
    return f'<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">{head}{entries}</feed>'


def sitemap(plan: Plan, path: str, base: str) -> Answer:
    """The index, a plain part, and a packed one."""
    half = plan.articles // 2
    match path:
        case "/sitemap.xml":
            parts = "".join(f"<sitemap><loc>{base}{part}</loc></sitemap>" for part in list_paths(plan)[1:])
            return Answer(body=urls("sitemapindex", parts), headers=XML)
        case "/sitemap-1.xml":
            return Answer(body=urls("urlset", places(plan, range(1, half + 1), base)), headers=XML)
        case _:
            rest = urls("urlset", places(plan, range(half + 1, plan.articles + 1), base))
            return Answer(body=gzip.compress(rest, mtime=0), headers=GZIP)


def places(plan: Plan, numbers: Iterable[int], base: str) -> str:
    """Articles with the day of their last change."""
    return "".join(
        f"<url><loc>{escape(base + path_of(plan, number))}</loc><lastmod>{published(plan, number):%Y-%m-%d}</lastmod></url>"
        for number in numbers
    )


def urls(root: str, inner: str) -> bytes:
    """A sitemap document."""
    schema = "http://www.sitemaps.org/schemas/sitemap/0.9"
    return f'<?xml version="1.0" encoding="utf-8"?>\n<{root} xmlns="{schema}">{inner}</{root}>'.encode()
