"""Zprávy Dnes24: a portal with microdata, month-first dates, RSS and an archive of whole months."""

from __future__ import annotations

import re
from datetime import datetime
from email.utils import format_datetime
from html import escape

from kronika.model.source import SourceKind
from kronika.sampleweb import czech
from kronika.sampleweb.czech_dates import PRAGUE, clock, month_first
from kronika.sampleweb.czech_site import CzechSite
from kronika.sampleweb.newsroom import Story
from kronika.sampleweb.site import Answer, Entry, Request, page, redirect

SECTIONS = {
    "home": ("cesko", "Česko"),
    "world": ("svet", "Svět"),
    "economy": ("penize", "Peníze"),
    "sport": ("sport", "Sport"),
    "culture": ("magazin", "Magazín"),
}
DESKS = {slug: desk for desk, (slug, _) in SECTIONS.items()}
PAGE_SIZE = 50
FRONT = 24
IN_FEED = 30
AD = "Kávovar s mlýnkem za polovinu? Jen dnes v naší partnerské prodejně."
NEWSLETTER = "Přihlaste se k odběru novinek a nic důležitého vám neunikne."
FOLLOW = "Sledujte Dnes24 na sociálních sítích a buďte u všeho první."
STYLE = ".d24{display:grid;grid-template-columns:2fr 1fr;font-family:Verdana}.d24-card{padding:.5rem}.d24-intro{font-weight:600}"


class ZpravyDnes24(CzechSite):
    """Microdata on every article; the archive has one listing for each month, all sections together."""

    host = "zpravy-dnes24"
    name = "Zprávy Dnes24"
    about = "A Czech portal with microdata, dates such as “Dub 28, 2026”, RSS and a monthly archive in pages."
    entry = Entry(
        kind=SourceKind.ARCHIVE,
        options={
            "strategy": "month",
            "listing": "/archiv/{year}/{month:02}/",
            "page": r"[?&]stranka=(\d+)",
            "article": r"^/[a-z]+/[a-z0-9-]+-\d+\.html$",
        },
    )

    sections = SECTIONS
    boxes = (AD, NEWSLETTER, FOLLOW)
    related = 4

    def __init__(self) -> None:
        super().__init__()
        self.routes = (
            (r"/", self._home),
            (r"/rss\.xml", self._feed),
            (r"/archiv/(\d{4})/(\d\d)/", self._archive),
            (r"/([a-z]+)/", self._section),
            (r"/[a-z]+/[a-z0-9-]*?-?(\d{1,6})\.html", self._article),
            (r"/robots\.txt", czech.robots),
            (r"/static/d24\.css", czech.style(STYLE)),
            (r"/media/.*", czech.picture),
        )

    def path(self, story: Story) -> str:
        """The address of an article."""
        return path(story)

    def _home(self, request: Request, now: datetime, found: re.Match[str]) -> Answer:
        cards = "".join(card(story) for story in self.paper.out(now)[:FRONT])
        return page(
            shell("Dnes24.cz – rychlé zprávy", f'<section class="d24-grid">{cards}</section>{archive_link(now)}')
        )

    def _section(self, request: Request, now: datetime, found: re.Match[str]) -> Answer | None:
        desk, number = DESKS.get(found[1]), czech.page_number(request, "stranka")
        shown, total = czech.cut(self.paper.of_desk(desk, now) if desk else (), number, FRONT)
        if desk is None or not shown:
            return None
        label = SECTIONS[desk][1]
        cards = "".join(card(story) for story in shown)
        body = f'<h1>{label}</h1><section class="d24-grid">{cards}</section>{pager(number, total)}'
        return page(shell(f"{label} – Dnes24.cz", body))

    def _archive(self, request: Request, now: datetime, found: re.Match[str]) -> Answer | None:
        year, month = int(found[1]), int(found[2])
        number = czech.page_number(request, "stranka")
        shown, total = czech.cut(self.paper.of_month(year, month, now), number, PAGE_SIZE)
        if not shown:
            return None
        lines = "".join(
            f'<li><time datetime="{story.published.isoformat()}">{month_first(story.published)}</time> {anchor(story)}</li>'
            for story in shown
        )
        body = f'<h1>Archiv zpráv {month}/{year}</h1><ul class="d24-archiv">{lines}</ul>{pager(number, total)}'
        return page(shell(f"Archiv {month}/{year} – Dnes24.cz", body))

    def _article(self, request: Request, now: datetime, found: re.Match[str]) -> Answer | None:
        story = self.paper.story(int(found[1]), now)
        if story is None:
            return None
        if path(story) != request.path:
            return redirect(path(story), 301)
        return page(shell(f"{story.draft.title} – Dnes24.cz", self._text(story)))

    def _text(self, story: Story) -> str:
        draft, (section, label) = story.draft, SECTIONS[story.desk]
        pieces = czech.blocks(draft.paragraphs, heading="h2", text="p")
        pieces = czech.insert(pieces, f'<aside class="d24-banner" aria-label="reklama">{AD}</aside>', 2)
        related = "".join(
            f'<a class="d24-tip" href="{path(other)}">{escape(other.draft.title)}</a>'
            for other in self.paper.older(story, 4)
        )
        return f"""<ol class="d24-path"><li><a href="/">Dnes24</a></li><li><a href="/{section}/">{label}</a></li></ol>
<article itemscope itemtype="https://schema.org/NewsArticle">
<h1 itemprop="headline">{escape(draft.title)}</h1>
<meta itemprop="articleSection" content="{label}">
<div class="d24-by"><span itemprop="author">{escape(story.author)}</span> · <time itemprop="datePublished" datetime="{story.published.isoformat()}">{month_first(story.published)}</time> · <span>{clock(story.published)}</span> · <span class="d24-read">čtení na {1 + len(draft.paragraphs) // 3} min</span></div>
<div class="d24-share"><button>Sdílet</button><button>Kopírovat odkaz</button></div>
<p class="d24-intro" itemprop="description">{escape(draft.lead)}</p>
<figure itemprop="image" itemscope itemtype="https://schema.org/ImageObject"><img itemprop="url" src="/media/{story.number}.gif" alt=""><figcaption itemprop="caption">{escape(draft.caption)}</figcaption></figure>
<div itemprop="articleBody">
{chr(10).join(pieces)}
</div>
<meta itemprop="keywords" content="{escape(", ".join(draft.keywords))}">
</article>
<div class="d24-follow">{FOLLOW}</div>
<section class="d24-related"><h4>Přečtěte si také</h4>{related}</section>
<section class="d24-news"><h4>Newsletter</h4><p>{NEWSLETTER}</p></section>"""

    def _feed(self, request: Request, now: datetime, found: re.Match[str]) -> Answer:
        items = "".join(
            f"<item><title>{escape(story.draft.title)}</title><link>{request.base}{path(story)}</link>"
            f'<guid isPermaLink="false">dnes24-{story.number}</guid><pubDate>{format_datetime(story.published)}</pubDate>'
            f"<category>{SECTIONS[story.desk][1]}</category><description>{escape(story.draft.lead)}</description></item>\n"
            for story in self.paper.out(now)[:IN_FEED]
        )
        feed = f"""<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0"><channel><title>Zprávy Dnes24</title><link>{request.base}/</link><description>Nejnovější zprávy</description><language>cs</language>
{items}</channel></rss>
"""
        return Answer(body=feed.encode(), headers=(("Content-Type", "application/rss+xml; charset=utf-8"),))


