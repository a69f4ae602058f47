"""Portal Nadwiślański: pages of summaries, the lead in a block of its own, captions in three forms, long texts on two pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from html import escape

from kronika.sampleweb.newsroom import Story
from kronika.sampleweb.polish import (
    SECTIONS,
    Listing,
    PolishPaper,
    Printed,
    as_is,
    day_and_month,
    heading,
    plain,
    sentences,
    slug,
    tag_links,
    turned,
    when,
)
from kronika.sampleweb.site import NOT_FOUND, Answer, Request, Truth

LONG = 11  # blocks: more than this many go to a second page
SHORT_LEAD = 90
COOKIES = "Ta strona używa plików cookie w celach statystycznych. Korzystając z niej, wyrażasz zgodę."
NEWSLETTER = "Zapisz się na poranny biuletyn i bądź na bieżąco z tym, co dzieje się nad Wisłą."
ADVERT = "Reklama. Okna i drzwi Nadwiślanka: rabat do końca miesiąca, montaż w cenie."
STYLE = (
    "body{font:16px/1.55 Georgia,serif;margin:0;color:#222;background:#f3f1ec}#gora{background:#123a5a;color:#fff;padding:14px 24px}"
    "#gora a{color:#fff;text-decoration:none}#menu a{color:#cfe2f0;margin-right:16px}#strona{display:flex;gap:32px;max-width:1080px;margin:20px auto;background:#fff;padding:24px}"
    "#srodek{flex:3}#bok{flex:1;font-size:14px}.zajawka{font-weight:bold;font-size:18px}.skrot{border-bottom:1px solid #ddd;padding:12px 0;overflow:hidden}"
    ".skrot img{float:left;width:140px;margin-right:14px}.podpis,.zdj,figcaption{font-size:13px;color:#666}.rekl{background:#fff6d8;padding:10px;font-size:13px}"
    "img{max-width:100%}.opinia{border-top:1px solid #eee;padding:8px 0;font-size:14px}#stopka,#cookie{background:#123a5a;color:#cfe2f0;padding:14px 24px;font-size:13px}"
)


class PortalNadwislanski(PolishPaper):
    """A regional portal whose sections are pages of summaries."""

    host = "portal-nadwislanski"
    name = "Portal Nadwiślański"
    about = "Section pages of equal summaries, lead in its own block, captions in three forms, body in several blocks, long texts on two pages."
    article = r"^/(?:kraj|swiat|gospodarka|sport|kultura)/[a-z0-9-]+,(\d+)\.html$"

    def address(self, story: Story) -> str:
        """/kraj/tytul-artykulu,8903.html"""
        return f"/{self.section(story)}/{slug(story.draft.title)},{story.number}.html"

    def further(self, story: Story) -> str:
        """The address of the second page."""
        return self.address(story).removesuffix(".html") + ",2.html"

    @staticmethod
    def section(story: Story) -> str:
        """The section's name in addresses."""
        return as_is(story).section

    def printed(self, story: Story) -> Printed:
        """Some with a short lead, some with a lead longer than the rest, some very short, the longest on two pages."""
        printed = relaid(as_is(story))
        if len(printed.body) > LONG:
            middle = len(printed.body) // 2
            # A list is not torn apart and a sub-heading does not stand alone at the foot of the page.
            while printed.body[middle].startswith("- ") or printed.body[middle - 1].startswith("## "):
                middle += 1
            printed = replace(printed, body=printed.body[:middle], more=printed.body[middle:])
        return printed

    def article_answer(self, request: Request, now: datetime) -> Answer:
        """The article, or its second page."""
        if not request.path.endswith(",2.html"):
            return super().article_answer(request, now)
        found = self._article.fullmatch(request.path.replace(",2.html", ".html"))
        story = self.newsroom.story(int(found[1]), now) if found else None
        if story is None or self.further(story) != request.path or not self.printed(story).more:
            return NOT_FOUND
        return self.sent(self.second_page(self.printed(story), now))

    def truth(self, printed: Printed) -> Truth:
        """What is true of the first page, and of the text that goes on."""
        more = tuple(plain(block) for block in printed.more)
        return replace(super().truth(printed), more=more, further=(self.further(printed.story),) if more else ())

    def further_truths(self, now: datetime) -> Iterator[Truth]:
        """The second pages, which only the first ones link to."""
        for story in self.newsroom.until(now):
            printed = self.printed(story)
            if printed.more:
                truth = self.truth(replace(printed, comments=()))
                yield replace(truth, path=self.further(story), lead="", body=truth.more, more=(), further=())

    def article_html(self, printed: Printed, request: Request, now: datetime) -> str:
        """The first (and mostly only) page of an article."""
        story = printed.story
        forward = (
            f'<div class="strony">strona 1 <a rel="next" href="{self.further(story)}">strona 2</a></div>'
            if printed.more
            else ""
        )
        middle = (
            f'{crumbs(printed)}<h1>{escape(printed.title)}</h1><div class="info"><span class="autor">{escape(story.author)}</span> '
            f'<span class="data">{day_and_month(story.published)}, {story.published:%H:%M}</span></div>'
            f'<div class="zajawka">{escape(printed.lead)}</div>{self.photo(printed)}{body_divs(printed.body)}{forward}'
            f'<div class="tagi">Tagi: {tag_links(story)}</div>{share()}{self.see_also(story)}{opinions(printed)}'
        )
        return self.whole(f"{printed.title} - {self.name}", middle, now, printed.lead)

    def second_page(self, printed: Printed, now: datetime) -> str:
        """The rest of a long article."""
        middle = (
            f"{crumbs(printed)}<h1>{escape(printed.title)}</h1>{body_divs(printed.more)}"
            f'<div class="strony"><a rel="prev" href="{self.address(printed.story)}">strona 1</a> strona 2</div>'
            f'<div class="tagi">Tagi: {tag_links(printed.story)}</div>{share()}{self.see_also(printed.story)}'
        )
        return self.whole(f"{printed.title}, strona 2 - {self.name}", middle, now, printed.lead)

    def section_html(self, listing: Listing) -> str:
        """Twelve summaries that look alike."""
        summaries = "\n".join(self.summary(story, listing.now) for story in listing.stories)
        pages = " ".join(f'<a href="{to}">{text}</a>' for to, text in turned(listing))
        title = heading(listing.section)
        return self.whole(
            f"{title} - {self.name}",
            f'<h1>{escape(title)}</h1>{summaries}<div class="strony">{pages}</div>',
            listing.now,
        )

    def home_html(self, newest: Sequence[Story], now: datetime) -> str:
        """Three great summaries, then a list per section."""
        great = "\n".join(self.summary(story, now) for story in newest[:3])
        boxes = "\n".join(
            f'<h2><a href="/{section}">{name}</a></h2><ul>{self.links([one for one in newest if self.section(one) == section][:8], now)}</ul>'
            for section, name in SECTIONS.items()
        )
        return self.whole(f"{self.name} - wiadomości z kraju i regionu", great + boxes, now)

    def about_html(self) -> str:
        """Who makes the portal."""
        return (
            f'<!DOCTYPE html><html lang="pl"><head><meta charset="utf-8"><title>Redakcja - {self.name}</title></head>'
            f'<body><h1>Redakcja</h1><p>Portal prowadzi wymyślona redakcja z wymyślonego miasta.</p><p><a href="/">{self.name}</a></p></body></html>'
        )

    def unwanted(self, printed: Printed) -> tuple[str, ...]:
        """Caption, advertisement, boxes, comments."""
        related = tuple(story.draft.title for story in self.related(printed.story, 3))
        advert = (ADVERT,) if ADVERT in body_divs(printed.body) else ()
        return (printed.caption, *advert, NEWSLETTER, COOKIES, *related, *(text for _, text in printed.comments))

    def summary(self, story: Story, now: datetime) -> str:
        """One story in a section page."""
        to = self.address(story)
        return (
            f'<div class="skrot"><a href="{to}"><img src="/zdjecia/{story.number}.svg" alt=""></a><span class="data">{when(story.published, now)}</span>'
            f'<h2><a href="{to}">{escape(story.draft.title)}</a></h2><p>{escape(story.draft.lead)}</p><a class="wiecej" href="{to}">więcej »</a></div>'
        )

    def links(self, stories: Sequence[Story], now: datetime) -> str:
        """Stories as items of a list with their dates."""
        return "\n".join(
            f'<li><span class="data">{when(story.published, now)}</span> <a href="{self.address(story)}">{escape(story.draft.title)}</a></li>'
            for story in stories
        )

    def photo(self, printed: Printed) -> str:
        """The picture; its caption takes one of three forms."""
        image = f'<img src="/zdjecia/{printed.story.number}.svg" alt="">'
        text = escape(printed.caption)
        forms = (
            f'<span class="zdj">{image} {text}</span>',
            f"<figure>{image}<figcaption>{text}</figcaption></figure>",
            f'<div class="foto">{image}<div class="podpis">{text}</div></div>',
        )
        return forms[printed.story.number % 3]

    def see_also(self, story: Story) -> str:
        """Older stories under the article."""
        items = "".join(
            f'<li><a href="{self.address(one)}">{escape(one.draft.title)}</a></li>' for one in self.related(story, 3)
        )
        return f'<div class="zobacz"><h3>Zobacz także</h3><ul>{items}</ul></div>'

    def whole(self, title: str, middle: str, now: datetime, about: str = "") -> str:
        """The page around the middle."""
        menu = " ".join(f'<a href="/{path}">{name}</a>' for path, name in SECTIONS.items())
        read = "".join(
            f'<li><a href="{self.address(one)}">{escape(one.draft.title)}</a></li>' for one in self.most_read(now)
        )
        return (
            f'<!DOCTYPE html>\n<html lang="pl"><head><meta charset="utf-8"><title>{escape(title)}</title>'
            f'<meta name="description" content="{escape(about[:160])}"><style>{STYLE}</style></head>\n<body>'
            f'<div id="gora"><a href="/"><b>{self.name}</b></a><div id="menu">{menu}</div></div>\n<div id="strona"><div id="srodek">\n{middle}\n</div>'
            f'<div id="bok"><h3>Najczęściej czytane</h3><ol>{read}</ol><div class="biuletyn"><p>{NEWSLETTER}</p>'
            f'<form action="/"><input name="email" placeholder="adres e-mail"><button>Zapisz</button></form></div></div></div>\n'
            f'<div id="stopka">© {self.name} <a href="/redakcja">Redakcja</a></div><div id="cookie">{COOKIES} <button>Zgadzam się</button></div></body></html>\n'
        )


