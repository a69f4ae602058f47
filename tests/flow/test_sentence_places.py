"""A sentence leads to the bytes of the stored page it was taken from, or to a sentence why not."""

from __future__ import annotations

from datetime import timedelta

import pytest

from kronika.flow.chronicle import Chronicle
from kronika.flow.sentence_places import FOLLOWING_GONE, NOWHERE, TOLD_ONLY, place
from kronika.model.article import Article, ArticleFilter, PageClass
from kronika.model.errors import UnknownName
from kronika.model.lead import Lead, Role
from kronika.model.page import Fetched
from kronika.model.source import Source, SourceKind
from tests.serve.web.chronicle import NOW, collect, save

HOME = "https://listy.example/"
PAGE = """<html><head><meta charset="{charset}"><title>Most - Listy</title>
<script type="application/ld+json">{{"articleBody": "V\\u010dera tak\\u00e9 sn\\u011b\\u017eilo."}}</script></head><body>
<nav>Most je zavřený.</nav><h1>Most je zavřený</h1><p class="lead"><b>Řidiči</b> musí p&#345;es <i>Lhotu</i>.</p>
<p>Starosta to řekl včera. Oprava potrvá do&nbsp;podzimu.</p></body></html>"""


def put(chronicle: Chronicle, pages: dict[str, bytes], article: Article, charset: str = "utf-8") -> int:
    """Store pages and the article of the first."""
    source = chronicle.store.sources.add(Source(name="Listy", url=HOME, kind=SourceKind.SITE, lang="cs"), NOW)
    kinds = (("Content-Type", f"text/html; charset={charset}"),)
    answers = [
        (
            Lead(url=url, source_id=source.id, role=Role.PAGE),
            Fetched(url=url, final_url=url, status=200, headers=kinds, body=body, at=NOW + timedelta(minutes=number)),
        )
        for number, (url, body) in enumerate(pages.items())
    ]
    collect(chronicle.store, source, answers)
    empty = made(title="", body="", page_class=PageClass.NO_TEXT)
    save(chronicle.store, dict.fromkeys(pages, empty) | {next(iter(pages)): article})
    return chronicle.store.articles.listing(ArticleFilter(), limit=1)[0].id


def made(**fields: object) -> Article:
    given = {"url": HOME, "lead": "", "page_class": PageClass.ARTICLE, "confidence": 0.9, "engine": "auto"}
    return Article(**(given | {"lang": "cs"} | fields))  # type: ignore[arg-type]


@pytest.mark.parametrize("charset", ["utf-8", "windows-1250", "iso-8859-2"])
def test_every_sentence_has_its_bytes(chronicle: Chronicle, charset: str) -> None:
    body = PAGE.format(charset=charset).encode(charset)
    article = made(
        title="Most je zavřený",
        lead="Řidiči musí přes Lhotu.",
        body="Starosta to řekl včera. Oprava potrvá do podzimu.",
    )
    number = put(chronicle, {f"{HOME}1": body}, article, charset)
    places = [place(chronicle, number, sentence) for sentence in range(4)]
    assert [body[one.start : one.end].decode(charset) for one in places] == [
        "Most je zavřený",
        "Řidiči</b> musí p&#345;es <i>Lhotu",
        "Starosta to řekl včera",
        "Oprava potrvá do&nbsp;podzimu",
    ]
    assert places[0].start > body.index(b"<h1>"), "the headline, not the menu"
    assert places[1].source == "Řidiči</b> musí p&#345;es <i>Lhotu"
    assert len(places[0].digest) == 64 and places[0].found and not places[0].why


def test_what_only_machines_are_told_has_no_place(chronicle: Chronicle) -> None:
    body = PAGE.format(charset="utf-8").encode()
    number = put(chronicle, {f"{HOME}1": body}, made(title="Most je zavřený", body="Včera také sněžilo. Nic z toho."))
    assert place(chronicle, number, 1).why == TOLD_ONLY
    assert place(chronicle, number, 2).why == NOWHERE
    assert not place(chronicle, number, 2).found


def test_a_following_page_is_looked_at_too(chronicle: Chronicle) -> None:
    first, second, gone = f"{HOME}1", f"{HOME}2", f"{HOME}3"
    article = made(title="Most je zavřený", body="Konec příběhu.\n\nJinde nic.", pages=(second, gone))
    pages = {first: PAGE.format(charset="utf-8").encode(), second: "<p>Konec <b>příběhu</b>.</p>".encode()}
    number = put(chronicle, pages, article)
    found = place(chronicle, number, 1)
    assert (found.page.url, found.source) == (second, "Konec <b>příběhu")
    assert place(chronicle, number, 2).why == FOLLOWING_GONE


def test_a_sentence_that_is_not_there_is_an_error(chronicle: Chronicle) -> None:
    number = put(chronicle, {f"{HOME}1": b"<p>x</p>"}, made(title="Most", body="Jedna věta."))
    for sentence in (-1, 2):
        with pytest.raises(UnknownName, match="counted from 0"):
            place(chronicle, number, sentence)
