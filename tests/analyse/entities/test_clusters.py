"""Clusters of words: kept whole, lent for a while, and shown to the words beside."""

from __future__ import annotations

import lzma
from pathlib import Path

import pytest

from kronika.analyse.entities.features.clusters import FOLDER, clusters, lent, pack, unpack
from kronika.analyse.entities.features.word import word
from kronika.model.errors import BadFile
from tools.train_entities import clustering
from tools.train_entities.material import knowing

TABLE = {"firma": ("0", "0"), "koncern": ("0", "0"), "město": ("1", "1"), "řeka": ("1", "2")}


def test_a_packed_table_comes_back_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "cs.clusters.xz"
    path.write_bytes(pack(TABLE))
    assert unpack(path) == TABLE


def test_a_damaged_table_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cs.clusters.xz"
    path.write_bytes(lzma.compress(b"0 firma koncern")[:20])
    with pytest.raises(BadFile, match=r"cs\.clusters\.xz"):
        unpack(path)


def test_a_table_is_lent_for_a_while() -> None:
    before = clusters("koncern", "cs")
    with lent("cs", {"koncern": ("7", "8")}):
        assert clusters("koncern", "cs") == ("7", "8")
    assert clusters("koncern", "cs") == before


def test_a_language_without_a_table_has_no_clusters() -> None:
    assert clusters("firm", "xx") == ()


def test_a_word_tells_its_neighbours_its_clusters() -> None:
    with knowing("cs", TABLE):
        told = word("koncern", "koncern", "cs")
    assert {"-1k0=0", "-1k1=0"} <= set(told.before)
    assert {"+1k0=0", "+1k1=0"} <= set(told.after)


def test_shipped_tables_are_small() -> None:
    assert all(path.stat().st_size < 1_000_000 for path in FOLDER.glob("*.clusters.xz"))


def test_words_in_the_same_places_come_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clustering, "NARROW", 2)
    monkeypatch.setattr(clustering, "WIDE", 1)
    monkeypatch.setattr(clustering, "DIMENSIONS", 3)
    lines = [f"pan {who} řekl že ano ." for who in ("jan", "petr", "pavel")]
    lines += [f"jel do {where} autem včera ." for where in ("brna", "plzně", "chebu")]
    found = clustering.learn([line.split() for line in lines * 5])
    assert len({found[who] for who in ("jan", "petr", "pavel")}) == 1
    assert len({found[where] for where in ("brna", "plzně", "chebu")}) == 1
