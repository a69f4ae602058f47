"""Fragments are kept once, keep their answers, and wait as long as they should."""

from __future__ import annotations

from datetime import timedelta

from kronika.model.annotation import Choice, Truth
from kronika.store.store import Store
from tests.store.asking import KIND, ask, given, piece
from tests.store.material import NOW


def test_what_goes_in_comes_out(store: Store) -> None:
    assert store.fragments.add([piece(1, p=0.4, page_id=7)], now=NOW) == 1
    [found] = store.fragments.find(KIND)
    assert (found.before, found.marked, found.after, found.path) == (
        "W niedziele o ",
        "1.00",
        " suma.",
        ("Msze święte", "Niedziela"),
    )
    assert (found.p, found.page_id, found.answers, found.truth, found.gold) == (0.4, 7, 0, None, None)
    assert store.fragments.get([found.id, 12345, -1, 2**70]) == {found.id: found}
    assert store.fragments.find(KIND, site="elsewhere") == []
    assert store.fragments.find("other") == []


def test_one_that_comes_again_is_changed_and_keeps_its_answers(store: Store) -> None:
    [number] = ask(store, 1)
    device = store.annotators.add(now=NOW)
    store.answers.keep(device.id, [given(number, "a")], NOW)
    assert store.fragments.add([piece(0, p=0.97, decided=True), piece(1)], now=NOW + timedelta(days=1)) == 1
    again = store.fragments.get([number])[number]
    assert (again.p, again.decided, again.answers) == (0.97, True, 1)
    assert [one[0] for one in store.fragments.waiting(KIND, 10)] == [store.fragments.numbers(KIND)["key 1"]]


def test_the_same_twice_in_one_parcel_is_one(store: Store) -> None:
    assert store.fragments.add([piece(1), piece(1, p=0.9)], now=NOW) == 1


def test_a_known_answer_is_not_lost_when_the_machine_speaks_again(store: Store) -> None:
    store.fragments.add([piece(1, gold=Choice.NO)], now=NOW)
    store.fragments.add([piece(1, p=0.3)], now=NOW)
    assert list(store.fragments.gold(KIND).values()) == [Choice.NO]
    assert store.fragments.waiting(KIND, 10) == []


def test_the_doubtful_wait_first_and_the_decided_do_not(store: Store) -> None:
    shares = (0.99, 0.5, 0.2, 0.6)
    store.fragments.add([piece(number, p=p) for number, p in enumerate(shares)], now=NOW)
    store.fragments.add([piece(9, decided=True), piece(10, gold=Choice.YES)], now=NOW)
    assert [one[2] for one in store.fragments.waiting(KIND, 10)] == [0.5, 0.6, 0.2, 0.99]
    assert len(store.fragments.waiting(KIND, 2)) == 2


def test_all_wait_for_several_answers_but_those_that_were_judged(store: Store) -> None:
    judged, *others = ask(store, 20)
    device = store.annotators.add(now=NOW)
    store.answers.keep(device.id, [given(judged, "a"), given(others[0], "b")], NOW)
    store.fragments.conclude([(Truth(fragment_id=judged, choice=Choice.YES, p=0.99, answers=1), 1)])
    assert store.fragments.plan(KIND, wanted=3) == 19
    missing = {one[0]: one[3] for one in store.fragments.waiting(KIND, 50)}
    assert missing == {others[0]: 2, **dict.fromkeys(others[1:], 3)}
    assert store.fragments.plan(KIND, wanted=3) == 0
    store.fragments.plan(KIND, wanted=1)
    assert [one[0] for one in store.fragments.waiting(KIND, 50)] == others[1:]


def test_truths_are_kept_by_key_and_decide_what_still_waits(store: Store) -> None:
    first, second = ask(store, 2)
    device = store.annotators.add(now=NOW)
    store.answers.keep(device.id, [given(first, "a"), given(second, "b", Choice.NO)], NOW)
    sure = Truth(fragment_id=first, choice=Choice.YES, p=0.99, answers=1)
    unsure = Truth(fragment_id=second, choice=Choice.NO, p=0.6, answers=1)
    store.fragments.conclude([(sure, 1), (unsure, 2)])
    assert store.fragments.truths(KIND) == {"key 0": sure, "key 1": unsure}
    assert [one[0] for one in store.fragments.waiting(KIND, 10)] == [second]
    store.answers.undo(device.id, "a", NOW)
    store.fragments.forget_truths([first, second])
    assert set(store.fragments.truths(KIND)) == {"key 1"}


def test_a_fragment_becomes_a_hidden_question_and_one_like_others_again(store: Store) -> None:
    [number] = ask(store, 1)
    assert store.fragments.set_gold(number, Choice.YES)
    assert store.fragments.gold(KIND) == {number: Choice.YES}
    assert store.fragments.waiting(KIND, 10) == []
    assert store.fragments.set_gold(number, None)
    assert [one[0] for one in store.fragments.waiting(KIND, 10)] == [number]
    assert not store.fragments.set_gold(999, Choice.YES)


def test_the_open_fragments_of_a_page_in_reading_order(store: Store) -> None:
    store.fragments.add([piece(number, site="a", start=90 - number) for number in range(3)], now=NOW)
    store.fragments.add([piece(7, site="a", url="http://parish.localhost/other"), piece(8, site="b")], now=NOW)
    found = store.fragments.find(KIND, site="a")
    page = store.fragments.page(found[0])
    assert [one.start for one in page] == [88, 89, 90]


def test_what_somebody_has_not_answered_is_found_in_the_store(store: Store) -> None:
    numbers = ask(store, 4)
    device, other = store.annotators.add(now=NOW), store.annotators.add(now=NOW)
    store.answers.keep(device.id, [given(numbers[0], "a"), given(numbers[1], "b", Choice.SKIP)], NOW)
    store.fragments.plan(KIND, wanted=3)
    assert store.fragments.unanswered(KIND, device.id, but=[numbers[2]], most=9) == [numbers[3]]
    assert store.fragments.unanswered(KIND, other.id, but=[], most=2) == numbers[:2]


def test_what_somebody_has_seen_is_not_among_the_unseen(store: Store) -> None:
    numbers = ask(store, 3)
    device = store.annotators.add(now=NOW)
    store.answers.keep(device.id, [given(numbers[0], "a"), given(numbers[1], "b")], NOW)
    store.answers.undo(device.id, "b", NOW)
    assert set(store.fragments.unseen(device.id, [*numbers, 999, -1])) == set(numbers[1:])
    assert store.fragments.unseen(device.id, []) == {}
