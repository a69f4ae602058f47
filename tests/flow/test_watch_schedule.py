"""Watching by the schedule: pages are checked when they are due, changes confirmed, groups told, and stopping is clean."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import cast

import pytest

from kronika.flow import schedule
from kronika.flow.chronicle import Chronicle
from kronika.flow.schedule import Scheduler
from kronika.model.change import ChangeFilter
from kronika.model.group import Group
from kronika.model.watch import Watch, WatchState
from kronika.notify.addresses import read_address
from kronika.sampleweb.clock import SampleClock
from tests.flow.watched import TEXTS, Town, page

DAY = timedelta(days=1)
LONGEST = 120.0  # seconds; how long a test waits for what must come
MORE = "A second ferry was promised for Sundays, when many people come to the market from the villages."


@pytest.fixture(autouse=True)
def fast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schedule, "TICK", 0.05)
    monkeypatch.setattr(schedule, "DIGESTS_EVERY", 0.2)


@pytest.fixture
def town() -> Iterator[Town]:
    made = Town()
    made.site.start()
    yield made
    made.site.close()


@pytest.fixture
def office(chronicle: Chronicle) -> Group:
    group = chronicle.store.groups.add(Group(name="Office"), chronicle.clock())
    chronicle.store.groups.add_member(group.id, read_address("log:told.jsonl"), chronicle.clock())
    return group


def until(holds: Callable[[], object]) -> None:
    """Wait for something that must come."""
    end = time.monotonic() + LONGEST
    while not holds():
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.05)


def later(chronicle: Chronicle, step: timedelta = DAY) -> None:
    cast("SampleClock", chronicle.clock).advance(step)


def told(chronicle: Chronicle) -> list[str]:
    file = chronicle.settings.home / "told.jsonl"
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


def test_pages_are_checked_and_groups_told_by_themselves(chronicle: Chronicle, town: Town, office: Group) -> None:
    answer, said = town.put("/news"), list[str]()
    number = chronicle.store.watches.add(Watch(url=town.url("/news"), group_id=office.id), chronicle.clock()).id
    with Scheduler(chronicle, say=said.append, chance=lambda _: 0.0):
        until(lambda: chronicle.store.watches.get(number).version == 1)
        answer.body = page((*TEXTS, MORE))
        later(chronicle)
        until(lambda: told(chronicle))
    assert chronicle.store.watches.get(number).state is WatchState.CHANGED
    assert len(told(chronicle)) == 1
    assert "second ferry" in told(chronicle)[0]
    assert any("The new bridge has changed: 1 added" in line for line in said)


def test_a_doubted_change_is_seen_again_without_waiting_for_it(chronicle: Chronicle, town: Town, office: Group) -> None:
    answer = town.put("/news")
    number = chronicle.store.watches.add(Watch(url=town.url("/news"), group_id=office.id), chronicle.clock()).id
    with Scheduler(chronicle, chance=lambda _: 0.0):
        until(lambda: chronicle.store.watches.get(number).version == 1)
        answer.body = page([text[::-1] for text in TEXTS], title="Something else entirely")
        later(chronicle)
        until(lambda: "check" in chronicle.store.watches.get(number).memory)
        assert chronicle.store.changes.count(ChangeFilter()) == 0
        later(chronicle, timedelta(minutes=1))
        until(lambda: chronicle.store.changes.count(ChangeFilter()) == 1)


def test_stopping_gives_back_what_is_under_way(chronicle: Chronicle, town: Town) -> None:
    for number in range(30):
        town.put(f"/p{number}", page((*TEXTS, f"Number {number}.")))
        chronicle.store.watches.add(Watch(url=town.url(f"/p{number}")), chronicle.clock())
    with Scheduler(chronicle, chance=lambda _: 0.0):
        until(lambda: sum(answer.asked for answer in town.answers.values()) > 3)
    assert chronicle.store.workers.holders() == []
    with Scheduler(chronicle, chance=lambda _: 0.0):
        until(lambda: all(watch.version == 1 for watch in chronicle.store.watches.all()))
    assert chronicle.store.check() == []
