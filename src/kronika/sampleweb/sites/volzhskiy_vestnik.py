"""Волжский вестник: a modern Russian portal with an RSS feed and long readers' threads under its articles."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from datetime import datetime
from html import escape

from kronika.model.source import SourceKind
from kronika.sampleweb.newsroom import Story
from kronika.sampleweb.russian import Printed, RussianSite
from kronika.sampleweb.russian_feeds import Channel, rss
from kronika.sampleweb.russian_parts import (
    SECTIONS,
    SLUGS,
    Comment,
    archive_links,
    long_date,
    paragraphs,
    section_of,
    slug,
)
from kronika.sampleweb.site import Answer, Entry, Request, page

COOKIES = "Мы используем файлы cookie, чтобы сайт работал быстрее. Оставаясь на сайте, вы соглашаетесь с этим."
LETTER = "Подпишитесь на утреннюю рассылку «Вестника»: пять главных новостей к завтраку."
OFFER = "Реклама. Теплицы «Росток» с доставкой по области: рассрочка и сборка в подарок."
RULES = "Комментарии проходят проверку. Будьте вежливы, не пишите заглавными буквами и не ругайтесь."
PROMO_AFTER = 2  # the advertisement stands after this many paragraphs
ADDRESS = re.compile(rf"/(?:{'|'.join(SLUGS.values())})/(\d{{1,6}})-[a-z0-9-]*/")


class VolzhskiyVestnik(RussianSite):
    """The portal."""

    host = "volzhskiy-vestnik"
    name = "Волжский вестник"
    about = "A Russian portal with an RSS 2.0 feed in UTF-8, JSON-LD, and long threads of readers' comments under its articles."
    entry = Entry(kind=SourceKind.FEED, path="/rss.xml")
    boxes = (COOKIES, LETTER, OFFER, RULES)
    long_threads = True

    def path_of(self, story: Story) -> str:
        """/sport/7712-lyzhnya-ryazani/."""
        return f"/{SLUGS[story.desk]}/{story.number}-{slug(story.draft.title)}/"

    def number_in(self, request: Request) -> int | None:
        """The number in the address; the words after it may be anything."""
        found = ADDRESS.fullmatch(request.path)
        return int(found.group(1)) if found else None

    def feed(self, channel: Channel, stories: Sequence[Story], path: str) -> Answer:
        """RSS 2.0."""
        return rss(channel, stories)

    def article(self, printed: Printed, now: datetime, base: str) -> Answer:
        """The page of one story."""
        draft = printed.story.draft
        head = f"""<link rel="canonical" href="{escape(base + printed.path)}">
