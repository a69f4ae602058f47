"""Judging a look: what is written down of pages that are the same, changed, doubted, or in trouble."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from kronika.flow.watch_judging import Judge, fingerprint
from kronika.flow.watch_look import Looked
from kronika.flow.watch_notes import Notes, learned_of, notes_of, with_notes
from kronika.model.change import Difference
from kronika.model.failure import FailureKind
from kronika.model.frontier import Kept, Lease, Missed
from kronika.model.lead import Lead
from kronika.model.page import Fetched, Validators
from kronika.model.watch import Watch, WatchState
from kronika.watch.noise.flapping import Memory, looked, remembers, written

URL = "http://a.example/news"
NOW = datetime(2026, 3, 2, 12, tzinfo=UTC)
HOUR, DAY = timedelta(hours=1), timedelta(days=1)
WATCH = Watch(
    url=URL, id=7, version=1, fastest=HOUR, slowest=DAY, checked=NOW - HOUR, interval=HOUR, state=WatchState.UNCHANGED
)
LEASE = Lease(lead_id=7, token=1, lead=Lead(url=URL, source_id=7), attempts=0)
OTHER = Difference(added=1)
JUDGE = Judge(chance=lambda _: 0.0)


def kept(status: int = 200, to: str = URL, **headers: str) -> Kept:
    named = tuple((name.replace("_", "-"), value) for name, value in headers.items())
    page = Fetched(url=URL, final_url=to, status=status, headers=named, body=b"<p>page</p>", at=NOW)
    return Kept(lease=LEASE, fetched=page)


def seen(difference: Difference | None = OTHER, **how: object) -> Looked:
    found = {"state": WatchState.CHANGED, "title": "T", "digest": "d1", "memory": {"looks": 3}, **how}
    return Looked(difference=difference, **found)  # type: ignore[arg-type]


def test_a_change_keeps_a_version_and_what_to_ask_with_next_time() -> None:
    checked = JUDGE.looked(WATCH, kept(ETag='"x"'), seen())
    assert (checked.state, checked.difference) == (WatchState.CHANGED, OTHER)
    assert checked.kept is not None
    assert checked.kept.title == "T"
    assert checked.validators == Validators(etag='"x"', last_modified=None)
    assert checked.body_hash == fingerprint(b"<p>page</p>")
    assert checked.memory == {"looks": 3}


def test_noise_keeps_no_version_but_the_new_bytes_are_known() -> None:
    checked = JUDGE.looked(WATCH, kept(), seen(Difference(), state=WatchState.UNCHANGED))
    assert (checked.state, checked.kept, checked.difference) == (WatchState.UNCHANGED, None, None)
    assert checked.body_hash == fingerprint(b"<p>page</p>")
    assert checked.validators == Validators()


def test_a_304_leaves_all_that_is_known_as_it_is() -> None:
    checked = JUDGE.same(WATCH, kept(304))
    assert checked.state is WatchState.UNCHANGED
    assert (checked.validators, checked.body_hash, checked.memory, checked.ignores) == (None, None, None, None)
    assert checked.next_check > NOW + HOUR


def test_a_place_that_stands_still_is_forgotten_by_and_by() -> None:
    found = {"place": ("one", "two", True)}
    memory = written(looked(looked(Memory(), "base", NOW, found), "base", NOW, {"place": ("one", "three", True)}))
    watch = replace(WATCH, memory=memory)
    for _ in range(20):
        checked = JUDGE.same(watch, kept(304))
        if checked.memory is None:
            break
        watch = replace(watch, memory=checked.memory)
    assert remembers(memory)
    assert not remembers(watch.memory)


def test_a_doubt_is_written_down_and_leaves_the_rest_alone() -> None:
    checked = JUDGE.looked(WATCH, kept(ETag='"x"'), seen(doubtful=True))
    assert (checked.state, checked.kept, checked.difference) == (WatchState.UNCHANGED, None, None)
    assert (checked.validators, checked.body_hash) == (None, None)  # the version we have is asked for
    assert checked.next_check == NOW + JUDGE.confirm_after
    assert notes_of(checked.memory or {}) == Notes(doubt="d1", hurried=True)


def test_the_same_seen_again_is_believed() -> None:
    watch = replace(WATCH, memory=with_notes({}, Notes(doubt="d1", hurried=True)))
    checked = JUDGE.looked(watch, kept(), seen(doubtful=True))
    assert checked.state is WatchState.CHANGED
    assert notes_of(checked.memory or {}) == Notes()


def test_something_else_again_is_waited_for_without_hurry() -> None:
    watch = replace(WATCH, memory=with_notes({}, Notes(doubt="d0", hurried=True)))
    checked = JUDGE.looked(watch, kept(), seen(doubtful=True))
    assert (checked.state, checked.kept) == (WatchState.UNCHANGED, None)
    assert checked.next_check >= NOW + HOUR
    assert notes_of(checked.memory or {}).doubt == "d1"


@pytest.mark.parametrize("answer", [304, 200])
def test_a_doubt_is_over_when_the_page_is_as_it_was(answer: int) -> None:
    watch = replace(WATCH, memory=with_notes({"looks": 2}, Notes(doubt="d0", hurried=True)))
    checked = JUDGE.same(watch, kept(answer))
    assert checked.memory == {"looks": 2}


@pytest.mark.parametrize(
    ("status", "kind", "state"),
    [(404, FailureKind.NOT_FOUND, "gone"), (401, FailureKind.DENIED, "login"), (None, FailureKind.DNS, "unreachable")],
)
def test_a_miss_is_a_state_and_nothing_else(status: int | None, kind: FailureKind, state: str) -> None:
    missed = Missed(lease=LEASE, at=NOW, kind=kind, sentence="Why.", status=status)
    checked = JUDGE.missed(WATCH, missed)
    assert (checked.state.value, checked.troubles, checked.event) == (state, 1, False)
    assert checked.sentence.endswith("Why.")
    assert checked.interval == WATCH.interval
    assert (checked.kept, checked.validators, checked.body_hash, checked.memory) == (None, None, None, None)


def test_a_server_that_asks_for_time_gets_it() -> None:
    missed = Missed(lease=LEASE, at=NOW, kind=FailureKind.RATE_LIMITED, sentence="No.", status=429, retry_after=7200)
    assert JUDGE.missed(WATCH, missed).next_check == NOW + 2 * HOUR


def test_a_trouble_in_the_content_keeps_what_was_known() -> None:
    checked = JUDGE.looked(WATCH, kept(ETag='"x"'), Looked(state=WatchState.GONE, sentence="It says so."))
    assert (checked.state, checked.sentence) == (WatchState.GONE, "It says so.")
    assert (checked.kept, checked.validators, checked.body_hash, checked.memory) == (None, None, None, None)


def test_a_redirect_is_told_once_unless_it_was_always_there() -> None:
    checked = JUDGE.same(WATCH, kept(to="http://b.example/news"))
    assert (checked.state, checked.event, checked.told) == (WatchState.MOVED, True, WatchState.MOVED)
    moved = replace(WATCH, state=WatchState.MOVED, told=WatchState.MOVED, sentence=checked.sentence)
    assert not JUDGE.same(moved, kept(to="http://b.example/news")).event
    at_home = replace(WATCH, memory=with_notes({}, Notes(address="http://b.example/news")))
    assert JUDGE.same(at_home, kept(to="http://b.example/news")).state is WatchState.UNCHANGED
    assert JUDGE.same(WATCH, kept(to="https://www.a.example/news/")).state is WatchState.UNCHANGED


def test_the_first_look_notes_where_the_page_lives() -> None:
    new = replace(WATCH, version=0, checked=None, interval=None, state=WatchState.NEW)
    checked = JUDGE.looked(new, kept(to="http://b.example/start"), seen(None, state=WatchState.OK))
    assert (checked.state, checked.difference, checked.event) == (WatchState.OK, None, False)
    assert checked.kept is not None
    assert notes_of(checked.memory or {}).address == "http://b.example/start"
    assert checked.interval == new.fastest


def test_notes_live_beside_what_watch_has_learned() -> None:
    memory = with_notes({"looks": 1}, Notes(doubt="d"))
    assert learned_of(memory) == {"looks": 1}
    assert notes_of(memory).doubt == "d"
    assert with_notes(memory, Notes()) == {"looks": 1}
    assert notes_of({"check": "garbage"}) == notes_of({"check": {"doubt": 3, "new": True}}) == Notes()
