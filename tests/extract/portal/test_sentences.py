"""Trimming of what is no sentence."""

from __future__ import annotations

import pytest

from kronika.extract.portal.sentences import Placed, trim
from kronika.model.article import Part, PartKind


def trimmed(*texts: str) -> list[str]:
    parts = [Placed(part=Part(kind=PartKind.PARAGRAPH, text=text), at=at) for at, text in enumerate(texts)]
    return [placed.part.text for placed in trim(parts)]


@pytest.mark.parametrize(
    ("texts", "wanted"),
    [
        (["To jest zdanie."], ["To jest zdanie."]),
        (["Drukuj", "To jest zdanie.", "więcej »"], ["To jest zdanie."]),
        (["Jedno.", "Śródtytuł", "Drugie!"], ["Jedno.", "Śródtytuł", "Drugie!"]),
        (["małą literą. Dużą literą. Autor: Jan"], ["Dużą literą."]),
        (["Drukuj\nTo jest zdanie.\nWyślij"], ["To jest zdanie."]),
        (["– Czy to zdanie?", "„Tak.”"], ["– Czy to zdanie?", "„Tak.”"]),
        (["12.05.2010", "12 osób zginęło. Jest śledztwo."], ["Jest śledztwo."]),
        (["bez zdania", "Reklama"], []),
        ([], []),
    ],
)
def test_both_ends(texts: list[str], wanted: list[str]) -> None:
    assert trimmed(*texts) == wanted


def test_the_place_stays() -> None:
    parts = [Placed(part=Part(kind=PartKind.PARAGRAPH, text=text), at=at) for text, at in (("x", 4), ("Tak.", 7))]
    assert [placed.at for placed in trim(parts)] == [7]
