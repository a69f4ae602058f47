"""Which pages may hold mass times: the thesis's patterns, and what they miss."""

from __future__ import annotations

import pytest

from kronika.facts.kind import PageSigns
from kronika.facts.kinds.mass_times.baselines.page_filter import thesis_wants
from kronika.facts.kinds.mass_times.filter import speaks_of_masses, wants
from kronika.facts.page_text import text_of_plain

HOST = "http://parafia.example"


@pytest.mark.parametrize(
    ("path", "link", "wanted"),
    [
        ("/msze-swiete", "", True),
        ("/x", "Porządek nabożeństw", True),
        ("/x", "Nabożeństwa", True),
        ("/porzadek.html", "", True),
        ("/x", "rozkład mszy", True),
        ("/nabozenstwa-majowe", "", False),
        ("/strona?id=msze", "", True),
        ("/msze/galeria", "zdjęcia", False),
    ],
)
def test_the_thesis(path: str, link: str, wanted: bool) -> None:
    assert thesis_wants(PageSigns(url=HOST + path, link_text=link)) is wanted


@pytest.mark.parametrize(
    ("path", "link", "title"),
    [
        ("/", "", ""),
        ("/liturgia", "Liturgia", ""),
        ("/p/12", "Msza święta", ""),
        ("/p/13", "", "Porządek Mszy Świętych"),
        ("/12.html", "", ""),
    ],
)
def test_ours_wants_more(path: str, link: str, title: str) -> None:
    assert wants(PageSigns(url=HOST + path, link_text=link, title=title))


@pytest.mark.parametrize(
    ("path", "link"),
    [("/galeria/12", "Zdjęcia z odpustu"), ("/historia", "Historia parafii"), ("/feed", "RSS"), ("/a.jpg", "x")],
)
def test_ours_passes_by(path: str, link: str) -> None:
    assert not wants(PageSigns(url=HOST + path, link_text=link))


def test_content_may_be_asked_too() -> None:
    assert speaks_of_masses(text_of_plain("zapraszamy na Mszę o 18"))
    assert not speaks_of_masses(text_of_plain("maszt i msze-ce-da"[:5]))
