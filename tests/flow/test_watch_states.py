"""States of watched pages: each failure has one, and people hear of a trouble once, and of its end once."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kronika.flow.watch_states import OPENING, STATES, Turn, sentence_of, state_of, turn_of
from kronika.model.failure import FailureKind
from kronika.model.watch import COMPARED, Watch, WatchState

GONE, BLOCKED, AWAY = WatchState.GONE, WatchState.BLOCKED, WatchState.UNREACHABLE
SAME, OTHER, MOVED = WatchState.UNCHANGED, WatchState.CHANGED, WatchState.MOVED


def told_in(states: list[WatchState], alert_after: int = 2) -> list[WatchState]:
    """The states at which people are told, in a row of checks."""
    watch, told = Watch(url="http://a.example/", alert_after=alert_after), []
    for state in states:
        turn = turn_of(watch, state, "there")
        if turn.event:
            told.append(state)
        watch = replace(watch, state=state, sentence="there", troubles=turn.troubles, told=turn.told)
    return told


def test_every_kind_of_failure_is_a_trouble_with_a_sentence() -> None:
    assert set(STATES) == set(FailureKind)
    assert not set(STATES.values()) & COMPARED
    assert set(OPENING) == set(WatchState) - COMPARED - {WatchState.NEW}


@pytest.mark.parametrize(
    ("kind", "status", "state"),
    [
        (FailureKind.NOT_FOUND, 404, GONE),
        (FailureKind.NOT_FOUND, 410, GONE),
        (FailureKind.DENIED, 401, WatchState.LOGIN),
        (FailureKind.DENIED, 403, BLOCKED),
        (FailureKind.DENIED, 451, BLOCKED),
        (FailureKind.RATE_LIMITED, 429, BLOCKED),
        (FailureKind.ROBOTS, None, BLOCKED),
        (FailureKind.DNS, None, AWAY),
        (FailureKind.SERVER, 503, AWAY),
        (FailureKind.TLS, None, AWAY),
    ],
)
def test_what_an_answer_means(kind: FailureKind, status: int | None, state: WatchState) -> None:
    assert state_of(kind, status) is state


def test_a_trouble_is_said_in_its_own_words() -> None:
    said = sentence_of(GONE, "http://a.example/ answered 404.")
    assert said == "The page is gone. http://a.example/ answered 404."


def test_a_trouble_is_told_once_when_it_lasts() -> None:
    assert told_in([SAME, GONE, SAME, GONE, GONE, GONE, GONE]) == [GONE]
    assert told_in([GONE], alert_after=1) == [GONE]
    assert told_in([GONE, GONE, GONE], alert_after=4) == []
    assert told_in([GONE] * 9, alert_after=0) == []


def test_the_end_is_told_once_and_only_after_a_trouble_that_was_told() -> None:
    assert told_in([GONE, GONE, SAME, SAME]) == [GONE, SAME]
    assert told_in([GONE, GONE, OTHER, SAME]) == [GONE, OTHER]
    assert told_in([GONE, SAME, SAME]) == []


def test_troubles_of_changing_kind_count_together_until_one_was_told() -> None:
    assert told_in([AWAY, BLOCKED, AWAY, BLOCKED]) == [BLOCKED]


def test_another_trouble_is_told_when_it_lasts_by_itself() -> None:
    assert told_in([AWAY, AWAY, GONE, AWAY, GONE, AWAY]) == [AWAY]
    assert told_in([AWAY, AWAY, GONE, GONE, GONE, SAME]) == [AWAY, GONE, SAME]


def test_a_new_address_is_told_once() -> None:
    assert told_in([SAME, MOVED, MOVED, OTHER, MOVED]) == [MOVED]
    moved = Watch(url="http://a.example/", state=MOVED, sentence="to b", told=MOVED)
    assert turn_of(moved, MOVED, "to c") == Turn(troubles=0, told=MOVED, event=True)


def test_moving_away_after_a_trouble_is_its_end() -> None:
    assert told_in([GONE, GONE, MOVED, MOVED, GONE, GONE]) == [GONE, MOVED, GONE]
