"""Patterns answered from the words in memory find what the automaton finds."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from kronika.index.answering.translation import translate
from kronika.index.answering.vocabulary import WORTH_IT, Vocabularies, Vocabulary
from kronika.index.grammar.parsing import parse
from kronika.index.index import Index, open_index
from tests.index.oracle import Scan
from tests.index.sample_articles import sample_articles


@pytest.mark.parametrize(
    "text", ["*cas*", "*čas*", "?rezid*", "*ent", "title:*ent", "*raße", "*rasse", "*ода", "*qq*", "author:*neil*"]
)
def test_same_answers(text: str, sample_index: Index, scan: Scan) -> None:
    searcher, query = sample_index.searcher(), parse(text)
    vocabularies = Vocabularies(searcher)
    for _ in range(WORTH_IT):
        translate(query, searcher, vocabularies)
    assert vocabularies.of({"title": "title", "author": "author"}.get(text.split(":")[0], "body")) is not None
    assert sample_index.ids(translate(query, searcher, vocabularies)) == scan.ids(query)


def test_words_are_kept_only_when_asked_for_again(sample_index: Index) -> None:
    vocabularies = Vocabularies(sample_index.searcher())
    assert [vocabularies.of("body") is None for _ in range(WORTH_IT + 1)] == [True] * WORTH_IT + [False]


def test_new_words_are_seen(tmp_path: Path) -> None:
    index = open_index(tmp_path / "index", create=True)
    article = sample_articles()[0]
    index.update([replace(article, body="podzim")], [], 1)
    assert [index.ids(parse("*dzim*")) for _ in range(WORTH_IT + 2)] == [[article.id]] * (WORTH_IT + 2)
    index.update([replace(article, body="podzimek"), replace(article, id=2, body="nadzimní")], [], 2)
    assert [index.ids(parse("*dzim*")) for _ in range(WORTH_IT + 2)] == [[article.id, 2]] * (WORTH_IT + 2)
    assert index.searcher() is index.searcher()


@pytest.mark.parametrize(
    ("pattern", "found"),
    [
        ("*b*", ["ab", "bb", "čbb"]),
        ("?b", ["ab", "bb"]),
        ("*bb", ["bb", "čbb"]),
        ("*cb*", ["čbb"]),
        ("*ca*", []),
        ("**", None),
    ],
)
def test_shapes(pattern: str, found: list[str] | None) -> None:
    assert Vocabulary(["a", "ab", "bb", "čbb"]).fitting(pattern) == found
