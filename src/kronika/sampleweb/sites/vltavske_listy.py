"""Vltavské listy: a paper whose archive has a page for each section and month."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import date, datetime
from html import escape

from kronika.model.source import SourceKind
from kronika.sampleweb import czech
from kronika.sampleweb.announcing import Announcing
from kronika.sampleweb.czech_dates import MONTHS, PRAGUE, in_full
from kronika.sampleweb.czech_site import CzechSite
from kronika.sampleweb.events import FIRST_DAY
from kronika.sampleweb.newsroom import Story
from kronika.sampleweb.site import Answer, Entry, Request, Truth, page, redirect

SECTIONS = {
    "home": ("domaci", "Domácí"),
    "world": ("svet", "Svět"),
    "economy": ("ekonomika", "Ekonomika"),
    "sport": ("sport", "Sport"),
    "culture": ("kultura", "Kultura"),
}
DESKS = {slug: desk for desk, (slug, _) in SECTIONS.items()}
PAGE_SIZE = 40
LONG = 9  # paragraphs: a longer text goes on on further pages …
SHEET = 4  # … of so many each
NEWSLETTER = "Nechte si každé ráno poslat přehled zpráv do své schránky."
AD = "Dovolená u Vltavy již od 1 990 Kč na osobu, děti zdarma."
COOKIES = "Tento web používá soubory cookie. Procházením stránek s tím souhlasíte."
STYLE = "body{font-family:Georgia,serif;max-width:70rem;margin:auto}.perex{font-weight:bold}.box{background:#eee;padding:1rem}figure{margin:0}"


class VltavskeListy(CzechSite):
    """Monthly archive, JSON-LD, reader comments."""

    host = "vltavske-listy"
    name = "Vltavské listy"
    about = "A Czech paper with an archive page for each section and month, dates in full, JSON-LD, long texts on several pages, a sitemap and a JSON feed."
    entry = Entry(
        kind=SourceKind.ARCHIVE,
        options={
            "strategy": "month",
            "listing": "/archiv/{section}/{year}-{month:02}/",
            "sections": ",".join(DESKS),
            "article": r"^/clanek/\d+",
        },
    )

    sections = SECTIONS
    boxes = (AD, NEWSLETTER, COOKIES)
    related = 4
    popular = 5
    comments = True

    def __init__(self) -> None:
        super().__init__()
        self.routes = (
            (r"/", self._home),
            (r"/clanek/(\d{1,6})(-[a-z0-9-]*)?", self._article),
            (r"/archiv/([a-z]+)/(\d{4})-(\d\d)/", self._archive),
            (r"/(domaci|svet|ekonomika|sport|kultura)/", self._section),
            *Announcing(name=self.name, lang=self.lang, out=self.paper.out, path_of=path).routes,
            (r"/styl\.css", czech.style(STYLE)),
            (r"/foto/.*", czech.picture),
        )

    def path(self, story: Story) -> str:
        """The address of an article."""
        return path(story)

    def truth(self, story: Story, now: datetime) -> Truth:
        """What is true of an article's first page, and of the text that goes on."""
        told, sizes = super().truth(story, now), [len(sheet) for sheet in sheets(story)]
        further = tuple(turned(story, number) for number in range(2, len(sizes) + 1))
        return replace(told, body=told.body[: sizes[0]], more=told.body[sizes[0] :], further=further)

    def _home(self, request: Request, now: datetime, found: re.Match[str]) -> Answer:
        stories = self.paper.out(now)[:25]
        body = f'<main class="uvod"><h1>Zprávy dne</h1>{"".join(teaser(story) for story in stories)}</main>'
        return page(shell("Vltavské listy – zprávy z domova i ze světa", body, self._aside(now)))

    def _section(self, request: Request, now: datetime, found: re.Match[str]) -> Answer:
        desk = DESKS[found[1]]
        stories = self.paper.of_desk(desk, now)[:25]
        body = f"<main><h1>{SECTIONS[desk][1]}</h1>{''.join(teaser(story) for story in stories)}{months(found[1], now)}</main>"
        return page(shell(f"{SECTIONS[desk][1]} – Vltavské listy", body, self._aside(now)))

    def _archive(self, request: Request, now: datetime, found: re.Match[str]) -> Answer | None:
        desk, year, month = DESKS.get(found[1]), int(found[2]), int(found[3])
        number = czech.page_number(request, "strana")
        if desk is None or not 1 <= month <= 12 or not number:
            return None
        stories = [story for story in self.paper.of_month(year, month, now) if story.desk == desk]
        shown, total = czech.cut(stories, number, PAGE_SIZE)
        if not shown:
            return None
        links = " ".join(
            f"<strong>{i}</strong>" if i == number else f'<a href="?strana={i}">{i}</a>' for i in range(1, total + 1)
        )
        heading = f"Archiv: {SECTIONS[desk][1]}, {month}/{year}"
        body = (
            f'<main><h1>{heading}</h1><ul class="archiv">{"".join(line(story) for story in shown)}</ul>'
            f'<p class="strankovani">{links}</p>{months(found[1], now)}</main>'
        )
        return page(shell(f"{heading} – Vltavské listy", body, ""))

    def _article(self, request: Request, now: datetime, found: re.Match[str]) -> Answer | None:
        story, number = self.paper.story(int(found[1]), now), czech.page_number(request, "strana")
        if story is None or not 1 <= number <= len(sheets(story)):
            return None
        if path(story) != request.path:
            return redirect(turned(story, number), 301)
        head = f'<script type="application/ld+json">{json_ld(story, request.base)}</script>'
        body = article(story, self.paper.older(story, 4), number)
        title = story.draft.title if number == 1 else f"{story.draft.title} – strana {number}"
        return page(shell(f"{title} – Vltavské listy", body, self._aside(now, but=story), head))

    def _aside(self, now: datetime, but: Story | None = None) -> str:
        items = "".join(f"<li>{anchor(story)}</li>" for story in self.paper.most_read(now, 5, but))
        return (
            f'<aside class="bok"><section class="box"><h3>Nejčtenější</h3><ol>{items}</ol></section>'
            f'<section class="box inzerce"><small>Inzerce</small><p>{AD}</p></section>'
            f'<section class="box"><h3>Newsletter</h3><p>{NEWSLETTER}</p><form><input type="email"><button>Odebírat</button></form></section></aside>'
        )


