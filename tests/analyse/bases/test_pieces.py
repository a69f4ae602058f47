"""Names as words and what stands between them."""

from __future__ import annotations

import pytest

from kronika.analyse.bases.pieces import balanced, parted


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("Veronika Sušová-Salminen", ("Veronika", "Sušová", "Salminen")),
        ("O'Leary'ego", ("O'Leary'ego",)),
        ("ONZ-etu", ("ONZ-etu",)),
        ("George W. Bush", ("George", "W", "Bush")),
        ("„“", ()),
    ],
)
def test_words_of_a_name(written: str, words: tuple[str, ...]) -> None:
    found, glue = parted(written)
    assert found == words
    assert len(glue) == len(words) + 1


def test_line_breaks_within_a_name_are_spaces() -> None:
    assert parted("Nové\n Město")[1] == ("", " ", "")


@pytest.mark.parametrize(
    ("written", "bare"),
    [("«Газпром»", "«Газпром»"), ("hotel „Praha“", "hotel „Praha“"), ("Praha“", "Praha"), ("“", "“")],
)
def test_quotes_go_only_where_they_have_lost_their_other_half(written: str, bare: str) -> None:
    assert balanced(written) == bare