def path(story: Story) -> str:
    """The address of an article."""
    return f"/{SECTIONS[story.desk][0]}/{czech.slug(story.draft.title)}-{story.number}.html"


def anchor(story: Story) -> str:
    """A link to an article."""
    return f'<a href="{path(story)}">{escape(story.draft.title)}</a>'


def card(story: Story) -> str:
    """An article on a front page."""
    return (
        f'<div class="d24-card"><img src="/media/{story.number}.gif" alt=""><h3>{anchor(story)}</h3>'
        f'<time datetime="{story.published.isoformat()}">{month_first(story.published)}</time></div>'
    )


def pager(current: int, total: int) -> str:
    """Links to the pages of a listing."""
    links = "".join(
        f"<li><span>{number}</span></li>" if number == current else f'<li><a href="?stranka={number}">{number}</a></li>'
        for number in range(1, total + 1)
    )
    return f'<ul class="d24-pages">{links}</ul>'


def archive_link(now: datetime) -> str:
    """The way from the front page to the archive."""
    today = now.astimezone(PRAGUE)
    return f'<p><a href="/archiv/{today.year}/{today.month:02}/">Archiv zpráv</a></p>'


def shell(title: str, body: str) -> str:
    """The frame of every page."""
    menu = "".join(f'<a class="d24-menu" href="/{slug}/">{label}</a>' for slug, label in SECTIONS.values())
    return f"""<!doctype html>
<html lang="cs">
<head>
<meta charset="utf-8">
<title>{escape(title)}</title>
<link rel="alternate" type="application/rss+xml" title="RSS" href="/rss.xml">
<link rel="stylesheet" href="/static/d24.css">
</head>
<body>
<div class="d24-top"><a href="/">DNES24</a><nav>{menu}</nav></div>
<div class="d24"><div class="d24-main">
{body}
</div></div>
<footer>Dnes24 – zpravodajský portál. <a href="/rss.xml">RSS</a> <a href="/">O nás</a> <a href="/">Ochrana soukromí</a></footer>
<div class="d24-cookie" role="dialog">Abychom vám mohli lépe sloužit, ukládáme cookies. <button>Rozumím</button></div>
</body>
</html>
"""


KIND = ZpravyDnes24()
