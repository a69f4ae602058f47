"""Measures tell text from furniture on a page written for it."""

from __future__ import annotations

import numpy as np

from kronika.extract.scoring.context import context, densest
from kronika.extract.scoring.lexicon import lexicon
from kronika.extract.scoring.measures import measures
from kronika.extract.scoring.names import NameWeights
from kronika.extract.scoring.sheet import Sheet, Told, sheet
from kronika.extract.scoring.signature import makes
from kronika.html.blocks import outline
from kronika.html.document import parse

PAGE = """
<body><nav><ul><li><a href=/>Domů</a><li><a href=/sport>Sport</a></ul></nav>
<main><article class="clanek"><h1>Most přes řeku je hotov</h1>
<p class="text">Dělníci dokončili most po dvou letech práce a otevřeli ho lidem.</p>
<p class="text">Stavba stála osm milionů korun, o dva více, než město čekalo.</p>
<figure><figcaption>Nový most z ptačí perspektivy</figcaption></figure></article>
<div class="diskuse"><h3>Komentáře</h3><p>To je krása, konečně máme čím jezdit do práce.</p></div></main></body>
"""
NOTHING = lexicon(NameWeights({"clanek": 1.0}), np.zeros(0, dtype=np.uint64), np.zeros(0, dtype=np.float32))


def columns() -> Sheet:
    told = Told(
        titles=("Most přes řeku je hotov | Deník",), descriptions=("Dělníci dokončili most po dvou letech práce",)
    )
    return sheet(outline(parse(PAGE)), told)


def named(column: str) -> dict[str, float]:
    page = columns()
    values = measures(page, makes(page), NOTHING)[column]
    return {text.split()[0]: round(float(value), 2) for text, value in zip(page.texts, values, strict=True)}


def test_every_measure_has_a_number_for_every_block() -> None:
    page = columns()
    found = measures(page, makes(page), NOTHING)
    found |= context(page, makes(page), np.full(page.count, 0.4, dtype=np.float32))
    assert {len(values) for values in found.values()} == {page.count}
    assert all(np.isfinite(values).all() for values in found.values())


def test_what_stands_around() -> None:
    assert [text for text, inside in named("in_article").items() if inside] == ["Most", "Dělníci", "Stavba", "Nový"]
    assert named("in_figcaption")["Nový"] == 1
    assert named("named_comment")["To"] == 1
    assert named("name_most")["Dělníci"] == 1
    assert named("link_share")["Sport"] == 1


def test_what_the_page_says_of_itself() -> None:
    assert named("title_like")["Most"] > 0.85
    assert named("described")["Dělníci"] > 0.5
    assert named("described")["Stavba"] == 0


def test_where_readers_begin_to_speak() -> None:
    found = named("since_comments")
    assert found["To"] == 1
    assert found["Stavba"] == 100


def test_the_container_of_the_text() -> None:
    found = named("in_direct")
    assert (found["Dělníci"], found["Stavba"]) == (1, 1)
    assert found["Domů"] == 0


def test_the_densest_run() -> None:
    assert densest(np.array([-1.0, 2.0, 3.0, -1.0, 2.0, -9.0])) == (1, 5)
    assert densest(np.array([-3.0, -1.0, -2.0])) == (1, 2)
