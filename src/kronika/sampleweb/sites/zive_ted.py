"""Živě teď: one live page full of rotating ads, counters and nonces, whose news change only when a story comes out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from html import escape
from random import Random

from kronika.model.article import PageClass
from kronika.model.source import SourceKind
from kronika.sampleweb import czech
from kronika.sampleweb.czech_dates import PRAGUE, ago
from kronika.sampleweb.newsroom import Story
from kronika.sampleweb.site import Answer, Entry, Request, Truth, page

SHOWN = 12
LABELS = {"home": "Domácí", "world": "Zahraničí", "economy": "Ekonomika", "sport": "Sport", "culture": "Kultura"}
ADS = (
    "Nové pneumatiky s montáží zdarma. Objednejte se ještě dnes!",
    "Půjčka do výplaty? Raději si spočítejte rozpočet s naší aplikací.",
    "Matrace, na kterých se vyspíte. Sleva 40 % do neděle.",
    "Zahradní sekačky skladem, doprava po celé republice za korunu.",
    "Kurz italštiny pro věčné začátečníky, první lekce zdarma.",
    "Vaše střecha, naše starost. Nezávazná kalkulace do hodiny.",
    "Levné letenky k moři. Poslední volná místa!",
)


class ZiveTed:
    """Differs at every visit, although little has happened."""

    host = "zive-ted"
    name = "Živě teď"
    lang = "cs"
    about = "A live Czech news page with rotating ads, counters, nonces and “generated at” times that differ at every visit."
    entry = Entry(kind=SourceKind.PAGE)

    def __init__(self) -> None:
        self.paper = czech.Paper(self.host)
        self.routes: czech.Routes = (
            (r"/", self._live),
            (r"/clanky/(\d{1,6})", self._article),
            (r"/robots\.txt", czech.robots),
            (r"/(foto|bannery)/.*", czech.picture),
        )

    def answer(self, request: Request, now: datetime) -> Answer:
        """The page as it is at that moment, never the same twice."""
        return czech.route(self.routes, request, now)

    def truths(self, now: datetime) -> Iterator[Truth]:
        """The live page, then the articles it links to, newest first."""
        stories = self.paper.out(now)[:SHOWN]
        told = [text for story in stories for text in (story.draft.title, story.draft.lead)]
        yield Truth(path="/", page_class=PageClass.BRIEFS, lang="cs", title="Živě teď", body=tuple(told))
        for story in stories:
            yield czech.truth(
                story, path(story), section=LABELS[story.desk], unwanted=(story.draft.caption,), comments=False
            )

    def _live(self, request: Request, now: datetime, found: re.Match[str]) -> Answer:
        noise = Noise(request, now)
        news = "".join(brief(story, now, noise) for story in self.paper.out(now)[:SHOWN])
        body = f'<div id="z-{noise.nonce()}" class="zive"><h1>Živě teď</h1>{noise.ad()}{news}{noise.ad()}</div>'
        return live(shell("Živě teď – zprávy minutu po minutě", body, noise))

    def _article(self, request: Request, now: datetime, found: re.Match[str]) -> Answer | None:
        story = self.paper.story(int(found[1]), now)
        if story is None:
            return None
        noise, draft = Noise(request, now), story.draft
        pieces = czech.insert(czech.blocks(draft.paragraphs), noise.ad(), 2)
        words = ", ".join(draft.keywords)
        body = f"""<article data-id="{noise.nonce()}"><p class="rubrika">{LABELS[story.desk]}</p>
<h1>{escape(draft.title)}</h1>
<p class="kdy">{ago(story.published, now)} · {escape(story.author)} · {noise.counter("zobrazení")}</p>
<p class="uvodnik"><b>{escape(draft.lead)}</b></p>
<figure><img src="/foto/{story.number}.gif?v={noise.nonce()}" alt=""><figcaption>{escape(draft.caption)}</figcaption></figure>
{chr(10).join(pieces)}
<p class="slova">Témata: {escape(words)}</p></article>"""
        return live(shell(f"{draft.title} – Živě teď", body, noise))


class Noise:
    """What differs at every visit: drawn from the path, the moment and how often the page was asked for."""

    def __init__(self, request: Request, now: datetime) -> None:
        self.dice = Random(f"{request.path} {now.isoformat()} {request.count}")
        self.made = now.astimezone(PRAGUE)
        self.visit = request.count

    def nonce(self) -> str:
        """A number used once."""
        return f"{self.dice.getrandbits(48):012x}"

    def ad(self) -> str:
        """One of the ads, under a name of its own."""
        return (
            f'<div class="reklama" id="ad-{self.nonce()}"><small>Reklama</small> '
            f'<a href="/bannery/klik?c={self.nonce()}">{self.dice.choice(ADS)}</a></div>'
        )

    def counter(self, what: str) -> str:
        """A number that only grows in the reader's mind."""
        return f'<span class="pocitadlo">{self.dice.randint(120, 98000)} {what}</span>'


def path(story: Story) -> str:
    """The address of an article."""
    return f"/clanky/{story.number}"


def brief(story: Story, now: datetime, noise: Noise) -> str:
    """One piece of news on the live page."""
    return (
        f'<div class="zprava" data-n="{noise.nonce()}"><span class="kdy">{ago(story.published, now)}</span>'
        f'<h2><a href="{path(story)}">{escape(story.draft.title)}</a></h2><p>{escape(story.draft.lead)}</p>'
        f"{noise.counter('reakcí')}</div>\n"
    )


def shell(title: str, body: str, noise: Noise) -> str:
    """The frame of every page, noisy too."""
    return f"""<!DOCTYPE html>
<html lang="cs">
<head><meta charset="utf-8"><meta name="csrf" content="{noise.nonce()}"><title>{escape(title)}</title>
<script nonce="{noise.nonce()}">var visit = "{noise.nonce()}"; var count = {noise.visit};</script></head>
<body>
<header><a href="/">ŽIVĚ TEĎ</a> <span class="online">{noise.counter("čtenářů online")}</span></header>
{body}
<footer>Stránka vygenerována {noise.made:%d.%m.%Y v %H:%M:%S} za {noise.dice.randint(8, 240)} ms. Požadavek {noise.nonce()}.</footer>
</body>
</html>
"""


def live(text: str) -> Answer:
    """A page without a tag: it is never the same."""
    return replace(page(text), fixed=False)


KIND = ZiveTed()
