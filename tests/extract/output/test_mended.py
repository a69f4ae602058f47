"""Mending: what no file can hold is gone, everything else stays, and parts stay parts."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings

from kronika.extract.output.mended import UNFIT, mend, mended
from kronika.model.article import Article
from tests.extract.output.articles import FULL, articles


@pytest.mark.parametrize(
    ("text", "fit"),
    [
        ("Žluťoučký kůň\tpěl", "Žluťoučký kůň\tpěl"),
        ("a\x00b\x1b[31m", "ab[31m"),
        ("a\rb", "a b"),
        ("\ud83d\ude00!", "😀!"),
        ("a\ud800b", "a\ufffdb"),
        ("a\uffffb", "a\ufffdb"),
    ],
)
def test_unfit_characters(text: str, fit: str) -> None:
    assert mend(text) == fit


def test_what_is_fit_is_not_touched() -> None:
    assert mended(FULL) == FULL


def test_a_dropped_character_leaves_no_empty_line() -> None:
    broken = replace(FULL, body="a\n\x00\nb\n\x00\n\nc", shape="p h2")
    assert [part.sign for part in mended(broken).parts] == ["p", "h2"]


@settings(max_examples=40, deadline=None)
@given(articles())
def test_every_article_becomes_encodable_and_keeps_its_parts(article: Article) -> None:
    fit = mended(article)
    assert not UNFIT.search(repr(fit).encode("utf-8").decode())
    assert [part.sign for part in fit.parts] == [part.sign for part in article.parts]
    assert mended(fit) == fit
