"""Which pages are read: those of an office and those that say nothing of themselves."""

from __future__ import annotations

import pytest

from kronika.facts.kind import PageSigns
from kronika.facts.kinds.office_hours import KIND


@pytest.mark.parametrize(
    ("url", "link", "wanted"),
    [
        ("https://a.example/kancelaria.html", "", True),
        ("https://a.example/p?id=7", "Godziny urzędowania", True),
        ("https://a.example/", "", True),
        ("https://a.example/galeria/kancelaria", "", True),
        ("https://a.example/galeria/2", "Zdjęcia", False),
        ("https://a.example/historia", "Historia", False),
        ("https://a.example/%C3%BA%C5%99ad", "", True),
    ],
)
def test_pages_are_chosen(url: str, link: str, wanted: bool) -> None:
    assert KIND.wants(PageSigns(url=url, link_text=link)) is wanted
