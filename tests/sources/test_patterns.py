"""Patterns: what a machine counts shares one, what a person named does not."""

from __future__ import annotations

import pytest

from kronika.sources.patterns import LONGEST, pattern


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/", ""),
        ("/kontakt", ""),
        ("/msze-swiete.html", ""),
        ("/index.php?page=kontakt", "/index.php?page=kontakt"),
        ("/index.php?page=kontakt&lang=pl", "/index.php?lang=W&page=W"),
        ("/kalendarz?rok=2027&miesiac=3", "/kalendarz?miesiac=N&rok=N"),
        ("/kalendarz?miesiac=12&rok=1999", "/kalendarz?miesiac=N&rok=N"),
        ("/kalendarz/2026/03/31", "/kalendarz/D"),
        ("/kalendarz/2026/3/", "/kalendarz/D"),
        ("/kalendarz?day=2026-03-31", "/kalendarz?day=D"),
        ("/akce/31.3.2026", "/akce/D"),
        ("/2026/03/31/voda-v-praze-stoupa.html", "/D/S.html"),
        ("/zpravy/voda-v-praze-stoupa-7712", "/zpravy/S"),
        ("/zpravy/sport/voda-v-praze-stoupa", "/zpravy/sport/S"),
        ("/clanek/7712", "/clanek/N"),
        ("/clanek-7712/foto-3", "/clanek-N/foto-N"),
        ("/x/8f14e45fceea167a5a36dedd4bea2543", "/x/H"),
        ("/x/123e4567-e89b-12d3-a456-426614174000/y", "/x/H/y"),
        ("/hledani?q=voda", "/hledani?q=W"),
        ("/zbozi?barva=modra&velikost=m", "/zbozi?barva=W&velikost=W"),
        ("/zbozi?f[0]=a&f[1]=b", "/zbozi?f[N]=W"),
        ("/zbozi?a=&b=1", "/zbozi?a=&b=N"),
    ],
)
def test_patterns(path: str, expected: str) -> None:
    assert pattern(f"http://paper.example{path}") == expected


def test_a_pattern_is_never_endless() -> None:
    assert len(pattern("http://paper.example/" + "a1/" * 1000)) <= LONGEST
    many = pattern("http://paper.example/x?" + "&".join(f"k{number}=v" for number in range(50)))
    assert many == "/x?kN&…"


def test_a_small_site_is_not_one_pattern() -> None:
    paths = (
        "/",
        "/kontakt",
        "/msze",
        "/historia",
        "/galeria",
        "/aktualnosci/2026",
        "/ogloszenia/12",
        "/o-nas/duszpasterze",
    )
    assert len({pattern(f"http://parafia.example{path}") for path in paths} - {""}) == 2
