"""Северная хроника: a Russian site in the manner of 2008, all in windows-1251, its text broken by <br> alone."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from html import escape

from kronika.model.source import SourceKind
from kronika.sampleweb.newsroom import Story
from kronika.sampleweb.russian import Printed, RussianSite
from kronika.sampleweb.russian_feeds import Channel, rss
from kronika.sampleweb.russian_parts import SECTIONS, SLUGS, Block, Comment, archive_links
from kronika.sampleweb.site import Answer, Entry, Request, page

CHARSET = "windows-1251"
HEADER, META, NOTHING = range(3)  # where a page says its charset
INFORMER = "Погода в Архангельске: днем минус четыре, ветер северный, три метра в секунду."
OFFER = "Пластиковые окна за один день! Замер бесплатно, пенсионерам скидка. Звоните 22-40-19."
COPYRIGHT = "При перепечатке ссылка на «Северную хронику» обязательна."
MARKS = {"p": "{}", "h": "<b>{}</b>", "li": "• {}"}


class SevernayaHronika(RussianSite):
    """The old-fashioned site."""

    host = "severnaya-hronika"
    name = "Северная хроника"
    about = "A Russian site in windows-1251, named in the header, in a meta tag or nowhere; its RSS feed is in the same charset and its paragraphs are only line breaks."
    entry = Entry(kind=SourceKind.FEED, path="/rss.php")
    boxes = (INFORMER, OFFER, COPYRIGHT)

    def path_of(self, story: Story) -> str:
        """/news.php?id=7712."""
        return f"/news.php?id={story.number}"

    def number_in(self, request: Request) -> int | None:
        """The number in the query."""
        number = request.query.get("id", "")
        known = request.path == "/news.php" and number.isascii() and number.isdigit() and len(number) <= 6
        return int(number) if known else None

    def feed(self, channel: Channel, stories: Sequence[Story], path: str) -> Answer:
        """RSS 2.0 whose charset only the XML declaration names."""
        return rss(channel, stories, CHARSET)

    def article(self, printed: Printed, now: datetime, base: str) -> Answer:
        """The page of one story."""
        story, draft = printed.story, printed.story.draft
        near = "".join(
            f'&raquo; <a href="{self.path_of(other)}">{escape(other.draft.title)}</a><br>' for other in printed.related
        )
        body = f"""<div class="put"><a href="/">Главная</a> &rarr; <a href="/{SLUGS[story.desk]}/">{printed.section}</a></div>
<div class="news">
<h2>{escape(draft.title)}</h2>
<span class="data">{story.published:%d.%m.%Y, %H:%M}</span> | <span class="rubrika">{printed.section}</span> | просмотров: {story.number * 3 % 900 + 40}<br><br>
<img src="/foto/{story.number}.svg" align="left" hspace="8" width="240" alt=""><span class="podpis">{escape(draft.caption)}</span>
<b class="anons">{escape(draft.lead)}</b><br><br>
{text_of(printed.blocks)}<br><br>
<i>{escape(story.author)}</i><br>
<span class="klyuch">Ключевые слова: {escape(", ".join(draft.keywords))}</span>
</div>
<div class="knopki"><a href="#print">Версия для печати</a> | <a href="#friend">Отправить другу</a> | <a href="#blog">В блог</a></div>
<div class="reklama">{OFFER}</div>
<div class="esche"><b>Еще по теме:</b><br>{near}</div>
{opinions(printed.comments)}"""
        return self.sheet(draft.title, body, self.popular(printed), story.number % 3)

    def listing(self, heading: str, stories: Sequence[Story], now: datetime, edition: str) -> Answer:
        """Titles with times; the charset is in the header."""
        lines = "".join(
            f'<span class="data">{story.published:%d.%m.%Y %H:%M}</span> <a href="{self.path_of(story)}">{escape(story.draft.title)}</a><br>{escape(story.draft.lead)}<br><br>\n'
            for story in stories
        )
        days = "".join(f'<a href="{to}">{day}</a><br>' for to, day in archive_links(now))
        return self.sheet(
            heading, f'<h2>{escape(heading)}</h2><div class="lenta">{lines}</div>', f"<b>Архив</b><br>{days}", HEADER
        )

    def popular(self, printed: Printed) -> str:
        """The box of what others read."""
        items = "".join(
            f'<a href="{self.path_of(other)}">{escape(other.draft.title)}</a><br>' for other in printed.most_read
        )
        return f"<b>Популярное</b><br>{items}"

    def sheet(self, title: str, body: str, side: str, named: int) -> Answer:
        """What every page has around it, with its charset named in one of three places."""
        menu = " | ".join(f'<a href="/{SLUGS[desk]}/">{name}</a>' for desk, name in SECTIONS.items())
        meta = f'<meta http-equiv="Content-Type" content="text/html; charset={CHARSET}">\n' if named == META else ""
        text = f"""<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">
<html>
<head>
{meta}<title>{escape(title)} :: {self.name}</title>
<link rel="alternate" type="application/rss+xml" title="RSS" href="/rss.php">
</head>
<body bgcolor="#ffffff">
<div id="shapka"><a href="/"><font size="5">{self.name}</font></a><br><small>Ежедневные новости Севера</small></div>
<div id="menu">{menu}</div>
<div id="levo">
{body}
</div>
<div id="pravo"><div class="blok">{side}</div><div class="blok"><b>Информер</b><br>{INFORMER}</div>
<div class="blok"><form action="/subscribe.php"><b>Подписка</b><br><input name="email" size="14"><input type="submit" value="OK"></form></div></div>
<div id="podval">&copy; 2004&ndash;2026 {self.name}. {COPYRIGHT}<br><a href="/kontakty.php">Контакты</a></div>
</body>
</html>
"""
        return page(text, CHARSET, declared=CHARSET if named == HEADER else "")


def text_of(blocks: Sequence[Block]) -> str:
    """The body as one run of text: two line breaks between paragraphs, one between items of a list."""
    pieces = []
    for block, following in zip(blocks, (*blocks[1:], None), strict=True):
        both = block.kind == "li" and following is not None and following.kind == "li"
        gap = "" if following is None else "<br>\n" if both else "<br><br>\n"
        pieces.append(MARKS[block.kind].format(escape(block.text)) + gap)
    return "".join(pieces)


def opinions(comments: Sequence[Comment]) -> str:
    """What readers wrote, oldest first."""
    written = "".join(
        f'<div class="otzyv"><b>{escape(comment.nickname)}</b> <small>{comment.when:%d.%m.%Y %H:%M}</small><br>{escape(comment.text)}</div>\n'
        for comment in comments
    )
    return f'<div class="otzyvy"><b>Отзывы читателей: {len(comments)}</b><br>\n{written}</div>'


KIND = SevernayaHronika()
