"""The headline is what title, metadata and a heading agree on."""

from __future__ import annotations

from datetime import datetime

import pytest

from kronika.extract.article import extract
from kronika.extract.candidates import candidates
from kronika.extract.headline import find_headline
from kronika.extract.view import look

TEXT = "<p>Most přes řeku otevřel v pondělí starosta a řekl, že se na něj dlouho čekalo.</p>"
OG = '<meta property="og:title" content="Most je otevřen">'


@pytest.mark.parametrize(
    ("html", "expected"),
    [
        (
            f"<title>Most je otevřen | Zprávy | List</title><h1>List</h1><h2>Most je otevřen</h2>{TEXT}",
            "Most je otevřen",
        ),
        (
            f"<title>List – Most je otevřen</title><h1><a href=/>List</a></h1><h1>Most je otevřen</h1>{TEXT}",
            "Most je otevřen",
        ),
        (f"<title>Most je otevřen - List</title><td><b>Most je otevřen</b></td>{TEXT}", "Most je otevřen"),
        (f"<title>Most je otevřen - List</title>{TEXT}", "Most je otevřen"),
        (f"<title>List</title>{OG}<h1>Most je otevřen!</h1>{TEXT}", "Most je otevřen!"),
        (f"<title>List</title>{OG}{TEXT}", "Most je otevřen"),
        (f"<h1>Most je otevřen</h1>{TEXT}", "Most je otevřen"),
        (
            f"<title>Most je otevřen a slouží lidem | List</title><h1>Most je otevřen<br>a slouží lidem</h1>{TEXT}",
            "Most je otevřen a slouží lidem",
        ),
        (f"<title>Semi-automat v praxi - List</title><h1>Semi-automat v praxi</h1>{TEXT}", "Semi-automat v praxi"),
    ],
)
def test_headline(html: str, expected: str, now: datetime) -> None:
    assert extract(html, now=now).title == expected


def test_the_title_is_not_repeated_in_the_body(now: datetime) -> None:
    article = extract(
        f"<title>Most je otevřen</title><h1>Most je otevřen</h1>{TEXT}<p>Most je otevřen</p>{TEXT.replace('Most', 'Dům')}",
        now=now,
    )
    assert "Most je otevřen" not in article.body


def test_a_title_of_many_parts_makes_few_candidates(now: datetime) -> None:
    title = " | ".join(f"Část {number}" for number in range(60))
    html = f"<title>{title}</title><h1>Část 0</h1>{TEXT}"
    view = look(html, url=None, lang="cs", content_type=None, now=now)
    assert len(candidates(view)) <= 40
    assert extract(html, now=now).title == "Část 0"


NEWS = '<script type="application/ld+json">{"@type":"NewsArticle","headline":"%s","publisher":{"name":"List"}}</script>'


@pytest.mark.parametrize(
    ("html", "expected"),
    [
        # The kicker stands in the heading, the metadata leave it out.
        (
            f"<title>Most je otevřen lidem - List</title><h1><span>Doprava</span> <span>Most je otevřen lidem</span></h1>{TEXT}",
            "Most je otevřen lidem",
        ),
        # Escaped twice, spelled on the page.
        (
            f'<title>List</title><meta property="og:title" content="Most &amp;quot;Nový&amp;quot; otevřen"><h1>Most „Nový“ otevřen</h1>{TEXT}',
            "Most „Nový“ otevřen",
        ),
        (
            f'<title>List</title><meta property="og:title" content="Most &amp;quot;Nový&amp;quot; otevřen">{TEXT}',
            'Most "Nový" otevřen',
        ),
        # The site's name before, behind, in the address, with a word more.
        (
            f"<title>Zprávy List: | Most je otevřen lidem i autům | List</title>{NEWS % 'Most je otevřen lidem i autům'}{TEXT}",
            "Most je otevřen lidem i autům",
        ),
        # The logo is an h1 too.
        (
            f"<title>Most je otevřen lidem | List</title><h1>List</h1><div class=x>Most je otevřen lidem</div>{TEXT}",
            "Most je otevřen lidem",
        ),
        # A quotation is no separator.
        (
            f"<title>Starosta: «Most je otevřen» lidem</title><h1>Starosta: «Most je otevřen» lidem</h1>{TEXT}",
            "Starosta: «Most je otevřen» lidem",
        ),
    ],
)
def test_kickers_entities_and_names(html: str, expected: str, now: datetime) -> None:
    assert extract(html, now=now).title == expected


