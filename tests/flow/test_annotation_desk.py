"""The desk as the annotator's application uses it: who is who, what is asked, what is kept, who is believed."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kronika.flow.annotation_desk import AnnotationDesk
from kronika.model.annotation import Choice, Kept
from kronika.model.errors import InputError, TooMany
from kronika.settings import AnnotateSettings
from kronika.store.store import Store, open_store
from tests.store.asking import KIND, ask, given, piece

NOW = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)


class Clock:
    """Time that stands still until told."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with open_store(f"sqlite:///{tmp_path / 'kronika.db'}", create=True) as opened:
        yield opened


def desk_of(store: Store, clock: Clock, **settings: Any) -> AnnotationDesk:
    return AnnotationDesk(store, AnnotateSettings(**{"gold": 0.0, **settings}), clock)


def test_a_device_is_known_by_its_cookie(store: Store, clock: Clock) -> None:
    desk = desk_of(store, clock)
    first = desk.recognise(cookie=None, lang="pl")
    again = desk.recognise(cookie=first.cookie)
    assert first.new
    assert (again.new, again.by, again.annotator.id) == (False, "cookie", first.annotator.id)
    assert desk_of(store, clock).known(first.cookie) is not None  # another process, the same keys
    assert desk.known(first.cookie + "x") is None
    assert desk.recognise(cookie="1.1.forged").new


def test_a_device_that_cleared_its_cookies_is_known_by_its_fingerprint(store: Store, clock: Clock) -> None:
    desk = desk_of(store, clock)
    first = desk.recognise(cookie=None, fingerprint="360x640 pl 2")
    again = desk.recognise(cookie=None, fingerprint="360x640 pl 2")
    assert (again.by, again.annotator.id) == ("fingerprint", first.annotator.id)
    assert desk.known(again.cookie) == first.annotator
    assert desk.recognise(cookie=None, fingerprint="1920x1080 en 0").new
    assert desk.recognise(cookie=None).new


def test_fingerprints_can_be_switched_off_and_nothing_is_kept(store: Store, clock: Clock) -> None:
    desk = desk_of(store, clock, fingerprint=False)
    desk.recognise(cookie=None, fingerprint="360x640 pl 2")
    assert desk.recognise(cookie=None, fingerprint="360x640 pl 2").new
    assert desk_of(store, clock).recognise(cookie=None, fingerprint="360x640 pl 2").new


def test_a_fingerprint_is_forgotten_after_its_time(store: Store, clock: Clock) -> None:
    desk = desk_of(store, clock, fingerprint_days=30)
    first = desk.recognise(cookie=None, fingerprint="360x640 pl 2")
    clock.now += timedelta(days=29)
    assert desk.recognise(cookie=None, fingerprint="360x640 pl 2").annotator.id == first.annotator.id
    clock.now += timedelta(days=31)
    assert desk.recognise(cookie=None, fingerprint="360x640 pl 2").new
    assert desk.recognise(cookie=first.cookie).by == "cookie"


def test_salt_and_key_follow_each_other_without_losing_anybody(store: Store, clock: Clock) -> None:
    desk = desk_of(store, clock, fingerprint_days=100)
    first = desk.recognise(cookie=None, fingerprint="360x640 pl 2")
    for _ in range(5):
        clock.now += timedelta(days=90)
        again = desk.recognise(cookie=None, fingerprint="360x640 pl 2")
        assert again.annotator.id == first.annotator.id
    assert again.cookie != first.cookie
    assert desk.recognise(cookie=first.cookie).by == "cookie"


def test_new_devices_behind_one_address_are_limited(store: Store, clock: Clock) -> None:
    desk = desk_of(store, clock, new_devices=3)
    cookies = [desk.recognise(cookie=None, address="192.0.2.1").cookie for _ in range(3)]
    with pytest.raises(TooMany, match="please go on in") as refused:
        desk.recognise(cookie=None, address="192.0.2.1")
    assert refused.value.after > 60
    assert desk.recognise(cookie=cookies[0], address="192.0.2.1").by == "cookie"
    assert desk.recognise(cookie=None, address="192.0.2.2").new


def test_a_device_never_gets_the_same_fragment_twice(store: Store, clock: Clock) -> None:
    ask(store, 40)
    desk = desk_of(store, clock)
    cookie = desk.recognise(cookie=None, fingerprint="phone").cookie
    seen: list[int] = []
    for turn in range(60):
        cleared = turn % 7 == 0  # cookies are cleared now and then
        device = desk.recognise(cookie=None if cleared else cookie, fingerprint="phone")
        cookie = device.cookie
        for fragment in desk.hand_out(device.annotator.id, KIND, count=1):
            seen.append(fragment.id)
            choice = (Choice.YES, Choice.NO, Choice.SKIP)[turn % 3]
            desk.answer(device.annotator.id, [given(fragment.id, f"c{turn}", choice)])
    assert len(seen) == len(set(seen)) == 40


