"""Every language tells what a language must tell."""

from __future__ import annotations

from zoneinfo import ZoneInfo

import pytest

from kronika.lang.language import NEUTRAL, language, languages


def test_the_four_are_there() -> None:
    assert {"cs", "pl", "ru", "en"} <= set(languages())


@pytest.mark.parametrize("code", ["cs", "pl", "ru", "en"])
def test_a_language_is_complete(code: str) -> None:
    tongue = languages()[code]
    assert tongue.code == code
    assert set(tongue.months.values()) == set(range(1, 13))
    assert {0, 1} <= set(tongue.days_back.values())
    assert {"minute", "hour", "day"} <= set(tongue.units.values())
    assert tongue.ago_before or tongue.ago_after
    assert len(tongue.stop_words) > 50
    for words in (
        tongue.comment_words,
        tongue.teaser_words,
        tongue.ad_words,
        tongue.share_words,
        tongue.author_prefixes,
    ):
        assert words
        assert all(word == word.lower().strip() for word in words)
    ZoneInfo(tongue.zone)


@pytest.mark.parametrize(
    ("code", "expected"), [("cs", "cs"), ("cs-CZ", "cs"), ("PL_pl", "pl"), ("xx", ""), (None, ""), ("", "")]
)
def test_codes(code: str | None, expected: str) -> None:
    assert language(code).code == expected
    assert language(None) is NEUTRAL