<meta name="description" content="{escape(draft.lead)}">
<meta name="keywords" content="{escape(", ".join(draft.keywords))}">
<meta property="og:type" content="article"><meta property="og:title" content="{escape(draft.title)}">
<meta property="og:site_name" content="{self.name}"><meta property="article:section" content="{printed.section}">
<script type="application/ld+json">{linked_data(printed, base, self.name)}</script>"""
        return page(self.frame(draft.title, head, f"{self.main(printed)}{self.sidebar(printed)}"))

    def listing(self, heading: str, stories: Sequence[Story], now: datetime, edition: str) -> Answer:
        """Cards with leads, and the last days' archives."""
        cards = "\n".join(self.card(story) for story in stories)
        days = "".join(f'<li><a href="{to}">{day}</a></li>' for to, day in archive_links(now))
        body = f'<main class="vv-feed"><h1>{escape(heading)}</h1>{cards}</main><aside class="vv-archive"><h3>Архив по дням</h3><ul>{days}</ul></aside>'
        return page(self.frame(heading, "", body))

    def card(self, story: Story) -> str:
        """One story of a listing."""
        return f"""<div class="vv-card"><a class="vv-card__title" href="{self.path_of(story)}">{escape(story.draft.title)}</a>
<p class="vv-card__lead">{escape(story.draft.lead)}</p><span class="vv-card__time">{long_date(story.day)}, {story.published:%H:%M}</span></div>"""

    def main(self, printed: Printed) -> str:
        """The article itself with its threads."""
        story, draft = printed.story, printed.story.draft
        pieces = paragraphs(printed.blocks)
        pieces.insert(PROMO_AFTER, f'<aside class="vv-promo">{OFFER}</aside>')
        tags = "".join(f'<li><a href="/tag/{slug(word)}/" rel="tag">{escape(word)}</a></li>' for word in draft.keywords)
        near = "".join(
            f'<li><a href="{self.path_of(other)}">{escape(other.draft.title)}</a></li>' for other in printed.related
        )
        return f"""<main class="vv-main">
<nav class="vv-crumbs"><a href="/">Главная</a> / <a href="/{SLUGS[story.desk]}/">{printed.section}</a></nav>
<article class="vv-article">
<h1 class="vv-article__title">{escape(draft.title)}</h1>
<div class="vv-meta"><span class="vv-meta__author">{escape(story.author)}</span> <time datetime="{story.published.isoformat()}">{long_date(story.day)}, {story.published:%H:%M}</time> <span class="vv-meta__views">{story.number * 7 % 4900 + 100} просмотров</span></div>
<p class="vv-article__lead">{escape(draft.lead)}</p>
<figure class="vv-figure"><img src="/foto/{story.number}.svg" alt="" width="640" height="360"><figcaption>{escape(draft.caption)}</figcaption></figure>
<div class="vv-article__body">
{chr(10).join(pieces)}
</div>
<ul class="vv-tags">{tags}</ul>
<div class="vv-share"><a href="#vk">ВКонтакте</a><a href="#ok">Одноклассники</a><a href="#mail">Почта</a></div>
</article>
<section class="vv-related"><h3>Материалы по теме</h3><ul>{near}</ul></section>
{comment_section(printed.comments)}
</main>"""

    def sidebar(self, printed: Printed) -> str:
        """What others read."""
        items = "".join(
            f'<li><a href="{self.path_of(other)}">{escape(other.draft.title)}</a></li>' for other in printed.most_read
        )
        return f'<aside class="vv-side"><h3>Самое читаемое</h3><ol>{items}</ol></aside>'

    def frame(self, title: str, head: str, body: str) -> str:
        """What every page has around it."""
        menu = "".join(f'<li><a href="/{SLUGS[desk]}/">{name}</a></li>' for desk, name in SECTIONS.items())
        return f"""<!DOCTYPE html>
<html lang="ru">
<head><meta charset="utf-8"><title>{escape(title)} — {self.name}</title>
<meta name="viewport" content="width=device-width">
<link rel="alternate" type="application/rss+xml" title="{self.name}" href="/rss.xml">
{head}</head>
<body>
<div class="vv-cookies" role="alert"><p>{COOKIES}</p><button>Понятно</button></div>
<header class="vv-header"><a class="vv-logo" href="/">{self.name}</a><form action="/poisk/"><input name="q" placeholder="Поиск"></form>
<nav class="vv-menu"><ul>{menu}</ul></nav></header>
<div class="vv-page">{body}</div>
<section class="vv-letter"><h3>Рассылка</h3><p>{LETTER}</p><form><input type="email" placeholder="Ваша почта"><button>Подписаться</button></form></section>
<footer class="vv-footer"><p>© 2026 {self.name}. Все права защищены. Телефон редакции: 55-01-17.</p><ul><li><a href="/o-nas/">О редакции</a></li><li><a href="/reklama/">Рекламодателям</a></li></ul></footer>
</body>
</html>
"""


def comment_section(comments: Sequence[Comment]) -> str:
    """The readers' threads: answers stand inside what they answer."""
    written = "\n".join(one_comment(comment) for comment in comments)
    return f"""<section class="vv-comments" id="comments"><h3>Комментарии ({len(comments)})</h3><p class="vv-comments__rules">{RULES}</p>
{written}
<form class="vv-comments__form"><textarea placeholder="Ваш комментарий"></textarea><button>Отправить</button></form></section>"""


def one_comment(comment: Comment) -> str:
    """One reader's comment."""
    return f"""<div class="vv-comment vv-comment--level{comment.level}" data-level="{comment.level}"><div class="vv-comment__head"><b>{escape(comment.nickname)}</b> <time datetime="{comment.when.isoformat()}">{long_date(comment.when.date())}, {comment.when:%H:%M}</time></div>
<p class="vv-comment__text">{escape(comment.text)}</p><div class="vv-comment__foot"><span>{comment.likes:+d}</span> <a href="#comments">Ответить</a></div></div>"""


def linked_data(printed: Printed, base: str, name: str) -> str:
    """The article as JSON-LD; "<" is escaped so that no text can end the script."""
    story = printed.story
    data = {
        "@context": "https://schema.org",
        "@type": "NewsArticle",
        "headline": story.draft.title,
        "description": story.draft.lead,
        "datePublished": story.published.isoformat(),
        "author": {"@type": "Organization" if story.from_agency else "Person", "name": story.author},
        "publisher": {"@type": "Organization", "name": name},
        "articleSection": section_of(story),
        "keywords": list(story.draft.keywords),
        "mainEntityOfPage": base + printed.path,
    }
    return json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")


KIND = VolzhskiyVestnik()
