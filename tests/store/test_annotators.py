"""Devices are found again by what is kept of them; who was excluded is told, and nothing is deleted."""

from __future__ import annotations

from datetime import timedelta

import pytest

from kronika.model.annotation import Choice, Reliability
from kronika.model.errors import UnknownName
from kronika.store.store import Store
from tests.store.asking import KIND, ask, given
from tests.store.material import NOW


def test_a_device_is_known_by_number(store: Store) -> None:
    made = store.annotators.add(now=NOW, lang="pl")
    assert store.annotators.get(made.id) == made
    assert [store.annotators.get(number) for number in (0, -1, 99, 2**70)] == [None] * 4


def test_a_fingerprint_leads_to_the_device_that_had_it_last(store: Store) -> None:
    first, second = store.annotators.add(now=NOW), store.annotators.add(now=NOW)
    store.annotators.remember(first.id, b"old" * 5, NOW)
    store.annotators.remember(first.id, b"new" * 5, NOW + timedelta(days=1))
    assert store.annotators.by_fingerprint([b"old" * 5]) == first
    store.annotators.remember(second.id, b"old" * 5, NOW + timedelta(days=2))
    assert store.annotators.by_fingerprint([b"old" * 5, b"new" * 5]) == second
    assert store.annotators.by_fingerprint([b"none" * 4]) is None
    assert store.annotators.by_fingerprint([]) is None
    assert store.annotators.fingerprint_seen(b"old" * 5, second.id) == NOW + timedelta(days=2)
    assert store.annotators.fingerprint_seen(b"old" * 5, first.id) is None


def test_fingerprints_are_forgotten(store: Store) -> None:
    device = store.annotators.add(now=NOW)
    store.annotators.remember(device.id, b"a" * 16, NOW)
    store.annotators.remember(device.id, b"b" * 16, NOW + timedelta(days=80))
    assert store.annotators.forget_fingerprints(NOW + timedelta(days=70)) == 1
    assert store.annotators.by_fingerprint([b"a" * 16]) is None
    assert store.annotators.by_fingerprint([b"b" * 16]) is not None


def test_excluded_answers_count_no_longer_and_stay(store: Store) -> None:
    first, second = ask(store, 2)
    bad, good = store.annotators.add(now=NOW), store.annotators.add(now=NOW)
    store.answers.keep(bad.id, [given(first, "a"), given(second, "b", Choice.SKIP)], NOW)
    store.answers.keep(good.id, [given(first, "a", Choice.NO)], NOW)
    assert store.annotators.exclude(bad.id, reason="guesses", by="anna", now=NOW)
    assert not store.annotators.exclude(bad.id, reason="again", by="anna", now=NOW)
    assert store.fragments.get([first])[first].answers == 1
    store.answers.keep(bad.id, [given(second, "c")], NOW)  # skipped before: its first word stands
    assert len(store.answers.listing(KIND)) == 3
    assert [vote.excluded for vote in store.answers.votes(KIND)] == [True, True, False]
    known = store.annotators.get(bad.id)
    assert known is not None
    assert (known.excluded, known.reason) == (NOW, "guesses")


def test_what_an_excluded_device_still_says_does_not_count_until_it_is_readmitted(store: Store) -> None:
    [number] = ask(store, 1)
    device = store.annotators.add(now=NOW)
    store.annotators.exclude(device.id, reason="", by="", now=NOW)
    store.answers.keep(device.id, [given(number, "a")], NOW)
    assert store.fragments.get([number])[number].answers == 0
    assert store.fragments.waiting(KIND, 5) != []
    assert store.annotators.readmit(device.id, reason="a mistake", by="anna", now=NOW)
    assert store.fragments.get([number])[number].answers == 1
    assert store.fragments.waiting(KIND, 5) == []
    assert [(deed.deed, deed.reason, deed.by) for deed in store.annotators.deeds(device.id)] == [
        ("exclude", "", ""),
        ("readmit", "a mistake", "anna"),
    ]


def test_undoing_an_answer_of_an_excluded_device_takes_nothing_from_others(store: Store) -> None:
    [number] = ask(store, 1)
    bad, good = store.annotators.add(now=NOW), store.annotators.add(now=NOW)
    for device in (bad, good):
        store.answers.keep(device.id, [given(number, "a")], NOW)
    store.annotators.exclude(bad.id, reason="", by="", now=NOW)
    store.answers.undo(bad.id, "a", NOW)
    assert store.fragments.get([number])[number].answers == 1
    store.annotators.readmit(bad.id, reason="", by="", now=NOW)
    assert store.fragments.get([number])[number].answers == 1


@pytest.mark.parametrize("number", [77, 0, 2**70])
def test_nobody_unknown_is_excluded(store: Store, number: int) -> None:
    with pytest.raises(UnknownName, match="kronika annotate people"):
        store.annotators.exclude(number, reason="", by="", now=NOW)


def test_imported_annotators_are_found_by_name(store: Store) -> None:
    first = store.annotators.named(["anna", "jan", "anna"], now=NOW)
    assert store.annotators.named(["jan", "ewa"], now=NOW)["jan"] == first["jan"]
    assert {one.name for one in store.annotators.all()} == {"anna", "jan", "ewa"}
    assert store.annotators.named([], now=NOW) == {}


def test_reliability_is_kept_by_kind(store: Store) -> None:
    device = store.annotators.add(now=NOW)
    store.annotators.save_reliabilities(KIND, [Reliability(annotator_id=device.id, share=0.9, low=0.8, high=0.95)])
    assert [one.reliability for one in store.annotators.all(KIND)] == [0.9]
    assert [one.reliability for one in store.annotators.all("other")] == [None]
    store.annotators.save_reliabilities(KIND, [])
    assert [one.reliability for one in store.annotators.all(KIND)] == [None]


def test_keys_are_made_once_and_follow_each_other(store: Store) -> None:
    keys = store.annotation_keys
    [first] = keys.first("cookie", b"a" * 32, NOW)
    assert keys.first("cookie", b"b" * 32, NOW) == [first]
    assert "aaaa" not in repr(first)
    keys.add("cookie", b"c" * 32, NOW + timedelta(days=5))
    assert [key.secret for key in keys.all("cookie")] == [b"c" * 32, b"a" * 32]
    assert keys.drop("cookie", NOW + timedelta(days=1)) == 1
    assert [key.secret for key in keys.all("cookie")] == [b"c" * 32]
    assert keys.all("fingerprint") == []
