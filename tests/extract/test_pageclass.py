"""Kinds of pages by cheap signs."""

from __future__ import annotations

from datetime import datetime

import pytest

from kronika.extract.article import extract
from kronika.model.article import PageClass

SENTENCE = "Most přes řeku otevřel v pondělí starosta a řekl, že se na něj dlouho čekalo a že stál hodně peněz."
TEXT = f"<p>{SENTENCE}</p><p>{SENTENCE.replace('Most', 'Dům')}</p><p>{SENTENCE.replace('Most', 'Park')}</p>"


def page(body: str, title: str = "Most otevřen") -> str:
    return f"<html lang=cs><head><title>{title}</title></head><body><h1>{title}</h1>{body}</body></html>"


BRIEFS = "".join(
    f"<div><h2><a href=/{n}>Titulek článku číslo {n} je tady</a></h2><p>{SENTENCE.replace('Most', f'Dům {n}')}</p></div>"
    for n in range(8)
)


TILES = "".join(
    f"<li><a href=/{n}>Titulek článku číslo {n} je tady</a><p>{SENTENCE.replace('Most', f'Dům {n}')}</p></li>"
    for n in range(8)
)
CELLS = "".join(
    f"<tr><td><a href=/{n}>Titulek článku číslo {n} je tady</a><br>{SENTENCE.replace('Most', f'Dům {n}')}</td></tr>"
    for n in range(8)
)


@pytest.mark.parametrize(
    ("html", "expected"),
    [
        (page(TEXT), PageClass.ARTICLE),
        (page(TEXT + "<h3>Diskuse (1)</h3><p>Už bylo na čase, je pěkný.</p>"), PageClass.ARTICLE_WITH_COMMENTS),
        (page(TEXT + "<h3>Diskuse (0)</h3><p><a href=/d>Vstoupit do diskuse</a></p>"), PageClass.ARTICLE),
        (page(BRIEFS, "Zprávy dne"), PageClass.BRIEFS),
        (page(f"<ul>{TILES}</ul>", "Zprávy dne"), PageClass.BRIEFS),
        (page(f"<table>{CELLS}</table>", "Zprávy dne"), PageClass.BRIEFS),
        (page("<ul><li><a href=/a>Odkaz</a></ul>", "Rozcestník"), PageClass.NO_TEXT),
        (page("<p>Stránka, kterou hledáte, tu není a nikdy nebyla.</p>", "Stránka nenalezena"), PageClass.SOFT_404),
        (page("<p>Pro pokračování se přihlaste.</p><form><input type=password></form>", "Přihlášení"), PageClass.WALL),
        (page("<p>Ověřujeme, že nejste robot. Chvilku strpení.</p>", "Okamžik"), PageClass.CHALLENGE),
        (page(TEXT + "<div>Celý článek je dostupný předplatitelům.</div>"), PageClass.PAYWALL),
        (page("<table><tr><td>neděle<td>9:00<tr><td>pondělí<td>18:00</table>", "Bohoslužby"), PageClass.NO_TEXT),
    ],
)
def test_classes(html: str, expected: PageClass, now: datetime) -> None:
    article = extract(html, now=now)
    assert article.page_class is expected
    if expected in (PageClass.NO_TEXT, PageClass.SOFT_404, PageClass.WALL, PageClass.CHALLENGE):
        assert article.text == ""


def test_confidence_grows_with_the_evidence(now: datetime) -> None:
    sure = extract(page("<p>27. 4. 2026 10:00</p>" + TEXT * 1 + TEXT.replace("řeku", "potok")), now=now)
    unsure = extract(
        f"<p>{SENTENCE}</p><p>{SENTENCE.replace('Most', 'Dům')}</p><p>{SENTENCE.replace('Most', 'Les')}</p>", now=now
    )
    assert sure.confidence > unsure.confidence + 0.2
