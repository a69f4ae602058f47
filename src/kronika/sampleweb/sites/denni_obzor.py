"""Denní obzor: a paper whose listings link to their oldest pages and whose dates say "Dnes" and "Včera"."""

from __future__ import annotations

import re
from datetime import datetime
from html import escape

from kronika.model.source import SourceKind
from kronika.sampleweb import czech
from kronika.sampleweb.czech_dates import by_day
from kronika.sampleweb.czech_site import CzechSite
from kronika.sampleweb.newsroom import Story
from kronika.sampleweb.site import Answer, Entry, Request, page

SECTIONS = {
    "home": ("z-domova", "Z domova"),
    "world": ("zahranici", "Zahraničí"),
    "economy": ("byznys", "Byznys"),
    "sport": ("sport", "Sport"),
    "culture": ("kultura", "Kultura"),
}
DESKS = {slug: desk for desk, (slug, _) in SECTIONS.items()}
PAGE_SIZE = 12
PROMO = "Stáhněte si novou aplikaci Denního obzoru a mějte zprávy vždy po ruce."
AD = "Střešní okna se slevou 30 %. Akce platí jen do konce měsíce!"
SUPPORT = "Líbí se vám naše práce? Podpořte nezávislou novinařinu předplatným za 99 Kč."
STYLE = ".do-wrap{width:980px;margin:0 auto;font-family:Arial}.do-lead{font-size:120%}.do-item{border-bottom:1px solid #ccc}"


class DenniObzor(CzechSite):
    """Numbered pages up to the oldest; nothing for machines: the date stands only in the text."""

    host = "denni-obzor"
    name = "Denní obzor"
    about = "A Czech paper whose paging links to its oldest pages, with dates such as “Dnes 16:22” and no metadata."
    entry = Entry(
        kind=SourceKind.ARCHIVE,
        options={
            "strategy": "pages",
            "listing": "/{section}/",
            "sections": ",".join(DESKS),
            "page": r"[?&]strana=(\d+)",
            "article": r"^/[a-z-]+/[a-z0-9-]+\.A\d+$",
        },
    )

    sections = SECTIONS
    boxes = (AD, PROMO, SUPPORT)
    related = 3
    popular = 4

    def __init__(self) -> None:
        super().__init__()
        self.routes = (
            (r"/", self._home),
            (r"/([a-z-]+)/", self._section),
            (r"/[a-z-]+/[a-z0-9-]+\.A(\d{1,6})", self._article),
            (r"/robots\.txt", czech.robots),
            (r"/css/obzor\.css", czech.style(STYLE)),
            (r"/img/.*", czech.picture),
        )

    def path(self, story: Story) -> str:
        """The address of an article."""
        return path(story)

    def _home(self, request: Request, now: datetime, found: re.Match[str]) -> Answer:
        items = "".join(item(story, now) for story in self.paper.out(now)[:30])
        return page(shell("Denní obzor", f'<div class="do-col"><h1>Aktuálně</h1>{items}</div>', self._side(now)))

    def _section(self, request: Request, now: datetime, found: re.Match[str]) -> Answer | None:
        desk, number = DESKS.get(found[1]), czech.page_number(request, "strana")
        if desk is None:
            return None
        shown, total = czech.cut(self.paper.of_desk(desk, now), number, PAGE_SIZE)
        if not shown:
            return None
        label = SECTIONS[desk][1]
        items = "".join(item(story, now) for story in shown)
        body = f'<div class="do-col"><h1>{label}</h1>{items}{pager(found[1], number, total)}</div>'
        return page(shell(f"{label} | Denní obzor", body, ""))

    def _article(self, request: Request, now: datetime, found: re.Match[str]) -> Answer | None:
        story = self.paper.story(int(found[1]), now)
        if story is None or path(story) != request.path:
            return None
        return page(shell(f"{story.draft.title} | Denní obzor", self._text(story, now), self._side(now, story)))

    def _text(self, story: Story, now: datetime) -> str:
        draft, (section, label) = story.draft, SECTIONS[story.desk]
        pieces = czech.blocks(draft.paragraphs, heading='h3 class="do-mezititulek"', text='p class="do-par"')
        related = self.paper.older(story, 3)
        pieces = czech.insert(pieces, f'<div class="do-reklama"><span>Reklama</span><p>{AD}</p></div>', 3)
        signed = "ČZA" if story.from_agency else f"Autor: {escape(story.author)}"
        words = "".join(f'<li><a href="/{section}/">{escape(word)}</a></li>' for word in draft.keywords)
        return f"""<div class="do-col">
<div class="do-cesta"><a href="/">Obzor</a> &gt; <a href="/{section}/">{label}</a></div>
<div class="do-clanek">
<h1 class="do-nadpis">{escape(draft.title)}</h1>
<div class="do-meta"><span class="do-cas">{by_day(story.published, now)}</span> | <span class="do-autor">{signed}</span> | <a href="#diskuse">Diskuse ({len(story.comments)})</a></div>
<div class="do-foto"><img src="/img/{story.number}.gif" alt=""><div class="do-popisek">{escape(draft.caption)}</div></div>
<div class="do-lead">{escape(draft.lead)}</div>
{chr(10).join(pieces)}
<div class="do-podpora">{SUPPORT}</div>
<ul class="do-temata">{words}</ul>
<div class="do-sdileni"><a href="#">Sdílet článek</a><a href="#">Uložit na později</a></div>
</div>
<div class="do-dalsi"><div class="do-titulek">Mohlo by vás zajímat</div>{"".join(f"<div>{anchor(other)}</div>" for other in related)}</div>
</div>"""

    def _side(self, now: datetime, but: Story | None = None) -> str:
        popular = "".join(f"<li>{anchor(story)}</li>" for story in self.paper.most_read(now, 4, but))
        return f'<div class="do-side"><div class="do-titulek">Nejčtenější dnes</div><ul>{popular}</ul><div class="do-promo"><p>{PROMO}</p></div></div>'


