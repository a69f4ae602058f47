"""What is missing for a language is said in sentences."""

from __future__ import annotations

import sys

import pytest

from kronika.lang.abilities import missing_for
from kronika.lang.language import NEUTRAL, Language, language, language_or_bare
from kronika.lang.morphology import dictionary


@pytest.mark.parametrize("code", ["cs", "pl", "ru", "en", "de"])
def test_nothing_is_missing(code: str) -> None:
    assert missing_for(language(code)) == ()


def test_an_unknown_language() -> None:
    assert "not known" in missing_for(NEUTRAL)[0]
    assert "There is no dictionary of xx" in missing_for(language_or_bare("xx"))[0]
    assert not any("dictionary" in sentence for sentence in missing_for(language_or_bare("sk")))
    bare = Language(code="xq", name="Xquian", zone="UTC")
    assert len(missing_for(bare)) == 3
    assert all("Xquian (xq)" in sentence for sentence in missing_for(bare))


def test_a_missing_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "morfeusz2", None)
    dictionary.cache_clear()
    try:
        assert any("morfeusz2 is not installed" in sentence for sentence in missing_for(language("pl")))
    finally:
        dictionary.cache_clear()
