"""Answers are durable, counted once, never deleted; undoing and excluding only mark."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
from sqlalchemy import text

from kronika.model.annotation import Choice, Kept
from kronika.store.store import Store, open_store
from tests.store.asking import KIND, ask, given
from tests.store.material import NOW

AGAIN = 4  # processes that send the same


def counted(store: Store, number: int) -> int:
    return store.fragments.get([number])[number].answers


def test_an_answer_is_kept_and_counts(store: Store) -> None:
    [number] = ask(store, 1)
    device = store.annotators.add(now=NOW)
    [receipt] = store.answers.keep(device.id, [given(number, "a")], NOW)
    assert (receipt.client, receipt.fragment_id, receipt.status, receipt.kind) == ("a", number, Kept.KEPT, KIND)
    [answer] = store.answers.listing(KIND)
    assert (answer.choice, answer.at, answer.client, answer.seconds, answer.undone) == (Choice.YES, NOW, "a", 2.0, None)
    assert counted(store, number) == 1
    assert store.fragments.waiting(KIND, 5) == []
    known = store.annotators.get(device.id)
    assert known is not None
    assert known.answers == 1


def test_the_same_client_number_counts_once(store: Store) -> None:
    first, second = ask(store, 2)
    device, other = store.annotators.add(now=NOW), store.annotators.add(now=NOW)
    store.answers.keep(device.id, [given(first, "a")], NOW)
    again = store.answers.keep(device.id, [given(first, "a"), given(second, "a"), given(second, "b")], NOW)
    assert [one.status for one in again] == [Kept.REPEATED, Kept.REPEATED, Kept.KEPT]
    assert [one.status for one in store.answers.keep(other.id, [given(first, "a")], NOW)] == [Kept.KEPT]
    assert counted(store, first) == 2


def test_the_same_one_twice_in_a_parcel_counts_once(store: Store) -> None:
    [number] = ask(store, 1)
    device = store.annotators.add(now=NOW)
    receipts = store.answers.keep(device.id, [given(number, "a"), given(number, "a")], NOW)
    assert [one.status for one in receipts] == [Kept.KEPT, Kept.REPEATED]
    assert counted(store, number) == 1


def test_a_fragment_is_answered_once_by_a_device_and_the_first_answer_stands(store: Store) -> None:
    [number] = ask(store, 1)
    device = store.annotators.add(now=NOW)
    store.answers.keep(device.id, [given(number, "a")], NOW)
    [receipt] = store.answers.keep(device.id, [given(number, "b", Choice.NO)], NOW)
    assert receipt.status is Kept.ALREADY
    assert [answer.choice for answer in store.answers.listing(KIND)] == [Choice.YES]


@pytest.mark.parametrize("number", [0, -3, 4711, 2**63, 2**80])
def test_an_answer_to_nothing_is_told(store: Store, number: int) -> None:
    device = store.annotators.add(now=NOW)
    [receipt] = store.answers.keep(device.id, [given(number, "a")], NOW)
    assert receipt.status is Kept.UNKNOWN
    assert store.answers.listing(KIND) == []


def test_a_skip_keeps_the_fragment_away_and_counts_nothing(store: Store) -> None:
    [number] = ask(store, 1)
    device = store.annotators.add(now=NOW)
    store.answers.keep(device.id, [given(number, "a", Choice.SKIP)], NOW)
    assert counted(store, number) == 0
    assert store.answers.seen(device.id, KIND) == {number}
    assert store.answers.of(device.id, KIND) == 0


def test_undone_is_marked_and_may_be_answered_again(store: Store) -> None:
    [number] = ask(store, 1)
    device = store.annotators.add(now=NOW)
    store.answers.keep(device.id, [given(number, "a")], NOW)
    later = NOW + timedelta(minutes=1)
    assert store.answers.undo(device.id, "a", later) == number
    assert store.answers.undo(device.id, "a", later) is None
    assert store.answers.undo(device.id, "never", later) is None
    assert counted(store, number) == 0
    assert store.answers.among(device.id, [number]) == set()
    assert [one.status for one in store.answers.keep(device.id, [given(number, "a")], later)] == [Kept.REPEATED]
    store.answers.keep(device.id, [given(number, "b", Choice.NO)], later)
    assert [(one.choice, one.undone) for one in store.answers.listing(KIND)] == [
        (Choice.YES, later),
        (Choice.NO, None),
    ]
    assert counted(store, number) == 1


def test_totals_and_own_counts(store: Store) -> None:
    first, second, third = ask(store, 3)
    store.fragments.set_gold(third, Choice.YES)
    device = store.annotators.add(now=NOW)
    store.answers.keep(device.id, [given(first, "a"), given(third, "c")], NOW)
    assert store.answers.totals(KIND) == (1, 2, 1, 1)
    assert store.answers.of(device.id, KIND) == 2
    assert store.answers.of(device.id, KIND, since=NOW + timedelta(seconds=1)) == 0
    assert store.answers.kinds(device.id) == [KIND]
    assert second in {one[0] for one in store.fragments.waiting(KIND, 5)}


def test_many_threads_share_commits_and_lose_nothing(store: Store) -> None:
    numbers = ask(store, 60)
    devices = [store.annotators.add(now=NOW) for _ in range(8)]

    def answer(device: int) -> list[Kept]:
        return [store.answers.keep(device, [given(number, f"{device}-{number}")], NOW)[0].status for number in numbers]

    with ThreadPoolExecutor(8) as pool:
        said = list(pool.map(answer, [device.id for device in devices]))
    assert all(status is Kept.KEPT for statuses in said for status in statuses)
    assert {counted(store, number) for number in numbers} == {8}
    assert len(store.answers.said(KIND)) == 480


def send_again(url: str, device: int, numbers: list[int]) -> None:
    with open_store(url) as store:
        for number in numbers:
            store.answers.keep(device, [given(number, f"same-{number}")], NOW)


def test_the_same_answers_from_several_processes_count_once(store: Store, url: str) -> None:
    numbers = ask(store, 15)
    device = store.annotators.add(now=NOW)
    spawn = multiprocessing.get_context("spawn")
    senders = [spawn.Process(target=send_again, args=(url, device.id, numbers)) for _ in range(AGAIN)]
    for sender in senders:
        sender.start()
    for sender in senders:
        sender.join(120)
        assert sender.exitcode == 0
    assert len(store.answers.listing(KIND)) == 15
    assert {counted(store, number) for number in numbers} == {1}
    known = store.annotators.get(device.id)
    assert known is not None
    assert known.answers == 15


def test_answers_wait_for_the_disk(store: Store) -> None:
    with store._database.write(durable=True) as connection:
        if connection.dialect.name == "sqlite":
            assert connection.execute(text("PRAGMA synchronous")).scalar() == 2  # FULL
        else:
            assert connection.execute(text("SHOW synchronous_commit")).scalar() == "on"


def test_the_next_to_ask_is_found_by_an_index(store: Store) -> None:
    ask(store, 300)
    wanted = "SELECT id FROM fragments WHERE kind = 'mass-times' AND {} ORDER BY doubt, id LIMIT 5"
    with store._database.read() as connection:
        if connection.dialect.name == "sqlite":
            plan = connection.execute(text("EXPLAIN QUERY PLAN " + wanted.format("fragments.open = 1"))).all()
            assert "fragments_open" in str(plan)
            assert "TEMP B-TREE" not in str(plan)
        else:
            connection.execute(text("SET enable_seqscan = off"))
            plan = connection.execute(text("EXPLAIN " + wanted.format("fragments.open"))).all()
            assert "fragments_open" in str(plan)
