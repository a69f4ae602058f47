"""Attention: which sources need a look, and why."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from kronika.model.source import Source, SourceKind
from kronika.model.summary import SourceSummary
from kronika.serve.web import attention

NOW = datetime(2026, 3, 14, 9, 30, tzinfo=UTC)


def summary(*, paused: bool = False, every: timedelta | None = None, **values: Any) -> SourceSummary:
    source = Source(name="x", url="https://x.example/", kind=SourceKind.FEED, paused=paused, every=every)
    given: dict[str, Any] = {
        "pages": 100, "articles": 90, "failures": 0, "open_leads": 0, "last_round": NOW, "last_success": NOW, "newest_article": NOW,
    }  # fmt: skip
    return SourceSummary(source=source, **(given | values))


def test_a_healthy_source_needs_nothing() -> None:
    assert attention.reason(summary(), NOW) is None
    assert attention.reason(summary(failures=4, pages=5), NOW) is None, "a handful of failures is normal"


def test_reasons() -> None:
    assert attention.reason(summary(last_success=None, pages=0), NOW) == attention.NEVER
    assert attention.reason(summary(last_success=None, pages=0, failures=2), NOW) == attention.NOTHING
    assert attention.reason(summary(last_success=NOW - timedelta(days=4)), NOW) == attention.SILENT
    assert attention.reason(summary(failures=60), NOW) == attention.FAILING
    assert attention.reason(summary(articles=0), NOW) == attention.EMPTY


def test_a_rare_source_may_be_silent_for_longer() -> None:
    rare = summary(last_success=NOW - timedelta(days=20), every=timedelta(days=7))
    assert attention.reason(rare, NOW) is None


def test_a_paused_source_rests() -> None:
    tired = summary(paused=True, last_success=None, failures=9)
    assert attention.needing([tired, summary()], NOW) == []
