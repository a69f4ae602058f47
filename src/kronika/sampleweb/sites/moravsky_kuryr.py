"""Moravský kurýr: an old paper in windows-1250, laid out in tables, with "před 6 hodinami" and links to older articles."""

from __future__ import annotations

import re
from datetime import datetime
from html import escape
from zlib import crc32

from kronika.model.source import SourceKind
from kronika.sampleweb import czech
from kronika.sampleweb.czech_dates import ago
from kronika.sampleweb.czech_site import CzechSite
from kronika.sampleweb.newsroom import Story
from kronika.sampleweb.site import Answer, Entry, Request, page

CHARSET = "windows-1250"
SECTIONS = {
    "home": ("domov", "Domov"),
    "world": ("zahranici", "Ze zahraničí"),
    "economy": ("hospodarstvi", "Hospodářství"),
    "sport": ("sport", "Sport"),
    "culture": ("kultura", "Kultura"),
}
DESKS = {slug: desk for desk, (slug, _) in SECTIONS.items()}
PAGE_SIZE = 15
AD = "Prodám zachovalou traktorovou vlečku, okres Hodonín, cena dohodou."
CONTEST = "Soutěž pro čtenáře: vyhrajte bednu moravského vína!"
WEATHER = "Počasí: polojasno, odpoledne místy přeháňky, 9 až 13 stupňů."


class MoravskyKuryr(CzechSite):
    """Everything in windows-1250: told by the header on half of the pages, by meta on others, by nobody on the rest."""

    host = "moravsky-kuryr"
    name = "Moravský kurýr"
    about = "An old Czech paper in windows-1250, laid out in tables, with dates such as “před 6 hodinami”."
    entry = Entry(
        kind=SourceKind.ARCHIVE,
        options={
            "strategy": "pages",
            "listing": "/rubrika.php?id={section}",
            "sections": ",".join(DESKS),
            "older": "Starší",
            "article": r"^/clanek\.php\?cislo=\d+",
        },
    )

    sections = SECTIONS
    boxes = (AD, CONTEST, WEATHER)
    related = 3
    popular = 5
    comments = True
    keywords = False

    def __init__(self) -> None:
        super().__init__()
        self.routes = (
            (r"/(index\.php)?", self._home),
            (r"/rubrika\.php", self._section),
            (r"/clanek\.php", self._article),
            (r"/robots\.txt", czech.robots),
            (r"/obrazky/.*", czech.picture),
        )

    def path(self, story: Story) -> str:
        """The address of an article."""
        return path(story)

    def _home(self, request: Request, now: datetime, found: re.Match[str]) -> Answer:
        rows = "".join(row(story, now) for story in self.paper.out(now)[:20])
        body = f'<table width="100%" cellpadding="4">{rows}</table>'
        return old_page("Moravský kurýr", body, self._right(now), key=request.path)

    def _section(self, request: Request, now: datetime, found: re.Match[str]) -> Answer | None:
        slug, number = request.query.get("id", ""), czech.page_number(request, "str")
        desk = DESKS.get(slug)
        if desk is None:
            return None
        shown, total = czech.cut(self.paper.of_desk(desk, now), number, PAGE_SIZE)
        if not shown:
            return None
        rows = "".join(row(story, now) for story in shown)
        newer = f'<a href="{listing(slug, number - 1)}">&laquo; Novější články</a>' if number > 1 else ""
        older = f'<a href="{listing(slug, number + 1)}">Starší články &raquo;</a>' if number < total else ""
        body = (
            f'<font size="5"><b>{SECTIONS[desk][1]}</b></font><table width="100%" cellpadding="4">{rows}</table>'
            f'<table width="100%"><tr><td align="left">{newer}</td><td align="right">{older}</td></tr></table>'
        )
        return old_page(f"{SECTIONS[desk][1]} - Moravský kurýr", body, "", key=f"{slug} {number}")

    def _article(self, request: Request, now: datetime, found: re.Match[str]) -> Answer | None:
        asked = request.query.get("cislo", "")
        story = self.paper.story(int(asked), now) if re.fullmatch(r"[0-9]{1,6}", asked) else None
        if story is None:
            return None
        title = f"{story.draft.title} - Moravský kurýr"
        return old_page(title, self._text(story, now), self._right(now, story), key=path(story))

    def _text(self, story: Story, now: datetime) -> str:
        draft, (section, label) = story.draft, SECTIONS[story.desk]
        pieces = czech.blocks(draft.paragraphs, heading='p class="mezititulek"', text='p align="justify"')
        related = "<br>".join(f"&bull; {anchor(other)}" for other in self.paper.older(story, 3))
        pieces = czech.insert(
            pieces, f'<table align="right" width="180" class="ramecek"><tr><td>{CONTEST}</td></tr></table>', 1
        )
        signed = "ČZA" if story.from_agency else escape(story.author)
        said = "".join(
            f'<tr><td bgcolor="#eeeeee"><b>{escape(nick)}</b></td></tr><tr><td>{escape(opinion)}</td></tr>'
            for nick, opinion in story.comments
        )
        return f"""<small><a href="/">Úvod</a> / <a href="{listing(section, 1)}">{label}</a></small>
<h1>{escape(draft.title)}</h1>
<font size="1" color="#666666">{ago(story.published, now)} | {signed}</font>
<p><b>{escape(draft.lead)}</b></p>
<table align="left" width="220"><tr><td><img src="/obrazky/{story.number}.gif" width="220" height="150" alt=""></td></tr><tr><td><i>{escape(draft.caption)}</i></td></tr></table>
{chr(10).join(pieces)}
<p><a href="javascript:window.print()">Vytisknout</a> | <a href="#nahoru">Nahoru</a></p>
<hr>
<b>Čtěte také:</b><br>{related}
<hr>
<b>Názory čtenářů ({len(story.comments)})</b>
<table width="100%">{said}</table>"""

    def _right(self, now: datetime, but: Story | None = None) -> str:
        popular = "".join(
            f"<tr><td>{i}. {anchor(story)}</td></tr>" for i, story in enumerate(self.paper.most_read(now, 5, but), 1)
        )
        return (
            f'<table width="100%" class="sloupek"><tr><th>Nejčtenější</th></tr>{popular}</table>'
            f'<table width="100%" class="sloupek"><tr><th>Inzerce</th></tr><tr><td>{AD}</td></tr></table>'
        )


