"""How a source is: each state from what makes it, and the first that holds wins."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from kronika.flow.health import State, barren, new_per_round, state_of
from kronika.model.round import Round
from kronika.model.source import Scope, Source, SourceKind
from kronika.model.summary import SourceSummary

NOW = datetime(2026, 3, 14, 9, 30, tzinfo=UTC)
HOUR = timedelta(hours=1)
STEADY = (2,) * 30


def summary(source: dict[str, Any] | None = None, **values: Any) -> SourceSummary:
    base = Source(**{"name": "x", "url": "https://x.example/", "kind": SourceKind.FEED} | (source or {}))
    given: dict[str, Any] = {
        "pages": 100, "articles": 90, "failures": 0, "open_leads": 0, "last_round": NOW, "last_success": NOW,
        "newest_article": NOW, "per_day": STEADY,
    }  # fmt: skip
    return SourceSummary(source=base, **(given | values))


def a_round(number: int, pages: int = 0, failures: int = 0, *, done: bool = True, **more: int) -> Round:
    return Round(
        id=number, source_id=1, number=number, scope=Scope(), started=NOW, finished=NOW if done else None,
        pages=pages, failures=failures, **more,
    )  # fmt: skip


FAILED_TWICE = (a_round(3, failures=1), a_round(2, failures=4), a_round(1, pages=9))


@pytest.mark.parametrize(
    ("expected", "found"),
    [
        (State.FRESH, summary()),
        (State.FRESH, summary({"kind": SourceKind.IMPORT}, last_success=None, articles=0)),
        (State.PAUSED, summary({"paused": True}, last_success=None, failures=9)),
        (State.NEW, summary(last_success=None, pages=0)),
        (State.UNREACHED, summary(last_success=None, pages=0, failures=2, errors={"dns": 2})),
        (State.CLOSED, summary(last_success=None, pages=0, failures=2, errors={"robots": 2})),
        (State.CLOSED, summary(recent=FAILED_TWICE[:1], errors={"robots": 3, "dns": 1})),
        (State.FAILING, summary(recent=FAILED_TWICE, errors={"connect": 2})),
        (State.OVERDUE, summary({"every": HOUR, "next_run": NOW - HOUR * 3})),
        (State.SILENT, summary(last_success=NOW - timedelta(days=4))),
        (State.SILENT, summary({"every": timedelta(days=2)}, last_success=NOW - timedelta(days=9))),
        (State.FAULTY, summary(pages=10, errors={"timeout": 6})),
        (State.EMPTY, summary(articles=0, per_day=(0,) * 30)),
        (State.FRESH, summary({"kind": SourceKind.DIRECTORY}, articles=0, per_day=(0,) * 30)),
        (State.DRY, summary(per_day=(1,) * 20 + (0,) * 10)),
    ],
)
def test_states(expected: State, found: SourceSummary) -> None:
    assert state_of(found, NOW) is expected


@pytest.mark.parametrize(
    "found",
    [
        summary(errors={"not_found": 4}, pages=5),
        summary(failures=900, errors={}),
        summary(recent=FAILED_TWICE[:1], errors={"connect": 1}),
        summary({"every": HOUR, "next_run": NOW - timedelta(minutes=30)}),
        summary({"every": HOUR, "next_run": NOW - HOUR * 9}, running=True),
        summary({"every": timedelta(days=7)}, last_success=NOW - timedelta(days=20)),
        summary(per_day=(0,) * 20 + (1,) * 10),
        summary(articles=0, per_day=(0,) * 30, unread=True),
    ],
    ids=["a handful", "long ago", "one bad round", "a little late", "runs at last", "rare", "young", "to be read"],
)
def test_what_is_no_reason_for_worry(found: SourceSummary) -> None:
    assert state_of(found, NOW) is State.FRESH


def test_rounds_that_brought_nothing_are_counted_from_the_newest() -> None:
    assert barren(summary(recent=FAILED_TWICE)) == 2
    assert barren(summary(recent=(a_round(4, done=False), *FAILED_TWICE))) == 2, "an open round tells nothing yet"
    assert barren(summary(recent=(a_round(4, rested=3, failures=1), *FAILED_TWICE))) == 0
    assert barren(summary(recent=(a_round(4), *FAILED_TWICE))) == 0, "nothing new is no failure"


def test_the_first_round_says_little_about_the_yield() -> None:
    assert new_per_round(summary()) is None
    assert new_per_round(summary(recent=(a_round(1, pages=900),))) == 900
    assert new_per_round(summary(recent=(a_round(3, pages=4), a_round(2, pages=1), a_round(1, pages=900)))) == 2.5
