"""The body holds the text and nothing else."""

from __future__ import annotations

from datetime import datetime
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from kronika.extract.article import extract
from kronika.extract.body import LIKELY, enough

FIRST = "Stavba stála 48 milionů korun a většinu peněz dal kraj, zbytek přidalo město."
SECOND = "Příští rok má přibýt i cyklostezka, která spojí most s nádražím a se školou."
THIRD = "Podle starosty se podařilo ušetřit na osvětlení, a tak zbylo i na lavičky a stromy."


def body_of(inner: str, now: datetime, around: str = "") -> str:
    html = f"<html lang=cs><title>Most otevřen</title><body><h1>Most otevřen</h1><p>27. 4. 2026 10:00</p>{inner}{around}</body></html>"
    return extract(html, now=now).body


ALL = f"{FIRST}\n\n{SECOND}\n\n{THIRD}"
SPLIT = "<p>{}</p>{}<p>{}</p><p>{}</p>"


@pytest.mark.parametrize(
    "foreign",
    [
        "<p>Čtěte také: <a href=/x>Oprava nádraží se protáhne o celý rok</a></p>",
        "<figure><img src=x><figcaption>Most v ranním světle a lidé na něm.</figcaption></figure>",
        "<div><img src=x><div>Most v ranním světle a lidé na něm</div></div>",
        "<p>Ilustrační foto: archiv města</p>",
        "<div class=reklama><p>Kupte si nová okna, teď jen za polovinu ceny a s montáží.</p></div>",
        "<div class=ad-box>Reklama</div>",
        "<div class=social><p>Sdílejte tento článek se svými přáteli, ať o tom vědí.</p></div>",
        "<aside><p>Nejčtenější článek dne vypráví o tom, co se stalo včera na náměstí.</p></aside>",
        "<div>Líbí se vám naše práce? Podpořte nás a pošlete nám dar.</div>",
        "<div style='display:none'>Skrytý text, který čtenář nevidí a nikdy neuvidí.</div>",
    ],
)
def test_what_is_not_text_stays_out(foreign: str, now: datetime) -> None:
    assert body_of(SPLIT.format(FIRST, foreign, SECOND, THIRD), now) == ALL


@pytest.mark.parametrize(
    ("inner", "expected"),
    [
        (f"<p>{FIRST}<p>{SECOND}<p>{THIRD}", ALL),
        (f"<div>{FIRST}<br><br>{SECOND}<br><br>{THIRD}</div>", ALL),
        (f"<div class=a><p>{FIRST}</p></div><div class=a><p>{SECOND}</p></div><div class=a><p>{THIRD}</p></div>", ALL),
        (f"<table><tr><td>{FIRST}</td></tr><tr><td>{SECOND}</td></tr><tr><td>{THIRD}</td></tr></table>", ALL),
        (
            f"<p>{FIRST}</p><h2>Co bude dál</h2><p>{SECOND}</p><p>{THIRD}</p>",
            f"{FIRST}\n\nCo bude dál\n\n{SECOND}\n\n{THIRD}",
        ),
        (
            f"<p>{FIRST}</p><ul><li>první bod</li><li>druhý bod</li></ul><p>{SECOND}</p>",
            f"{FIRST}\n\nprvní bod\n\ndruhý bod\n\n{SECOND}",
        ),
        (f"<p>{FIRST}</p><p>{SECOND}</p><p>To je vše.</p>", f"{FIRST}\n\n{SECOND}\n\nTo je vše."),
        (
            f"<p>{FIRST}</p><p>{SECOND}</p><p>Most slouží všem lidem.</p>",
            f"{FIRST}\n\n{SECOND}\n\nMost slouží všem lidem.",
        ),
        (f"<p>{FIRST}</p><p>{FIRST}</p><p>{SECOND}</p>", f"{FIRST}\n\n{SECOND}"),
    ],
)
def test_layouts(inner: str, expected: str, now: datetime) -> None:
    assert body_of(inner, now) == expected


def test_comments_longer_than_the_article_stay_out(now: datetime) -> None:
    said = "".join(
        f"<li><b>nick{n}</b><p>Já si myslím číslo {n}, že to celé je úplně jinak, než se tady v článku píše.</p></li>"
        for n in range(30)
    )
    for readers in (f"<div class=diskuse><ul>{said}</ul></div>", f"<h3>Komentáře (30)</h3><ul>{said}</ul>"):
        assert body_of(f"<div><p>{FIRST}</p><p>{SECOND}</p><p>{THIRD}</p></div>", now, readers) == ALL


def test_a_box_of_furniture_does_not_beat_a_sentence_among_links(now: datetime) -> None:
    links = "".join(f"<a href=/{number}>Odkaz na jinou stránku webu</a><br><br>" for number in range(12))
    text = "Dnes se most po letech konečně znovu otevřel a my jsme byli při tom."
    html = f"<html lang=cs><title>Most</title><body><ul class=menu><li>Domů</li></ul><h1>Most</h1>27. 4. 2026<div>{links}{text}</div>"
    assert extract(html, now=now).body == text


def test_a_heading_is_no_furniture_by_its_identifier(now: datetime) -> None:
    """Identifiers are made of the heading's own words."""
    inner = f"<p>{FIRST}</p><h2 id=socialni-site-social-media>Co na to sociální sítě</h2><p>{SECOND}</p><p>{THIRD}</p>"
    assert "Co na to sociální sítě" in body_of(inner, now)


def test_of_a_heading_and_its_line_in_a_list_of_contents_the_heading_stays(now: datetime) -> None:
    heading = "Co všechno se na novém mostě letos změní"
    inner = f"<p>{FIRST}</p><ul><li>{heading}</li></ul><p>{SECOND}</p><h2>{heading}</h2><p>{THIRD}</p>"
    assert body_of(inner, now).split("\n\n").count(heading) == 1
    assert body_of(inner, now).endswith(f"{heading}\n\n{THIRD}")


def judged(chances: list[float], words: list[int]) -> Any:
    """What the model might think of blocks of so many words."""
    return SimpleNamespace(likely=np.array(chances), sheet=SimpleNamespace(words=np.array(words, dtype=np.float32)))


def test_more_is_taken_where_the_model_doubts_most_of_what_it_suspects() -> None:
    assert enough(judged([0.9, 0.9, 0.1], [50, 50, 50])) == LIKELY
    assert enough(judged([0.84, 0.4, 0.35, 0.4, 0.02], [10, 90, 90, 90, 5])) == 0.35