def path(story: Story) -> str:
    """The address of an article."""
    return f"/clanek/{story.number}-{czech.slug(story.draft.title)}"


def anchor(story: Story) -> str:
    """A link to an article."""
    return f'<a href="{path(story)}">{escape(story.draft.title)}</a>'


def teaser(story: Story) -> str:
    """An article on a front page."""
    return (
        f'<div class="upoutavka"><h2>{anchor(story)}</h2><p class="datum">{in_full(story.published)}</p>'
        f"<p>{escape(story.draft.lead)}</p></div>"
    )


def line(story: Story) -> str:
    """An article in the archive."""
    return f'<li><span class="datum">{in_full(story.published)}</span> {anchor(story)}</li>'


def months(section: str, now: datetime) -> str:
    """Links to the monthly archive, newest first."""
    today = now.astimezone(PRAGUE).date()
    year, month, links = today.year, today.month, []
    while date(year, month, 1) >= FIRST_DAY.replace(day=1):
        links.append(f'<a href="/archiv/{section}/{year}-{month:02}/">{MONTHS[month - 1]} {year}</a>')
        year, month = (year, month - 1) if month > 1 else (year - 1, 12)
    return f'<p class="mesice">Archiv: {" | ".join(links)}</p>'


def sheets(story: Story) -> list[tuple[str, ...]]:
    """The text page by page: no list is torn apart, and no sub-heading stands at the foot of a page."""
    left, found = list(story.draft.paragraphs), list[tuple[str, ...]]()
    while len(left) > SHEET and len(story.draft.paragraphs) > LONG:
        cut = SHEET
        while cut < len(left) and (left[cut].startswith("- ") or left[cut - 1].startswith("## ")):
            cut += 1
        found.append(tuple(left[:cut]))
        del left[:cut]
    return [*found, tuple(left)] if left else found


def turned(story: Story, number: int) -> str:
    """The address of one page of an article."""
    return path(story) if number == 1 else f"{path(story)}?strana={number}"