def relaid(printed: Printed) -> Printed:
    """The lead made short, or longer than the rest, or the article very short, on some stories."""
    kind, lead = printed.story.number % 11, sentences(printed.lead)
    told = [block for block in printed.body if not block.startswith(("## ", "- "))]
    if kind == 3 and len(lead) > 1 and len(lead[0]) < SHORT_LEAD:
        return replace(printed, lead=lead[0], body=(" ".join(lead[1:]), *printed.body))
    if kind == 5 and len(printed.body) <= 4 and len(told) > 1:
        return replace(printed, lead=" ".join((printed.lead, *told[:-1])), body=(sentences(told[-1])[0],))
    if kind == 7 and len(printed.body) <= 5:
        return replace(printed, lead=lead[0], body=(sentences(told[0])[0],), comments=printed.comments[:2])
    return printed


def body_divs(body: Sequence[str]) -> str:
    """The text in up to three blocks with an advertisement between the first two."""
    cut = max(2, len(body) // 3 + 1)
    parts = [body[first : first + cut] for first in range(0, len(body), cut)]
    divs = [f'<div class="tresc">{blocks(part)}</div>' for part in parts]
    if len(divs) > 1:
        divs.insert(1, f'<div class="rekl">{ADVERT}</div>')
    return "\n".join(divs)


def blocks(body: Sequence[str]) -> str:
    """Paragraphs, sub-headings and lists."""
    html: list[str] = []
    for block in body:
        if block.startswith("- "):
            html.append(f"<ul><li>{escape(plain(block))}</li></ul>")
        else:
            html.append(f"<h3>{escape(block[3:])}</h3>" if block.startswith("## ") else f"<p>{escape(block)}</p>")
    return "\n".join(html).replace("</ul>\n<ul>", "\n")


def crumbs(printed: Printed) -> str:
    """The way from the front page."""
    return f'<div class="sciezka"><a href="/">Strona główna</a> » <a href="/{printed.section}">{SECTIONS[printed.section]}</a></div>'


def share() -> str:
    """Buttons that do nothing here."""
    return '<div class="podziel">Podziel się: <a href="#">Poleć</a> <a href="#">Wyślij</a> <a href="#">Drukuj</a></div>'


def opinions(printed: Printed) -> str:
    """Readers' comments under one of two headings."""
    if not printed.comments:
        return '<div id="komentarze"><h3>Komentarze</h3><a href="#">Dodaj pierwszy komentarz</a></div>'
    name = "Opinie" if printed.story.number % 2 else "Komentarze"
    said = "\n".join(
        f'<div class="opinia"><b>{escape(nick)}</b><div>{escape(text)}</div></div>' for nick, text in printed.comments
    )
    return f'<div id="komentarze"><h3>{name} ({len(printed.comments)})</h3>{said}</div>'


KIND = PortalNadwislanski()