def test_what_a_device_holds_is_not_handed_out_again(store: Store, clock: Clock) -> None:
    ask(store, 6)
    desk = desk_of(store, clock)
    device = desk.recognise(cookie=None).annotator.id
    held = [one.id for one in desk.hand_out(device, KIND, count=4)]
    more = [one.id for one in desk.hand_out(device, KIND, holding=held, count=4)]
    assert len(held) == 4
    assert len(more) == 2
    assert not set(held) & set(more)


def test_devices_are_asked_about_different_fragments_of_different_sites(store: Store, clock: Clock) -> None:
    ask(store, 30)
    desk = desk_of(store, clock, answers=1)
    handed = []
    for _ in range(3):
        device = desk.recognise(cookie=None).annotator.id
        handed += desk.hand_out(device, KIND, count=1)
    assert len({one.id for one in handed}) == 3
    assert {one.site for one in handed} == {"parish0", "parish1", "parish2"}


def test_the_uncertain_are_asked_first(store: Store, clock: Clock) -> None:
    shares = (0.99, 0.02, 0.5, 0.85, 0.45)
    store.fragments.add([piece(number, p=p, site="one") for number, p in enumerate(shares)], now=NOW)
    desk = desk_of(store, clock)
    device = desk.recognise(cookie=None).annotator.id
    assert [one.p for one in desk.hand_out(device, KIND, count=5)] == [0.5, 0.45, 0.85, 0.02, 0.99]


def test_hidden_questions_are_mixed_in_and_look_like_others(store: Store, clock: Clock) -> None:
    store.fragments.add([piece(number) for number in range(300)], now=NOW)
    store.fragments.add([piece(1000 + number, gold=Choice.YES) for number in range(60)], now=NOW)
    desk = desk_of(store, clock, gold=0.2, answers=1, device_burst=10_000)
    device = desk.recognise(cookie=None).annotator.id
    gold = 0
    for turn in range(200):
        [fragment] = desk.hand_out(device, KIND, count=1)
        gold += fragment.gold is not None
        desk.answer(device, [given(fragment.id, f"c{turn}")])
    assert 20 <= gold <= 60


def test_sending_again_counts_once_and_tells_so(store: Store, clock: Clock) -> None:
    ask(store, 3)
    desk = desk_of(store, clock)
    device = desk.recognise(cookie=None).annotator.id
    [fragment] = desk.hand_out(device, KIND, count=1)
    said = [given(fragment.id, "once")]
    assert [one.status for one in desk.answer(device, said)] == [Kept.KEPT]
    assert [one.status for one in desk.answer(device, said)] == [Kept.REPEATED]
    progress = desk.progress(device, KIND)
    assert (progress.mine, progress.mine_today, progress.fragments) == (1, 1, 3)
    clock.now += timedelta(days=1)
    assert (desk.progress(device, KIND).mine, desk.progress(device, KIND).mine_today) == (1, 0)


def test_undo_gives_the_fragment_back_and_it_may_be_answered_again(store: Store, clock: Clock) -> None:
    ask(store, 1)
    desk = desk_of(store, clock)
    device = desk.recognise(cookie=None).annotator.id
    [fragment] = desk.hand_out(device, KIND)
    desk.answer(device, [given(fragment.id, "a")])
    assert desk.hand_out(device, KIND) == []
    again = desk.undo(device, "a")
    assert again is not None
    assert again.id == fragment.id
    assert desk.undo(device, "a") is None
    assert desk.progress(device, KIND).mine == 0
    assert [one.status for one in desk.answer(device, [given(fragment.id, "b", Choice.NO)])] == [Kept.KEPT]


def test_a_page_at_once_in_reading_order(store: Store, clock: Clock) -> None:
    store.fragments.add([piece(number, site="a", start=100 - number) for number in range(5)], now=NOW)
    desk = desk_of(store, clock)
    device = desk.recognise(cookie=None).annotator.id
    page = desk.hand_out_page(device, KIND)
    assert [one.start for one in page] == [96, 97, 98, 99, 100]
    desk.answer(device, [given(one.id, f"c{one.id}") for one in page])
    assert desk.hand_out_page(device, KIND) == []


