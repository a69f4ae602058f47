"""Formats are found by name; a wrong name is answered with the right ones."""

from __future__ import annotations

import pytest

from kronika.extract.output.format import format_names, format_of
from kronika.model.errors import UnknownName


def test_the_default_comes_first() -> None:
    assert format_names() == ["text", "json", "markdown", "tei", "xml"]


def test_every_format_has_a_suffix_of_its_own() -> None:
    assert len({format_of(name).suffix for name in format_names()}) == len(format_names())


def test_an_unknown_format_is_named() -> None:
    with pytest.raises(UnknownName, match="“pdf”; known: text, json"):
        format_of("pdf")