def path(story: Story) -> str:
    """The address of an article."""
    return f"/{SECTIONS[story.desk][0]}/{czech.slug(story.draft.title)}.A{story.number}"


def anchor(story: Story) -> str:
    """A link to an article."""
    return f'<a href="{path(story)}">{escape(story.draft.title)}</a>'


def item(story: Story, now: datetime) -> str:
    """An article in a listing."""
    return (
        f'<div class="do-item"><h2>{anchor(story)}</h2><span class="do-cas">{by_day(story.published, now)}</span>'
        f"<p>{escape(story.draft.lead)}</p></div>"
    )


def pager(section: str, current: int, total: int) -> str:
    """1 2 3 … 57 58 on every page of a listing."""
    links = []
    for number in czech.page_links(current, total):
        if number is None:
            links.append("<span>…</span>")
        elif number == current:
            links.append(f"<b>{number}</b>")
        else:
            links.append(f'<a href="/{section}/{f"?strana={number}" if number > 1 else ""}">{number}</a>')
    return f'<div class="do-strankovani">{" ".join(links)}</div>'


def shell(title: str, body: str, side: str) -> str:
    """The frame of every page."""
    menu = " ".join(f'<a href="/{slug}/">{label}</a>' for slug, label in SECTIONS.values())
    return f"""<!DOCTYPE html>
<html lang="cs">
<head><meta charset="utf-8"><title>{escape(title)}</title><link rel="stylesheet" href="/css/obzor.css"></head>
<body>
<div class="do-lista"><div class="do-logo"><a href="/">Denní obzor</a></div><div class="do-menu">{menu}</div></div>
<div class="do-wrap">
{body}
{side}
</div>
<div class="do-pata">Denní obzor vychází na internetu každý den. Všechna práva vyhrazena. <a href="/">Kontakty</a> <a href="/">Předplatné</a></div>
</body>
</html>
"""


KIND = DenniObzor()
