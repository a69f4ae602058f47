"""Candidates: the parts a person would name, once each, in the order of the page, and what holds a place."""

from __future__ import annotations

from kronika.html.document import parse
from kronika.html.selector import css
from kronika.watch.candidates import around, candidates
from kronika.watch.pointing import Names

WORDS = "Obec oznamuje občanům že most bude uzavřen od pondělí do středy a objížďka vede přes náves"
PAGE = f"""
<body>
 <nav class="menu"><a href="/">Domů</a> <a href="/deska">Úřední deska obce</a> <a href="/kontakt">Kontakt na úřad</a></nav>
 <div class="page"><div class="inner"><article class="notice"><h1>Uzavírka <b>mostu <i>v Dolní</i> ulici</b> dnes</h1>
 <p>{WORDS}. <script>var hidden = "never read this";</script>{WORDS}.</p></article>
 <aside class="side"><p>Nejčtenější zprávy tohoto týdne v obci</p></aside></div></div>
 <div class="empty"> </div>
</body>
"""


def test_the_parts_of_a_page() -> None:
    found = candidates(parse(PAGE))
    assert [part.selector for part in found] == ["nav.menu", "article.notice", "aside.side"], "wrappers say nothing new"
    notice = next(part for part in found if part.selector == "article.notice")
    assert notice.begins.startswith("Uzavírka mostu v Dolní ulici dnes Obec oznamuje"), "texts stand in reading order"
    assert notice.words == 6 + 2 * len(WORDS.split())
    assert not any("never read" in part.begins for part in found)


def test_every_part_can_be_selected() -> None:
    document = parse(PAGE)
    for part in candidates(document):
        assert len(css(part.selector).select(document.root)) == 1


def test_not_more_than_asked_for_and_the_fullest_first() -> None:
    assert [part.selector for part in candidates(parse(PAGE), most=1)] == ["article.notice"]


def test_a_page_without_anything_has_no_parts() -> None:
    assert candidates(parse("")) == []
    assert candidates(parse("<div><script>much to say here indeed</script></div>")) == []


def test_what_is_around_a_place_grows_outwards() -> None:
    document = parse(PAGE)
    [place] = document.root.xpath("//aside/p")
    found = around(place, Names.of(document.root))
    assert [part.selector for part in found] == ["aside.side", "div.page"], (
        "of those that hold the same, the best named"
    )
    assert found[0].words == 6
    assert found[0].words < found[1].words
