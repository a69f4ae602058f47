"""Городские новости: a Russian site with an Atom feed whose whole layout changes on the day of the redesign."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime
from html import escape

from kronika.model.source import SourceKind
from kronika.sampleweb.clock import REDESIGN
from kronika.sampleweb.newsroom import Story
from kronika.sampleweb.russian import Printed, RussianSite
from kronika.sampleweb.russian_feeds import Channel, atom
from kronika.sampleweb.russian_parts import SECTIONS, SLUGS, archive_links, long_date, paragraphs, slug
from kronika.sampleweb.site import Answer, Entry, Request, page

COOKIES = "Сайт собирает обезличенную статистику посещений. Подробнее — в правилах."
CHANNEL = "Читайте нас в мессенджере: короткие новости города каждый час."
OFFER = "На правах рекламы. Курсы вождения «Вираж»: первое занятие бесплатно, группы утром и вечером."
ALSO = "Читайте также:"
TEASER_AFTER = (2, 5)  # pieces of the text after which the new layout puts a teaser
ADDRESS = re.compile(r"/news/(\d{4})/(\d\d)/(\d\d)/(\d{1,6})\.html")


class GorodskieNovosti(RussianSite):
    """The site before and after its redesign; addresses stay, all pages change, old articles included."""

    host = "gorodskie-novosti"
    name = "Городские новости"
    about = "A Russian site with an Atom feed and readers' comments that is redesigned on 20 March 2026: from then on every page, old articles included, has other tags and classes, another place for lead and date, and teasers inside the text."
    entry = Entry(kind=SourceKind.FEED, path="/atom.xml")
    boxes = (COOKIES, CHANNEL, OFFER)

    def edition(self, now: datetime) -> str:
        """The layout in use: "a" before the redesign, "b" after it."""
        return "a" if now < REDESIGN else "b"

    def path_of(self, story: Story) -> str:
        """/news/2026/03/18/7712.html."""
        return f"/news/{story.day:%Y/%m/%d}/{story.number}.html"

    def number_in(self, request: Request) -> int | None:
        """The number in the address."""
        found = ADDRESS.fullmatch(request.path)
        return int(found.group(4)) if found else None

    def feed(self, channel: Channel, stories: Sequence[Story], path: str) -> Answer:
        """Atom; no redesign touches it."""
        return atom(channel, stories, path)

    def article(self, printed: Printed, now: datetime, base: str) -> Answer:
        """The page of one story in the layout of that moment."""
        return page(self.old_article(printed) if self.edition(now) == "a" else self.new_article(printed, base))

    def teasers(self, printed: Printed, now: datetime) -> tuple[str, ...]:
        """The new layout breaks the text with links to other stories."""
        return (ALSO,) if self.edition(now) == "b" and printed.related else ()

    def listing(self, heading: str, stories: Sequence[Story], now: datetime, edition: str) -> Answer:
        """A list of stories in the layout in use."""
        days = "".join(f'<li><a href="{to}">{day}</a></li>' for to, day in archive_links(now))
        if edition == "a":
            rows = "".join(
                f'<div class="lenta__row"><em>{story.published:%H:%M}</em> {self.anchor(story)}</div>'
                for story in stories
            )
            return page(
                self.old_frame(
                    heading, f'<div class="lenta"><h1>{escape(heading)}</h1>{rows}</div><ul class="arhiv">{days}</ul>'
                )
            )
        rows = "".join(f"<li>{self.anchor(story)}<p>{escape(story.draft.lead)}</p></li>" for story in stories)
        return page(
            self.new_frame(
                heading,
                "",
                f'<main><h2>{escape(heading)}</h2><ul class="tiles">{rows}</ul><nav class="days"><ul>{days}</ul></nav></main>',
            )
        )

    def anchor(self, story: Story) -> str:
        """A link to a story."""
        return f'<a href="{self.path_of(story)}">{escape(story.draft.title)}</a>'

    def old_article(self, printed: Printed) -> str:
        """Layout A: microdata, date and author above the title, a lead block, plain paragraphs."""
        story, draft = printed.story, printed.story.draft
        voices = "".join(
            f'<div class="otvet"><span class="otvet__kto">{escape(comment.nickname)}</span> <span class="otvet__kogda">{comment.when:%d.%m.%Y %H:%M}</span><div class="otvet__text">{escape(comment.text)}</div></div>\n'
            for comment in printed.comments
        )
        return self.old_frame(
            draft.title,
            f"""<div class="kroshki"><a href="/">Новости</a> &gt; <a href="/{SLUGS[story.desk]}/">{printed.section}</a></div>
