"""Authors, keywords and sections: metadata first, then what a reader sees."""

from __future__ import annotations

from datetime import datetime

import pytest

from kronika.extract.authors import Authors, find_authors
from kronika.extract.body import Body
from kronika.extract.headline import find_headline
from kronika.extract.keywords import find_keywords
from kronika.extract.section import find_section
from kronika.extract.view import look

BODY = (
    "<p>Stavba stála 48 milionů korun a většinu peněz dal kraj, zbytek přidalo město.</p>" * 1
    + "<p>Příští rok má přibýt i cyklostezka, která spojí most s nádražím.</p>"
)


def page(before: str = "", after: str = "", head: str = "", end: str = "") -> str:
    return f"<html lang=cs><head><title>Most otevřen</title>{head}</head><body>{before}<h1>Most otevřen</h1>{after}{BODY}{end}</body>"


def authors(html: str, now: datetime, lang: str = "cs", url: str | None = None) -> Authors:
    """The authors of a page whose long blocks are its text."""
    view = look(html, url=url, lang=lang, content_type=None, now=now)
    headline = find_headline(view)
    text = tuple(index for index, block in enumerate(view.blocks) if len(block.text) > 50 and index != headline.index)
    return find_authors(view, headline, Body(indexes=text, good=frozenset(text)))


@pytest.mark.parametrize(
    ("html", "expected"),
    [
        (
            page(
                head='<script type="application/ld+json">{"@type":"Article","author":[{"name":"Jana Malá"},"Petr Velký"]}</script>'
            ),
            ("Jana Malá", "Petr Velký"),
        ),
        (page(head='<meta name="author" content="Jana Malá, Petr Velký">'), ("Jana Malá", "Petr Velký")),
        (page(after='<a rel="author" href="/a">Jana Malá</a>'), ("Jana Malá",)),
        (page(after="<p>Autor: Jana Malá</p>"), ("Jana Malá",)),
        (page(after='<div><span class="author">Jana Malá</span> 5. 3. 2026 10:00</div>'), ("Jana Malá",)),
        (page(after="<div>5. 3. 2026 10:00 | Jana Malá</div>"), ("Jana Malá",)),
        (page(end="<p><i>Jana Malá</i></p>"), ("Jana Malá",)),
        (page(head='<meta name="author" content="http://x.example/jana">'), ()),
        (page(end='<div class="comments"><p>Petr Velký</p><p>To je ale hezký most, děkuji za něj.</p></div>'), ()),
        (page(), ()),
    ],
)
def test_authors(html: str, expected: tuple[str, ...], now: datetime) -> None:
    assert authors(html, now).value == expected


def ld(author: str) -> str:
    return f'<script type="application/ld+json">{{"@type":"NewsArticle","publisher":{{"name":"List"}},"author":{author}}}</script>'


@pytest.mark.parametrize(
    ("lang", "html", "expected"),
    [
        ("en", page(head=ld('"By Jane Tester and John Roe"')), ("Jane Tester", "John Roe")),
        ("de", page(after='<p class="byline">Von Anna Probe und Max Muster</p>'), ("Anna Probe", "Max Muster")),
        ("pl", page(after="<p>Tekst: Adam Próbny i Ewa Testowa</p>"), ("Adam Próbny", "Ewa Testowa")),
        ("ru", page(after="<p>Автор: Вера Пробная</p>"), ("Вера Пробная",)),
        ("cs", page(head=ld('[{"name":"Jana Malá"},{"name":"ČTK"}]')), ("Jana Malá", "ČTK")),
        ("cs", page(head=ld('{"name":"Jana Malá <jana@list.example>"}')), ("Jana Malá",)),
        ("cs", page(head=ld('["Jana Malá","jana malá"]')), ("Jana Malá",)),
        ("cs", page(head=ld('"List"'), after="<p>Autor: Jana Malá</p>"), ("Jana Malá",)),
        ("cs", page(head=ld('"List"')), ("List",)),
        ("cs", page(head=ld('"admin"')), ()),
        ("ru", page(end="<p>ИА «Меридиан»<br>Ключевые слова: мост</p>"), ("ИА «Меридиан»",)),
        ("pl", page(end="<p><i>PAP</i></p>"), ("PAP",)),
        ("cs", page(end="<p>Jana Malá</p><p class=byline>5. 3. 2026 10:00</p>"), ("Jana Malá",)),
        ("cs", page(after="<p>před 8 hodinami · ČZA · 12241 zobrazení</p>"), ("ČZA",)),
        (
            "ru",
            "<article>" + page(end="") + "<footer><address>Вера Пробная</address></footer></article>",
            ("Вера Пробная",),
        ),
        ("cs", page(head=ld('[{"name":5},null,[["x"]],{}]')), ()),
        ("en", page(after="<p>Breaking News Today</p>"), ()),
    ],
)
def test_names(lang: str, html: str, expected: tuple[str, ...], now: datetime) -> None:
    assert authors(html, now, lang).value == expected


