"""Contested fragments: only where those who count disagree, the closest first; what was undone is no vote."""

from __future__ import annotations

from pathlib import Path

from kronika.flow.contested import contested
from kronika.store.store import open_store
from tests.serve.web.asking import KIND, ask_people, vote
from tests.serve.web.chronicle import NOW


def test_the_closest_come_first_and_excluded_ones_do_not_count(tmp_path: Path) -> None:
    with open_store(f"sqlite:///{tmp_path}/k.db", create=True) as store:
        ask_people(store, parishes=1)
        vote(store, honest=2, wrong=1)
        found = contested(store, KIND)
        assert len(found) == 8
        assert {(one.yes, one.no) for one in found} == {(2, 1), (1, 2)}
        assert found[0].closeness == 1 / 3
        store.annotators.exclude(3, reason="", by="", now=NOW)
        assert contested(store, KIND) == []
        store.annotators.readmit(3, reason="", by="", now=NOW)
        first = found[0].fragment.id
        store.answers.undo(1, f"client-1-{first}", NOW)
        closest = contested(store, KIND)[0]
        assert (closest.fragment.id, closest.closeness) == (first, 0.5)
        assert [voice.annotator_id for voice in closest.voices] == [2, 3]


def test_nothing_is_contested_in_an_empty_store(tmp_path: Path) -> None:
    with open_store(f"sqlite:///{tmp_path}/k.db", create=True) as store:
        assert contested(store, KIND) == []