<div class="material" itemscope itemtype="https://schema.org/NewsArticle">
<div class="material__info"><span itemprop="datePublished" content="{story.published.isoformat()}">{long_date(story.day)}, {story.published:%H:%M}</span> <span itemprop="author">{escape(story.author)}</span> <span itemprop="articleSection">{printed.section}</span></div>
<h1 class="material__title" itemprop="headline">{escape(draft.title)}</h1>
<div class="material__anons" itemprop="description">{escape(draft.lead)}</div>
<div class="material__foto"><img src="/foto/{story.number}.svg" alt=""><div class="material__podpis">{escape(draft.caption)}</div></div>
<div class="material__text" itemprop="articleBody">
{chr(10).join(paragraphs(printed.blocks, "h3"))}
</div>
<div class="material__tegi">Теги: <span itemprop="keywords">{escape(", ".join(draft.keywords))}</span></div>
<div class="podelitsya"><a href="#vk">ВК</a> <a href="#ok">ОК</a></div>
</div>
<div class="reklama">{OFFER}</div>
<div class="po-teme"><h4>По теме</h4>{"<br>".join(self.anchor(other) for other in printed.related)}</div>
<div class="obsuzhdenie"><h4>Обсуждение: {len(printed.comments)}</h4>
{voices}</div>
<div class="top"><h4>Читают сейчас</h4>{"<br>".join(self.anchor(other) for other in printed.most_read)}</div>""",
        )

    def old_frame(self, title: str, body: str) -> str:
        """What every page had around it before the redesign."""
        menu = "".join(f'<a class="menu__punkt" href="/{SLUGS[desk]}/">{name}</a>' for desk, name in SECTIONS.items())
        return f"""<!DOCTYPE html>
<html lang="ru">
<head><meta charset="utf-8"><title>{escape(title)} | {self.name}</title>
<link rel="alternate" type="application/atom+xml" href="/atom.xml"></head>
<body class="old">
<div class="shapka"><a href="/" class="shapka__logo">{self.name}</a><div class="menu">{menu}</div></div>
<div class="kolonka">
{body}
</div>
<div class="kanal">{CHANNEL}</div>
<div class="podval">© {self.name}, 2026. <a href="/kontakty/">Контакты</a></div>
<div class="kuki">{COOKIES}</div>
</body>
</html>
"""

    def new_article(self, printed: Printed, base: str) -> str:
        """Layout B: title first, the lead as the first line of the text, teasers inside, author and date at the end."""
        story, draft = printed.story, printed.story.draft
        head = f"""<link rel="canonical" href="{escape(base + printed.path)}"><meta property="og:title" content="{escape(draft.title)}"><meta property="og:type" content="article">
<meta name="news_keywords" content="{escape(", ".join(draft.keywords))}">"""
        voices = "".join(
            f"<li><details open><summary>{escape(comment.nickname)}, {long_date(comment.when.date())}</summary><blockquote>{escape(comment.text)}</blockquote></details></li>\n"
            for comment in printed.comments
        )
        hot = "".join(f"<li>{self.anchor(other)}</li>" for other in printed.most_read)
        tags = "".join(f'<a class="chip" href="/tema/{slug(word)}/">{escape(word)}</a>' for word in draft.keywords)
        body = f"""<main>
<article class="story">
<header><a class="kicker" href="/{SLUGS[story.desk]}/">{printed.section}</a><h1>{escape(draft.title)}</h1></header>
<picture class="cover"><img src="/foto/{story.number}.svg" alt=""></picture><small class="credit">{escape(draft.caption)}</small>
<section class="rich">
<p class="rich-intro"><strong>{escape(draft.lead)}</strong></p>
{self.with_teasers(printed)}
</section>
<footer class="byline"><address>{escape(story.author)}</address><time datetime="{story.published.isoformat()}">{long_date(story.day)} в {story.published:%H:%M}</time><div class="chips">{tags}</div></footer>
</article>
<aside class="sponsor">{OFFER}</aside>
<section class="talk"><h2>Что говорят читатели</h2><ol>{voices}</ol></section>
<aside class="hot"><h2>Сейчас обсуждают</h2><ul>{hot}</ul></aside>
</main>"""
        return self.new_frame(draft.title, head, body)

    def with_teasers(self, printed: Printed) -> str:
        """The text with links to other stories between its pieces."""
        pieces = paragraphs(printed.blocks)
        for other, place in reversed(tuple(zip(printed.related, TEASER_AFTER, strict=False))):
            pieces.insert(place, f'<div class="read-also"><span>{ALSO}</span> {self.anchor(other)}</div>')
        rest = "".join(
            f'<div class="read-also"><span>{ALSO}</span> {self.anchor(other)}</div>'
            for other in printed.related[len(TEASER_AFTER) :]
        )
        return "\n".join((*pieces, rest))

    def new_frame(self, title: str, head: str, body: str) -> str:
        """What every page has around it since the redesign."""
        menu = "".join(f'<li><a href="/{SLUGS[desk]}/">{name}</a></li>' for desk, name in SECTIONS.items())
        return f"""<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><title>{escape(title)}</title><meta name="viewport" content="width=device-width">
<link rel="alternate" type="application/atom+xml" href="/atom.xml">
{head}</head>
<body>
<dialog class="consent" open>{COOKIES}</dialog>
<header class="topbar"><a href="/">{self.name}</a><nav><ul>{menu}</ul></nav></header>
{body}
<aside class="join">{CHANNEL}</aside>
<footer class="bottom"><p>{self.name}</p><a href="/kontakty/">Связаться с редакцией</a></footer>
</body>
</html>
"""


KIND = GorodskieNovosti()