def pager(story: Story, number: int) -> str:
    """The row of page numbers under a long text."""
    last = len(sheets(story))
    if last == 1:
        return ""
    row = " ".join(
        f"<strong>{n}</strong>" if n == number else f'<a href="{turned(story, n)}">{n}</a>' for n in range(1, last + 1)
    )
    onward = f' <a href="{turned(story, number + 1)}">Další strana ›</a>' if number < last else ""
    return f'<p class="strankovani">Strana: {row}{onward}</p>'


def article(story: Story, related: Sequence[Story], number: int = 1) -> str:
    """One page of the article with all that stands around it; title and lead stand on each, the picture on the first."""
    draft, (section, label) = story.draft, SECTIONS[story.desk]
    pieces = czech.blocks(sheets(story)[number - 1], heading="h2", text="p")
    photo = (
        f'<figure><img src="/foto/{story.number}.gif" alt=""><figcaption>{escape(draft.caption)}</figcaption></figure>'
    )
    if related:
        pieces = czech.insert(pieces, f'<p class="ctete"><strong>Čtěte také:</strong> {anchor(related[0])}</p>', 2)
    tags = " ".join(f'<a rel="tag" href="/{section}/">{escape(word)}</a>' for word in draft.keywords)
    return f"""<main>
<nav class="drobky"><a href="/">Titulní strana</a> › <a href="/{section}/">{label}</a></nav>
<article class="clanek">
<h1>{escape(draft.title)}</h1>
<p class="info"><span class="datum">{in_full(story.published)}</span> <span class="autor">{escape(story.author)}</span></p>
<p class="perex">{escape(draft.lead)}</p>
{photo if number == 1 else ""}
<div class="text">
{chr(10).join(pieces)}
</div>
{pager(story, number)}
<p class="sdilet"><a href="#f">Sdílet</a> <a href="#t">Poslat e-mailem</a> <a href="#k">Vytisknout</a></p>
<p class="stitky">Štítky: {tags}</p>
</article>
<section class="souvisejici"><h3>Související články</h3><ul>{"".join(f"<li>{anchor(other)}</li>" for other in related)}</ul></section>
{discussion(story)}
</main>"""


def discussion(story: Story) -> str:
    """What readers say."""
    said = "".join(
        f'<div class="prispevek"><b>{escape(nick)}</b><p>{escape(opinion)}</p><a href="#reagovat">Reagovat</a></div>'
        for nick, opinion in story.comments
    )
    return f'<section class="diskuse"><h3>Diskuse ({len(story.comments)})</h3>{said}<p>Vstoupit do diskuse mohou jen přihlášení čtenáři.</p></section>'


def json_ld(story: Story, base: str) -> str:
    """The article for machines."""
    kind = "Organization" if story.from_agency else "Person"
    facts = {
        "@context": "https://schema.org",
        "@type": "NewsArticle",
        "headline": story.draft.title,
        "description": story.draft.lead,
        "datePublished": story.published.isoformat(),
        "author": {"@type": kind, "name": story.author},
        "publisher": {"@type": "Organization", "name": "Vltavské listy"},
        "articleSection": SECTIONS[story.desk][1],
        "keywords": list(story.draft.keywords),
        "mainEntityOfPage": base + path(story),
    }
    return json.dumps(facts, ensure_ascii=False).replace("</", "<\\/")


def shell(title: str, body: str, aside: str, head: str = "") -> str:
    """The frame of every page."""
    menu = "".join(f'<li><a href="/{slug}/">{label}</a></li>' for slug, label in SECTIONS.values())
    return f"""<!DOCTYPE html>
<html lang="cs">
<head><meta charset="utf-8"><title>{escape(title)}</title><link rel="stylesheet" href="/styl.css"><link rel="alternate" type="application/feed+json" href="/feed.json">{head}</head>
<body>
<header class="hlavicka"><a class="logo" href="/">Vltavské listy</a><ul class="menu">{menu}</ul></header>
{body}
{aside}
<footer class="paticka"><p>© Vltavské listy, a. s. Vydávání obsahu jinde je bez souhlasu redakce zakázáno.</p><a href="/">Redakce</a> <a href="/">Inzerce</a></footer>
<div class="cookies"><p>{COOKIES}</p><button>Souhlasím</button></div>
</body>
</html>
"""


KIND = VltavskeListy()
