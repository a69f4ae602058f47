"""The language: asked for, remembered, set, wished, else English."""

from __future__ import annotations

import pytest

from kronika.serve.web.negotiate import choose, wished


@pytest.mark.parametrize(
    ("asked", "remembered", "setting", "header", "code"),
    [
        ("pl", "cs", "ru", "en", "pl"),
        (None, "cs", "ru", "en", "cs"),
        (None, None, "ru", "en", "ru"),
        (None, None, "", "de, cs;q=0.8, pl;q=0.9", "pl"),
        (None, None, "", "ru-RU,ru;q=0.9", "ru"),
        ("xx", "<script>", "de", "fr", "en"),
        ("PL", None, "", "", "pl"),
        (None, None, "", "pl;q=0, cs;q=nonsense, ru;q=0.1", "ru"),
    ],
)
def test_the_first_known_wish_wins(
    asked: str | None, remembered: str | None, setting: str, header: str, code: str
) -> None:
    assert choose(asked, remembered, setting, header) == code


def test_a_monstrous_header_is_cut() -> None:
    assert len(wished("pl," * 100_000)) < 300
