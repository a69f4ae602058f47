"""Attention: which sources need a look, and why, in the visitor's language."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from kronika.flow.health import State
from kronika.model.health import Episode, Verdict
from kronika.serve.web import attention
from kronika.serve.web.health_words import NAMES
from kronika.serve.web.tongue import tongues
from tests.flow.test_health import NOW, summary


def test_a_healthy_source_needs_nothing() -> None:
    assert attention.reason(summary(), NOW) is None


def test_the_reason_is_the_name_of_the_state() -> None:
    assert attention.reason(summary(last_success=NOW - timedelta(days=4)), NOW) == NAMES[State.SILENT]


def test_a_paused_source_rests() -> None:
    tired = summary({"paused": True}, last_success=None, failures=9)
    assert attention.needing([tired, summary()], NOW) == []


def test_who_brings_wrong_texts_comes_first() -> None:
    broken = Episode(id=1, source="x", verdict=Verdict.BROKEN, since=NOW, noticed=NOW)
    silent, wrong = summary(last_success=NOW - timedelta(days=4)), summary(episode=broken)
    assert [state for _, _, state in attention.needing([silent, wrong, summary()], NOW)] == [State.BROKEN, State.SILENT]


def test_the_reason_is_said_in_every_language() -> None:
    found = summary(pages=10, errors={"timeout": 1234})
    for code, tongue in tongues(UTC).items():
        said = attention.why(tongue, found, State.FAULTY, NOW)
        assert "%" not in said, code
        assert tongue.text("Took too long") in said
        assert tongue.number(1234) in said
    overdue = summary({"every": timedelta(hours=1), "next_run": datetime(2026, 3, 14, 4, 30, tzinfo=UTC)})
    assert "5 hours ago" in attention.why(tongues(UTC)["en"], overdue, State.OVERDUE, NOW)