LONG_TEXT = (
    "<p>Most přes řeku otevřel v pondělí dopoledne starosta města spolu s ministrem dopravy a řekl přítomným, že se na něj dlouho čekalo "
    "a že po něm ještě letos začnou jezdit tramvaje i autobusy.</p>"
)


@pytest.mark.parametrize("crumbs", ["<nav><h1>%s</h1></nav>", '<ol class="breadcrumbs"><li><h1>%s</h1></li></ol>'])
def test_an_h1_in_breadcrumbs_is_not_what_readers_see(crumbs: str, now: datetime) -> None:
    seo = "Nový most Praha: otevření, ceny a mapa"
    html = (
        f"<title>{seo} | List</title>{NEWS % seo}<meta property='og:title' content='Most je konečně otevřen lidem'>"
        f"{crumbs % seo}<h2><span class='kicker'>Doprava</span> <span>Most je konečně otevřen lidem</span></h2>{LONG_TEXT}"
    )
    view = look(html, url=None, lang="cs", content_type=None, now=now)
    found = find_headline(view)
    assert found.text == "Most je konečně otevřen lidem"
    assert found.index is not None
    assert view.blocks[found.index].tag == "h2"


def test_a_heading_below_the_text_speaks_of_another_article(now: datetime) -> None:
    og = "<meta property='og:title' content='Řeka stoupá, města se chystají'>"
    html = f"<title>Most je otevřen lidem | List</title>{og}<h1>Most je otevřen lidem</h1>{LONG_TEXT}<h2>Řeka stoupá, města se chystají</h2>"
    assert extract(html, now=now).title == "Most je otevřen lidem"


def test_the_site_name_is_left_out_of_a_title_that_stands_alone(now: datetime) -> None:
    html = f"<title>Most je otevřen - Times LIVE</title>{TEXT}"
    assert extract(html, url="http://www.timeslive.example/a", now=now).title == "Most je otevřen"


def test_the_place_is_the_heading_even_when_the_wording_is_another(now: datetime) -> None:
    html = f"<title>Most slouží lidem | List</title>{NEWS % 'Most slouží lidem'}<h1>Most je konečně otevřen</h1>{TEXT}"
    view = look(html, url=None, lang="cs", content_type=None, now=now)
    found = find_headline(view)
    assert found.index is not None
    assert view.blocks[found.index].tag == "h1"


@pytest.mark.parametrize(
    ("html", "origin"),
    [
        (f"<title>Most je otevřen lidem | List</title><h1>Most je otevřen lidem</h1>{TEXT}", "h1+title"),
        (f"<title>List</title>{OG}{TEXT}", "og"),
        (f"<h3>Most je otevřen</h3>{TEXT}", "h3"),
        ("", ""),
    ],
)
def test_origin(html: str, origin: str, now: datetime) -> None:
    assert find_headline(look(html, url=None, lang="cs", content_type=None, now=now)).origin == origin


@pytest.mark.parametrize("text", ["a | " * 50_000, "« " * 50_000, "&amp;" * 20_000, "x" * 500_000, "-" * 100_000])
def test_absurd_titles_are_survived(text: str, now: datetime) -> None:
    html = f'<title>{text}</title><meta property="og:title" content="{text}"><h1>{text}</h1><h2>{text}</h2>{TEXT}'
    find_headline(look(html, url="http://list.example/", lang="cs", content_type=None, now=now))
