"""Kurier Mazowiecki: teasers between the paragraphs, the headline in h2, text in lists, JSON-LD and OpenGraph."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import datetime
from html import escape

from kronika.sampleweb.newsroom import Story
from kronika.sampleweb.polish import (
    SECTION_OF,
    SECTIONS,
    Listing,
    PolishPaper,
    Printed,
    as_is,
    heading,
    plain,
    slug,
    tag_links,
    turned,
    when,
)
from kronika.sampleweb.site import Request

NEWSLETTER = "Newsletter Kuriera: najważniejsze wiadomości z Mazowsza codziennie o siódmej rano w twojej skrzynce."
COOKIES = "Dbamy o twoją prywatność. Nasi partnerzy zapisują na urządzeniu pliki cookie, aby dopasować reklamy."
SUPPORT = "Podoba ci się ten tekst? Wesprzyj niezależne dziennikarstwo i wykup prenumeratę Kuriera."
STYLE = (
    "*{box-sizing:border-box}body{font:17px/1.6 system-ui,sans-serif;margin:0;color:#1b1b1b}header,footer{background:#b3131b;color:#fff;padding:12px 5%}"
    "header h1{margin:0;font-size:26px}header a,footer a{color:#fff;text-decoration:none}nav a{margin-right:18px;font-weight:600}"
    ".uklad{display:grid;grid-template-columns:2fr 1fr;gap:40px;padding:24px 5%}.wstep{font-size:19px;font-weight:600}"
    ".czytaj-tez{display:flex;gap:12px;border-left:4px solid #b3131b;background:#f7f2f2;padding:10px;margin:18px 0}.czytaj-tez img{width:110px}"
    ".newsletter,.wesprzyj{background:#eef3f7;padding:16px;margin:18px 0}.karta{display:flex;gap:14px;border-bottom:1px solid #ddd;padding:12px 0}"
    ".karta img{width:150px}time,.podpis{color:#777;font-size:14px}img{max-width:100%}.kom{border-top:1px solid #ddd;padding:8px 0;font-size:15px}"
    ".tagi a{background:#eee;padding:2px 8px;border-radius:10px;font-size:14px}.rodo{position:sticky;bottom:0;background:#222;color:#eee;padding:10px 5%;font-size:14px}"
)


class KurierMazowiecki(PolishPaper):
    """A daily that puts teasers for its other articles inside the text."""

    host = "kurier-mazowiecki"
    name = "Kurier Mazowiecki"
    about = "Teasers inside the text, headline in h2, text partly in lists, a newsletter box in the middle, JSON-LD and OpenGraph."
    article = r"^/artykul/(\d+)/[a-z0-9-]+$"
    per_page = 15

    def address(self, story: Story) -> str:
        """/artykul/8903/tytul-artykulu"""
        return f"/artykul/{story.number}/{slug(story.draft.title)}"

    def printed(self, story: Story) -> Printed:
        """With one teaser or two; on every fourth story two paragraphs stand as items of a list."""
        body = list(story.draft.paragraphs)
        if story.number % 4 == 0 and len(body) >= 4 and not any(b.startswith(("- ", "## ")) for b in body[1:3]):
            body[1:3] = ["- " + body[1], "- " + body[2]]
        return as_is(story, body=tuple(body), teasers=self.related(story, 1 if len(body) < 5 else 2))

    def article_html(self, printed: Printed, request: Request, now: datetime) -> str:
        """An article page."""
        story = printed.story
        middle = (
            f'<div class="okruszki"><a href="/">Kurier</a> / <a href="/{printed.section}">{SECTIONS[printed.section]}</a></div>'
            f'<article><h2 class="tytul">{escape(printed.title)}</h2><div class="metryczka">{escape(story.author)} · '
            f'<time datetime="{story.published.isoformat()}">{story.published:%d.%m.%Y %H:%M}</time></div>'
            f'<figure><img src="/zdjecia/{story.number}.svg" alt=""><figcaption class="podpis">{escape(printed.caption)}</figcaption></figure>'
            f'<p class="wstep">{escape(printed.lead)}</p>\n{self.text(printed)}</article>'
            f'<div class="wesprzyj">{SUPPORT}</div><div class="tagi">{tag_links(story)}</div>{share()}{comments(printed)}'
        )
        head = self.metadata(printed, request.base + request.path)
        return self.whole(f"{printed.title} - {self.name}", middle, now, head)

    def text(self, printed: Printed) -> str:
        """The body with teasers after the first and third block and the newsletter box in the middle."""
        html: list[str] = []
        teasers = [self.teaser(story) for story in printed.teasers]
        for place, block in enumerate(printed.body):
            html.append(block_html(block))
            listed = place + 1 < len(printed.body) and printed.body[place + 1].startswith("- ")
            if listed or block.startswith("## "):
                continue  # nothing comes between a list's items, or between a heading and its text
            if teasers and place >= 2 * (len(printed.teasers) - len(teasers)):
                html.append(teasers.pop(0))
            elif place == len(printed.body) // 2:
                html.append(
                    f'<div class="newsletter"><p>{NEWSLETTER}</p><form action="/"><input name="mail"></form></div>'
                )
        return "\n".join(html).replace("</ul>\n<ul>", "\n")

    def teaser(self, story: Story) -> str:
        """Picture and text that lead to the same address."""
        to, title = self.address(story), escape(story.draft.title)
        return (
            f'<div class="czytaj-tez"><a href="{to}"><img src="/zdjecia/{story.number}.svg" alt="{title}"></a>'
            f'<a href="{to}">Czytaj też: {title}</a></div>'
        )

    def metadata(self, printed: Printed, url: str) -> str:
        """JSON-LD and OpenGraph."""
        story = printed.story
        data = {
            "@context": "https://schema.org",
            "@type": "NewsArticle",
            "headline": printed.title,
            "datePublished": story.published.isoformat(),
            "author": {"@type": "Organization" if story.from_agency else "Person", "name": story.author},
            "publisher": {"@type": "Organization", "name": self.name},
            "mainEntityOfPage": url,
        }
        properties = {
            "og:type": "article",
            "og:site_name": self.name,
            "og:title": printed.title,
            "og:description": printed.lead,
            "og:url": url,
            "article:section": SECTIONS[printed.section],
        }
        metas = "".join(f'<meta property="{key}" content="{escape(value)}">' for key, value in properties.items())
        script = json.dumps(data, ensure_ascii=False).replace("</", "<\\/")
        return f'{metas}<link rel="canonical" href="{url}"><script type="application/ld+json">{script}</script>'

    def section_html(self, listing: Listing) -> str:
        """Cards with a picture, a title, a date and the lead."""
        title = heading(listing.section)
        cards = "\n".join(self.card(story, listing.now) for story in listing.stories)
        pages = " ".join(f'<a href="{to}">{text}</a>' for to, text in turned(listing))
        middle = f'<h2>{escape(title)}</h2>{cards}<div class="stronicowanie">{pages}</div>'
        return self.whole(f"{title} - {self.name}", middle, listing.now)

    def card(self, story: Story, now: datetime) -> str:
        """One story of a section page."""
        to = self.address(story)
        return (
            f'<section class="karta"><a href="{to}"><img src="/zdjecia/{story.number}.svg" alt=""></a><div><time>{when(story.published, now)}</time><h3><a href="{to}">{escape(story.draft.title)}</a></h3>'
            f"<p>{escape(story.draft.lead)}</p></div></section>"
        )

    def home_html(self, newest: Sequence[Story], now: datetime) -> str:
        """Lists per section."""
        boxes = "\n".join(
            f'<section><h2><a href="/{section}">{name}</a></h2><ul>{self.items([s for s in newest if SECTION_OF[s.desk] == section][:9], now)}</ul></section>'
            for section, name in SECTIONS.items()
        )
        return self.whole(f"{self.name}: wiadomości, sport, kultura", boxes, now)

    def items(self, stories: Sequence[Story], now: datetime) -> str:
        """Stories as items of a list with their dates."""
        return "\n".join(
            f'<li><time>{when(story.published, now)}</time> <a href="{self.address(story)}">{escape(story.draft.title)}</a></li>'
            for story in stories
        )

    def about_html(self) -> str:
        """Who makes the paper."""
        return (
            f'<!DOCTYPE html><html lang="pl"><head><meta charset="utf-8"><title>Redakcja - {self.name}</title></head><body>'
            f'<h1>Redakcja Kuriera</h1><p>Gazeta jest wymyślona, podobnie jak wszystkie osoby, o których pisze.</p><a href="/">Strona główna</a></body></html>'
        )

    def unwanted(self, printed: Printed) -> tuple[str, ...]:
        """Caption, teasers, boxes, comments."""
        teasers = tuple(f"Czytaj też: {story.draft.title}" for story in printed.teasers)
        boxes = (NEWSLETTER,) if NEWSLETTER in self.text(printed) else ()
        return (printed.caption, *teasers, *boxes, SUPPORT, COOKIES, *(text for _, text in printed.comments))

    def whole(self, title: str, middle: str, now: datetime, head: str = "") -> str:
        """The page around the middle; the name of the paper is its h1."""
        menu = " ".join(f'<a href="/{path}">{name}</a>' for path, name in SECTIONS.items())
        read = "".join(
            f'<li><a href="{self.address(one)}">{escape(one.draft.title)}</a></li>' for one in self.most_read(now)
        )
        return (
            f'<!DOCTYPE html>\n<html lang="pl"><head><meta charset="utf-8"><title>{escape(title)}</title>{head}<style>{STYLE}</style></head>\n<body>'
            f'<header><h1><a href="/">{self.name}</a></h1><nav>{menu}</nav></header>\n<div class="uklad"><main>\n{middle}\n</main>'
            f'<aside><h3>Popularne</h3><ol>{read}</ol></aside></div>\n<footer>Wydawca: {self.name} · <a href="/redakcja">Redakcja</a></footer>'
            f'<div class="rodo">{COOKIES} <button>Przejdź do serwisu</button></div></body></html>\n'
        )


def block_html(block: str) -> str:
    """One block of the body."""
    text = escape(plain(block))
    if block.startswith("- "):
        return f"<ul><li>{text}</li></ul>"
    return f"<h3>{text}</h3>" if block.startswith("## ") else f"<p>{text}</p>"


def share() -> str:
    """Buttons that do nothing here."""
    return '<ul class="udostepnij"><li><a href="#">Udostępnij</a></li><li><a href="#">Skopiuj adres</a></li></ul>'


def comments(printed: Printed) -> str:
    """Readers' comments."""
    said = "\n".join(
        f'<div class="kom"><strong>{escape(nick)}</strong><p>{escape(text)}</p></div>'
        for nick, text in printed.comments
    )
    return f'<section id="komentarze"><h3>Komentarze ({len(printed.comments)})</h3>{said}</section>'


KIND = KurierMazowiecki()