def test_authors_by_reference(now: datetime) -> None:
    graph = '[{"@type":"Article","author":{"@id":"#jana"}},{"@type":"Person","@id":"#jana","name":"Jana Malá"}]'
    head = f'<script type="application/ld+json">{{"@graph":{graph}}}</script>'
    assert authors(page(head=head), now).value == ("Jana Malá",)


def test_ten_thousand_authors_are_a_few(now: datetime) -> None:
    many = ",".join(
        f'{{"name":"Jana Malá {chr(97 + number % 26)}{chr(97 + number // 26 % 26)}"}}' for number in range(10_000)
    )
    assert 0 < len(authors(page(head=ld(f"[{many}]")), now).value) <= 12


@pytest.mark.parametrize(
    ("html", "origin"),
    [
        (page(head=ld('"Jana Malá"')), "jsonld"),
        (page(head='<meta name="author" content="Jana Malá">'), "meta"),
        (page(after='<a rel="author" href="/a">Jana Malá</a>'), "link"),
        (page(after="<p>Autor: Jana Malá</p>"), "byline"),
        (page(), ""),
    ],
)
def test_origin(html: str, origin: str, now: datetime) -> None:
    assert authors(html, now).origin == origin


@pytest.mark.parametrize(
    ("html", "expected"),
    [
        (page(end='<a rel="tag" href="/a">mosty</a> <a rel="tag" href="/b">doprava</a>'), ("mosty", "doprava")),
        (
            page(
                end='<ul class="tags"><li><a href="/a">mosty</a></li><li><a href="/b">Doprava</a></li><li><a href="/b">doprava</a></li></ul>'
            ),
            ("mosty", "Doprava"),
        ),
        (page(end='<p itemprop="keywords">mosty, doprava</p>'), ("mosty", "doprava")),
        (page(end="<p>Klíčová slova: mosty, doprava</p>"), ("mosty", "doprava")),
        (page(end="<p>Jana Malá<br>Klíčová slova: mosty, doprava</p>"), ("mosty", "doprava")),
        (page(head='<meta name="keywords" content="mosty; doprava">'), ("mosty", "doprava")),
        (
            page(head='<script type="application/ld+json">{"@type":"Article","keywords":"mosty, doprava"}</script>'),
            ("mosty", "doprava"),
        ),
        (page(), ()),
    ],
)
def test_keywords(html: str, expected: tuple[str, ...], now: datetime) -> None:
    view = look(html, url=None, lang="cs", content_type=None, now=now)
    assert find_keywords(view, find_headline(view), Body()).value == expected


@pytest.mark.parametrize(
    ("html", "expected"),
    [
        (page(head='<meta property="article:section" content="Domácí">'), "Domácí"),
        (page(before='<div><a href="/">Úvod</a> / <a href="/domaci">Domácí</a></div>'), "Domácí"),
        (page(before='<p class="rubrika">Domácí</p>'), "Domácí"),
        (
            page(
                before='<p><a href="/">Start</a> <a href="/a">A</a> <a href="/b">B</a> <a href="/c">C</a> <a href="/d">D</a> <a href="/e">E</a></p>'
            ),
            None,
        ),
        (page(), None),
    ],
)
def test_sections(html: str, expected: str | None, now: datetime) -> None:
    view = look(html, url=None, lang="cs", content_type=None, now=now)
    assert find_section(view, find_headline(view)).value == expected


def test_the_address_names_the_section_last(now: datetime) -> None:
    view = look(page(), url="http://list.example/domaci/most-otevren.html", lang="cs", content_type=None, now=now)
    assert (find_section(view, find_headline(view)).value, find_section(view, find_headline(view)).origin) == (
        "domaci",
        "url",
    )
    plain = look(page(), url="http://list.example/clanek/most-otevren.html", lang="cs", content_type=None, now=now)
    assert find_section(plain, find_headline(plain)).value is None


def test_keywords_by_their_addresses_but_not_from_menus(now: datetime) -> None:
    links = '<p><a href="/tema/mosty">mosty</a> <a href="/tema/doprava">doprava</a></p>'
    view = look(
        page(before='<nav><a href="/tema/sport">sport</a></nav>', end=links),
        url=None,
        lang="cs",
        content_type=None,
        now=now,
    )
    found = find_keywords(view, find_headline(view), Body())
    assert (found.value, found.origin) == (("mosty", "doprava"), "link")
