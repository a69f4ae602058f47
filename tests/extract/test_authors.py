"""Authors, keywords and sections: metadata first, then what a reader sees."""

from __future__ import annotations

from datetime import datetime

import pytest

from kronika.extract.article import extract

BODY = (
    "<p>Stavba stála 48 milionů korun a většinu peněz dal kraj, zbytek přidalo město.</p>" * 1
    + "<p>Příští rok má přibýt i cyklostezka, která spojí most s nádražím.</p>"
)


def page(before: str = "", after: str = "", head: str = "", end: str = "") -> str:
    return f"<html lang=cs><head><title>Most otevřen</title>{head}</head><body>{before}<h1>Most otevřen</h1>{after}{BODY}{end}</body>"


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
    assert extract(html, now=now).authors == expected


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
        (page(head='<meta name="keywords" content="mosty; doprava">'), ("mosty", "doprava")),
        (
            page(head='<script type="application/ld+json">{"@type":"Article","keywords":"mosty, doprava"}</script>'),
            ("mosty", "doprava"),
        ),
        (page(), ()),
    ],
)
def test_keywords(html: str, expected: tuple[str, ...], now: datetime) -> None:
    assert extract(html, now=now).keywords == expected


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
    assert extract(html, now=now).section == expected
