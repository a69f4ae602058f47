"""Articles are prepared alike by this process and by others, and forms of words are told once."""

from __future__ import annotations

from dataclasses import replace

import pytest

import kronika.flow.index_preparing as room
from kronika.flow.index_preparing import Kitchen
from tests.index.sample_articles import sample_articles


def test_other_processes_prepare_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    articles = sample_articles()[:120]
    with Kitchen(1, wanted=10**6) as alone:
        here = list(alone.prepare(articles))
        assert not any(one.pairs for one in alone.prepare(articles))
    monkeypatch.setattr(room, "WORTH_IT", 1)
    with Kitchen(2, wanted=len(articles)) as crew:
        there = list(crew.prepare(articles))

    def parted(prepared: list[room.Prepared]) -> list[tuple[object, ...]]:
        """Sets of words have no order; pairs are told by whoever sees a word first."""
        return [
            (one.id, one.numbers, one.points, [(name, sorted(text.split())) for name, text in one.texts])
            for one in prepared
        ]

    assert parted(there) == parted(here)
    assert {pair for one in there for pair in one.pairs} == {pair for one in here for pair in one.pairs}


def test_whatever_can_be_searched_changes_the_fingerprint() -> None:
    from kronika.index.preparing import print_of

    article = sample_articles()[0]
    changed = {
        "title": "x", "lead": "x", "body": "x", "url": "x", "source": "x", "day": 1, "lang": "x", "section": "x",
        "authors": ("x",), "keywords": (), "things": (), "score": 99.0, "sentences": 99, "cluster": 99,
    }  # fmt: skip
    full = next(one for one in sample_articles() if one.keywords and one.things)
    for name, value in changed.items():
        one = full if name in ("keywords", "things") else article
        assert print_of(replace(one, **{name: value})) != print_of(one), name  # type: ignore[arg-type]
