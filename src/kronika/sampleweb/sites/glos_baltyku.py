"""Głos Bałtyku: nested tables and font tags of the early 2000s, ISO-8859-2 declared differently from page to page, long comments."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from html import escape
from random import Random

from kronika.sampleweb.newsroom import Story
from kronika.sampleweb.polish import (
    SECTION_OF,
    SECTIONS,
    Listing,
    PolishPaper,
    Printed,
    as_is,
    heading,
    long_date,
    plain,
    tag_links,
    turned,
    when,
)
from kronika.sampleweb.prose.pl import KIND as PROSE
from kronika.sampleweb.site import Answer, Request, page

ADVERT = "REKLAMA: Biuro podróży Mewa poleca wczasy nad morzem, zniżki dla stałych klientów."
POLL = "Sonda: Czy latem wybierasz się nad Bałtyk?"
SPACER = '<td width="8"><img src="/zdjecia/0.svg" width="8" height="1" alt=""></td>'
LATIN_2 = "iso-8859-2"
TALKATIVE = 7  # every so many stories have comments longer than the article


class GlosBaltyku(PolishPaper):
    """A paper that has not changed its layout for twenty years."""

    host = "glos-baltyku"
    name = "Głos Bałtyku"
    about = "Table layout with font tags, ISO-8859-2 in the header, in meta only or undeclared, comments longer than the article."
    article = r"^/art_(\d+)\.html$"
    per_page = 20
    charset = LATIN_2

    def address(self, story: Story) -> str:
        """/art_8903.html"""
        return f"/art_{story.number}.html"

    def printed(self, story: Story) -> Printed:
        """On some stories readers write more than the paper."""
        if story.number % TALKATIVE:
            return as_is(story)
        return as_is(story, comments=story.comments + long_comments(story))

    def sent(self, html: str, number: int = 0) -> Answer:
        """The charset stands in the header, in meta only, or nowhere."""
        declared = (LATIN_2, "", "")[number % 3]
        meta = f'<meta http-equiv="Content-Type" content="text/html; charset={LATIN_2}">' if number % 3 < 2 else ""
        return page(html.replace("<head>", f"<head>{meta}", 1), LATIN_2, declared)

    def article_html(self, printed: Printed, request: Request, now: datetime) -> str:
        """An article page: everything is a table."""
        story = printed.story
        middle = (
            f'<font size="1"><a href="/">Głos</a> &gt; <a href="/{printed.section}">{SECTIONS[printed.section]}</a></font><br>'
            f'<table width="100%" cellpadding="2"><tr><td><font size="5" color="#003366"><b>{escape(printed.title)}</b></font></td></tr>'
            f'<tr><td><font size="1" color="#666666">{long_date(story.published)}</font></td></tr></table>'
            f'<table width="100%"><tr><td valign="top"><font size="3"><b>{escape(printed.lead)}</b></font></td></tr></table>'
            f'<table align="right" width="220"><tr><td><img src="/zdjecia/{story.number}.svg" width="210" alt=""></td></tr>'
            f'<tr><td align="center"><font size="1"><i>{escape(printed.caption)}</i></font></td></tr></table>'
            f'<table width="100%"><tr>{SPACER}<td><font face="Verdana" size="2">\n{running_text(printed.body, story.number)}\n</font></td></tr></table>'
            f'<p align="right"><font size="2"><i>{escape(story.author)}</i></font></p><font size="1">Słowa kluczowe: {tag_links(story)}</font>'
            f'<br><font size="1"><a href="#">Drukuj</a> | <a href="#">Poleć znajomemu</a></font>{self.see_also(story)}{opinions(printed)}'
        )
        return self.whole(f"{printed.title} :: {self.name}", middle, now)

    def section_html(self, listing: Listing) -> str:
        """Twenty rows with dates; the first five with their leads."""
        rows = "\n".join(self.row(story, listing.now, place < 5) for place, story in enumerate(listing.stories))
        pages = " | ".join(f'<a href="{to}">{text}</a>' for to, text in turned(listing))
        title = heading(listing.section)
        middle = f'<font size="5"><b>{escape(title)}</b></font><table width="100%">{rows}</table><center><font size="2">{pages}</font></center>'
        return self.whole(f"{title} :: {self.name}", middle, listing.now)

    def row(self, story: Story, now: datetime, with_lead: bool) -> str:
        """One story of a listing."""
        lead = f'<br><font size="2">{escape(story.draft.lead)}</font>' if with_lead else ""
        return (
            f'<tr><td width="110" valign="top"><font size="1" color="#666666">{when(story.published, now)}</font></td>'
            f'<td><a href="{self.address(story)}"><font size="3"><b>{escape(story.draft.title)}</b></font></a>{lead}</td></tr>'
        )

    def home_html(self, newest: Sequence[Story], now: datetime) -> str:
        """A list per section."""
        boxes = "\n".join(
            f'<p><font size="4"><a href="/{section}"><b>{name}</b></a></font></p><ul>{self.items([s for s in newest if SECTION_OF[s.desk] == section][:9], now)}</ul>'
            for section, name in SECTIONS.items()
        )
        return self.whole(f"{self.name} :: gazeta wybrzeża", boxes, now)

    def items(self, stories: Sequence[Story], now: datetime) -> str:
        """Stories as items of a list with their dates."""
        return "\n".join(
            f'<li><font size="1">({when(story.published, now)})</font> <a href="{self.address(story)}">{escape(story.draft.title)}</a></li>'
            for story in stories
        )

    def about_html(self) -> str:
        """Who makes the paper."""
        return (
            f"<html><head><title>Redakcja :: {self.name}</title></head><body><h1>Redakcja</h1>"
            '<p>Gazeta wychodzi tylko w tym wymyślonym świecie.</p><a href="/">Strona główna</a></body></html>'
        )

    def see_also(self, story: Story) -> str:
        """Older stories under the article."""
        rows = "".join(
            f'<tr><td>&raquo; <a href="{self.address(one)}">{escape(one.draft.title)}</a></td></tr>'
            for one in self.related(story, 4)
        )
        return f'<table width="100%" bgcolor="#eef4fa"><tr><td><b>Przeczytaj również</b></td></tr>{rows}</table>'

    def unwanted(self, printed: Printed) -> tuple[str, ...]:
        """Caption, advertisement, poll, other titles, comments."""
        related = tuple(story.draft.title for story in self.related(printed.story, 4))
        return (printed.caption, ADVERT, POLL, *related, *(text for _, text in printed.comments))

    def whole(self, title: str, middle: str, now: datetime) -> str:
        """The page around the middle: a table of three columns."""
        menu = "".join(f'<tr><td><a href="/{path}">{name}</a></td></tr>' for path, name in SECTIONS.items())
        read = "".join(
            f'<tr><td><font size="1"><a href="{self.address(one)}">{escape(one.draft.title)}</a></font></td></tr>'
            for one in self.most_read(now)
        )
        return (
            f'<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">\n<html><head><title>{escape(title)}</title></head>\n'
            f'<body bgcolor="#dfe8f0" link="#003366"><center><table width="960" bgcolor="#ffffff" cellspacing="0" cellpadding="6">'
            f'<tr><td colspan="5" bgcolor="#003366"><a href="/"><font size="6" color="#ffffff"><b>{self.name}</b></font></a></td></tr>'
            f'<tr><td width="120" valign="top"><table>{menu}<tr><td><a href="/redakcja">Redakcja</a></td></tr></table></td>{SPACER}'
            f'<td valign="top">\n{middle}\n</td>{SPACER}<td width="180" valign="top"><table bgcolor="#eef4fa"><tr><td><b>Najpopularniejsze</b></td></tr>{read}</table>'
            f'<table><tr><td bgcolor="#ffffcc"><font size="1">{ADVERT}</font></td></tr><tr><td><font size="2">{POLL}</font><br><input type="radio"> tak <input type="radio"> nie</td></tr></table></td></tr>'
            f'<tr><td colspan="5" bgcolor="#003366"><font size="1" color="#ffffff">Copyright 2001-2026 {self.name}</font></td></tr></table></center></body></html>\n'
        )


def running_text(body: Sequence[str], number: int) -> str:
    """The text with line breaks between paragraphs, or in paragraphs on every second page."""
    html: list[str] = []
    for block in body:
        text = escape(plain(block))
        if block.startswith("## "):
            html.append(f'<b><font color="#003366">{text}</font></b><br><br>')
        elif block.startswith("- "):
            html.append(f"<ul><li>{text}</ul>")
        else:
            html.append(f"<p>{text}" if number % 2 else f"{text}<br><br>")
    return "\n".join(html).replace("</ul>\n<ul>", "\n")


def opinions(printed: Printed) -> str:
    """Readers' comments, each in a table of its own."""
    said = "\n".join(
        f'<table width="100%" bgcolor="#f5f5f5"><tr><td><font size="1"><b>{escape(nick)}</b></font></td></tr><tr><td><font size="2">{escape(text)}</font></td></tr></table>'
        for nick, text in printed.comments
    )
    return f'<br><table width="100%"><tr><td bgcolor="#003366"><font color="#ffffff"><b>Opinie czytelników ({len(printed.comments)})</b></font></td></tr><tr><td>{said}</td></tr></table>'


def long_comments(story: Story) -> tuple[tuple[str, str], ...]:
    """Two comments, each longer than the whole article."""
    dice = Random(f"glos {story.number}")
    wanted = sum(map(len, (story.draft.lead, *story.draft.paragraphs)))
    found = []
    for _ in range(2):
        nick, text = PROSE.comment(dice, tone=0)
        while len(text) <= wanted:
            text += " " + PROSE.comment(dice, tone=dice.choice((-1, 0, 0, 1)))[1]
        found.append((nick, text))
    return tuple(found)


KIND = GlosBaltyku()