def test_one_device_may_not_answer_faster_than_people_do(store: Store, clock: Clock) -> None:
    numbers = ask(store, 30)
    desk = desk_of(store, clock, device_rate=60, device_burst=10)
    device = desk.recognise(cookie=None).annotator.id
    desk.answer(device, [given(number, f"c{number}") for number in numbers[:10]])
    with pytest.raises(TooMany) as refused:
        desk.answer(device, [given(number, f"c{number}") for number in numbers[10:20]])
    assert 5 < refused.value.after <= 10
    assert len(store.answers.listing(KIND)) == 10  # all or nothing: the device sends them again
    other = desk.recognise(cookie=None).annotator.id
    assert len(desk.answer(other, [given(numbers[0], "x")])) == 1


def test_many_devices_behind_one_address_may_not_flood(store: Store, clock: Clock) -> None:
    numbers = ask(store, 40)
    desk = desk_of(store, clock, address_rate=20, device_burst=10)
    devices = [desk.recognise(cookie=None).annotator.id for _ in range(3)]
    for device in devices[:2]:
        desk.answer(device, [given(number, f"{device}-{number}") for number in numbers[:10]], address="192.0.2.9")
    with pytest.raises(TooMany):
        desk.answer(devices[2], [given(numbers[0], "z")], address="192.0.2.9")
    assert desk.answer(devices[2], [given(numbers[0], "z")], address="192.0.2.10")


@pytest.mark.parametrize(
    "bad",
    [
        [given(1, "")],
        [given(1, "x" * 65)],
        [given(1, "x", seconds=-1.0)],
        [given(1, "x", seconds=float("nan"))],
        [given(1, f"{number}") for number in range(501)],
    ],
)
def test_what_no_device_sends_is_refused(store: Store, clock: Clock, bad: list[Any]) -> None:
    desk = desk_of(store, clock)
    with pytest.raises(InputError):
        desk.answer(desk.recognise(cookie=None).annotator.id, bad)


def test_excluding_turns_the_truth_and_readmitting_turns_it_back(store: Store, clock: Clock) -> None:
    numbers = ask(store, 30)
    desk = desk_of(store, clock)
    good, bad, worse = (desk.recognise(cookie=None).annotator.id for _ in range(3))
    for number in numbers:
        desk.answer(good, [given(number, f"g{number}")])
        for wrong in (bad, worse):
            desk.answer(wrong, [given(number, f"{wrong}-{number}", Choice.NO)])
    desk.recompute(KIND)
    before = store.fragments.truths(KIND)
    assert {truth.choice for truth in before.values()} == {Choice.NO}
    desk.exclude(bad, "always no", by="anna")
    desk.exclude(worse, "always no", by="anna")
    after = store.fragments.truths(KIND)
    assert {truth.choice for truth in after.values()} == {Choice.YES}
    assert {truth.answers for truth in after.values()} == {1}
    statistics = desk.statistics(KIND)
    assert (statistics.answers, statistics.excluded, statistics.devices) == (30, 60, 1)
    assert len(store.answers.listing(KIND)) == 90
    desk.readmit(bad, by="anna")
    desk.readmit(worse)
    assert store.fragments.truths(KIND) == before
    assert [(deed.annotator_id, deed.deed, deed.reason, deed.by) for deed in desk.deeds()] == [
        (bad, "exclude", "always no", "anna"),
        (worse, "exclude", "always no", "anna"),
        (bad, "readmit", "", "anna"),
        (worse, "readmit", "", ""),
    ]


def test_who_is_excluded_goes_on_without_noticing_and_without_counting(store: Store, clock: Clock) -> None:
    ask(store, 5)
    desk = desk_of(store, clock, answers=1)
    bad, good = (desk.recognise(cookie=None).annotator.id for _ in range(2))
    desk.exclude(bad, "guesses")
    handed = desk.hand_out(bad, KIND, count=5)
    assert len(handed) == 5
    desk.answer(bad, [given(one.id, f"c{one.id}") for one in handed])
    assert len(desk.hand_out(good, KIND, count=5)) == 5


