"""The content that the density engine leaves of whole pages."""

from __future__ import annotations

import logging
from datetime import UTC, datetime

import pytest

from kronika.extract.article import extract
from kronika.model.article import Article, PageClass

NOW = datetime(2016, 4, 29, 10, 0, tzinfo=UTC)
TEXT = "Most, na který lidé čekali tři roky, slouží od pondělí chodcům i cyklistům z obou břehů řeky. "
BODY = "".join(f"<p>{number} {TEXT * 2}</p>" for number in range(1, 5))
MENU = "".join(f"<li><a href=/{number}>Rubrika</a></li>" for number in range(9))


def read(page: str, **options: object) -> Article:
    return extract(page, "http://list.example/most", "cs", now=NOW, engine="density", **options)


def lines(article: Article) -> list[str]:
    return [part.text[:12] for part in article.parts]


def page(inside: str) -> str:
    return f"""<title>Most je otevřen - List</title><ul>{MENU}</ul><p>Text nad nadpisem.</p>
      <div><h1>Most je otevřen</h1>{inside}</div><ul>{MENU}</ul><p>Patička serveru.</p>"""


PARAGRAPHS = ["1 Most, na k", "2 Most, na k", "3 Most, na k", "4 Most, na k"]


def test_by_structure() -> None:
    article = read(page(f"<span>28. 4. 2016 15:01</span>{BODY}<script>x()</script><form>Přihlášení</form>"))
    assert lines(article) == PARAGRAPHS
    assert (article.title, article.page_class, article.confidence) == ("Most je otevřen", PageClass.ARTICLE, 0.993)
    assert article.published is not None
    assert article.published.isoformat() == "2016-04-28T15:01:00+02:00"
    assert article.origins == {"title": "h1", "published": "text", "body": "structure"}


def test_a_date_inside_a_long_paragraph_is_cut_out_alone() -> None:
    article = read(page(f"<p>Praha 28. 4. 2016 - {TEXT * 3}</p>{BODY}"))
    assert article.body.startswith("Praha - Most")


def test_teasers_go_unless_the_text_stands_beside_them() -> None:
    teaser = "<img src=x></a><h3><a href=/jiny>Jiný článek</a></h3><p>Upoutávka na jiný článek, která láká.</p>"
    inside = BODY + f"<div><a href=/jiny>{teaser}</div>" + BODY
    assert "Upoutávka" not in read(page(inside)).body
    assert "Upoutávka" in read(page(f"<a href=/jiny>{teaser}{BODY}{BODY}")).body
    assert "Upoutávka" in read(page(inside.replace("<h3><a href=/jiny>", "<h3><a href=/dalsi>"))).body


@pytest.mark.parametrize(
    "unwanted",
    [
        "<div class=box-reklama>Kupte si kolo</div>",
        "<div id=sponzor>Kupte si kolo</div>",
        "<p>Reklama</p>",
        "<p>Sdílet <a href='https://www.facebook.com/x'>na síti a nikde jinde než tam</a></p>",
    ],
)
def test_ads_and_social_buttons(unwanted: str) -> None:
    body = read(page(BODY + unwanted + BODY)).body
    assert not any(word in body for word in ("Kupte", "Reklama", "na síti"))


def test_patterns_are_options() -> None:
    inside = BODY + "<p>Zkrácená adresa tohoto článku.</p><p class=reklama>Text reklamy zůstane.</p>" + BODY
    article = read(page(inside), advertisingInTextRegex="zkrácená adresa", advertising_regex="nic")
    assert "Zkrácená" not in article.body
    assert "Text reklamy zůstane." in article.body
    assert "Text reklamy" not in read(page(inside)).body


def test_a_node_around_the_text_loses_only_its_own() -> None:
    inside = f"<a href=/x>Odkaz jeden</a><a href=/y>Odkaz dva</a>{BODY}"
    assert lines(read(page(inside), links_ratio=0.01)) == PARAGRAPHS


def test_microdata() -> None:
    inside = f"""<p itemprop=description>{TEXT}</p><b>Mimo</b><div itemprop=articleBody>{BODY}
      <p><a href=/x>Čtěte také jiný článek</a></p></div><p>Pod článkem.</p>"""
    article = read(page(inside))
    assert article.lead == TEXT.strip()
    assert lines(article) == PARAGRAPHS
    assert article.origins["body"] == "microdata"


def test_a_lead_inside_the_marked_body_is_not_doubled() -> None:
    article = read(page(f"<div itemprop='articleBody x'><p itemprop=description>{TEXT}</p>{BODY}</div>"))
    assert article.lead == TEXT.strip()
    assert lines(article) == PARAGRAPHS


def test_nothing_left() -> None:
    article = read(f"<h1>Most</h1><ul>{MENU}</ul>")
    assert (article.page_class, article.text) == (PageClass.NO_TEXT, "")
    assert article.faults


def test_debug_mode_tells_what_happens_to_every_node(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, logger="kronika.extract.density.marking"):
        read(page(BODY))
        assert caplog.messages == []
        read(page(BODY), debugMode="true")
    assert caplog.messages[0].startswith("+ 0.00 1 Most")
    assert any(message.startswith("- 1.00 Rubrika") for message in caplog.messages)