def path(story: Story) -> str:
    """The address of an article."""
    return f"/clanek.php?cislo={story.number}"


def listing(section: str, number: int) -> str:
    """The address of a page of a listing."""
    return f"/rubrika.php?id={section}" + (f"&amp;str={number}" if number > 1 else "")


def anchor(story: Story) -> str:
    """A link to an article."""
    return f'<a href="{path(story)}">{escape(story.draft.title)}</a>'


def row(story: Story, now: datetime) -> str:
    """An article in a listing."""
    return (
        f'<tr><td valign="top" width="140"><font size="1">{ago(story.published, now)}</font></td>'
        f'<td><b>{anchor(story)}</b><br><font size="2">{escape(story.draft.lead)}</font></td></tr>'
    )


def old_page(title: str, body: str, right: str, *, key: str) -> Answer:
    """The frame of every page, in windows-1250; the key decides who tells the charset."""
    lot = crc32(key.encode()) % 10
    by_header, by_meta = lot < 5, lot in (3, 4, 5, 6, 7)
    meta = f'<meta http-equiv="Content-Type" content="text/html; charset={CHARSET}">' if by_meta else ""
    menu = "".join(
        f'<td bgcolor="#003366"><a href="{listing(slug, 1)}"><font color="white">{label}</font></a></td>'
        for slug, label in SECTIONS.values()
    )
    text = f"""<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">
<html>
<head>{meta}<title>{escape(title)}</title></head>
<body bgcolor="#ffffff" link="#003366">
<a name="nahoru"></a>
<table width="900" align="center" border="0" cellspacing="0"><tr><td colspan="2"><a href="/"><img src="/obrazky/logo.gif" alt="Moravský kurýr"></a></td></tr>
<tr><td colspan="2"><table width="100%"><tr>{menu}</tr></table></td></tr>
<tr><td colspan="2"><marquee>{WEATHER}</marquee></td></tr>
<tr><td valign="top" width="680">
{body}
</td><td valign="top" width="220">{right}</td></tr>
<tr><td colspan="2" align="center"><small>&copy; 1998-2026 Moravský kurýr. Stránky jsou optimalizovány pro rozlišení 1024x768.</small></td></tr></table>
</body>
</html>
"""
    return page(text, CHARSET, CHARSET if by_header else "")


KIND = MoravskyKuryr()