@pytest.mark.parametrize(("seed", "poison"), [(0, False), (1, False), (2, False), (3, True), (4, True)])
def test_with_a_fifth_of_bad_voters_all_of_them_are_named_and_the_truth_is_found(
    store: Store, clock: Clock, seed: int, poison: bool
) -> None:
    """People come and answer what the desk hands out; then the suspects are excluded, and the others answer what is open.

    The bad answer at random, or are a group that poisons: all say the opposite of the truth.
    """
    rng = np.random.default_rng(seed)
    truth = {f"key {number}": bool(rng.random() < 0.45) for number in range(200)}
    store.fragments.add([piece(number) for number in range(200)], now=NOW)
    gold = {number: truth[f"key {number}"] for number in range(200, 0, -20) if number < 200}
    for number, answer in gold.items():
        store.fragments.add([piece(number, gold=Choice.YES if answer else Choice.NO)], now=NOW)
    desk = desk_of(store, clock, answers=5, gold=0.05, device_burst=100_000, new_devices=1000)
    people = [desk.recognise(cookie=None).annotator.id for _ in range(20)]
    bad = {people[place] for place in rng.choice(20, size=4, replace=False)}
    right = dict(zip(people, rng.uniform(0.9, 0.98, size=20), strict=True))

    def work(person: int, count: int) -> int:
        handed = desk.hand_out(person, KIND, count=count)
        said = []
        for one in handed:
            honest = truth[one.key] == bool(rng.random() < right[person])
            wrong = not truth[one.key] if poison else bool(rng.random() < 0.5)
            answer = wrong if person in bad else honest
            said.append(given(one.id, f"{person}-{one.id}-{rng.integers(10**9)}", Choice.YES if answer else Choice.NO))
        desk.answer(person, said)
        return len(handed)

    while sum(work(person, 10) for person in people):
        pass
    named = {one.annotator.id for one in desk.standings(KIND) if one.suspect}
    assert named == bad
    for person in named:
        desk.exclude(person, "random")
    while sum(work(person, 10) for person in people if person not in bad):
        desk.recompute(KIND)
    found = store.fragments.truths(KIND)
    free = [key for key in found if int(key.split()[1]) not in gold]
    assert len(free) == 200 - len(gold)
    assert np.mean([(found[key].choice is Choice.YES) == truth[key] for key in free]) >= 0.97


def test_doubtful_fragments_are_asked_again_and_clear_ones_are_not(store: Store, clock: Clock) -> None:
    numbers = ask(store, 40)
    desk = desk_of(store, clock, answers=1)
    first, second, third = (desk.recognise(cookie=None).annotator.id for _ in range(3))
    for number in numbers:
        desk.answer(first, [given(number, f"a{number}")])
        if number != numbers[0]:
            desk.answer(second, [given(number, f"b{number}")])
    desk.answer(second, [given(numbers[0], "b", Choice.NO)])
    desk.recompute(KIND)
    assert [one[0] for one in store.fragments.waiting(KIND, 50)] == [numbers[0]]
    assert [one.id for one in desk.hand_out(third, KIND, count=5)] == [numbers[0]]


def test_when_nothing_waits_answers_are_judged_and_the_doubtful_come_back(store: Store, clock: Clock) -> None:
    """Two new devices say different things: a third is asked, without anybody having judged by hand."""
    numbers = ask(store, 3)
    passed = [0.0]
    desk = AnnotationDesk(store, AnnotateSettings(gold=0.0), clock, lambda: passed[0])
    first, second, third = (desk.recognise(cookie=None).annotator.id for _ in range(3))
    for device, choice in ((first, Choice.YES), (second, Choice.NO)):
        handed = desk.hand_out(device, KIND, count=5)
        desk.answer(device, [given(one.id, f"{one.id}", choice) for one in handed])
    assert store.fragments.waiting(KIND, 5) == []
    assert desk.hand_out(third, KIND, count=5) == []
    passed[0] += 5.0
    assert sorted(one.id for one in desk.hand_out(third, KIND, count=5)) == numbers


def test_hidden_questions_do_not_come_alone(store: Store, clock: Clock) -> None:
    [number] = ask(store, 1)
    store.fragments.add([piece(1000 + one, gold=Choice.YES) for one in range(40)], now=NOW)
    desk = desk_of(store, clock, gold=0.5, answers=1)
    device = desk.recognise(cookie=None).annotator.id
    desk.answer(device, [given(number, "a")])
    assert desk.hand_out(device, KIND, count=20) == []


def test_what_people_go_on_disagreeing_about_is_left_to_an_editor(store: Store, clock: Clock) -> None:
    [number] = ask(store, 1)
    desk = desk_of(store, clock, most_answers=4)
    for turn in range(4):
        device = desk.recognise(cookie=None).annotator.id
        assert [one.id for one in desk.hand_out(device, KIND)] == [number]
        desk.answer(device, [given(number, "a", Choice.YES if turn % 2 else Choice.NO)])
        desk.recompute(KIND)
    assert store.fragments.waiting(KIND, 5) == []
    assert (store.fragments.get([number])[number].truth_p or 1.0) < 0.97
