"""Sources, tasks and fetched pages in a few words."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

import pytest

from kronika.model.page import Fetched
from kronika.model.source import Scope, Source, SourceKind
from kronika.sources.strategy import Task

NOW = datetime(2026, 3, 31, 18, 0, tzinfo=UTC)

MakeTask = Callable[..., Task]
MakeFetched = Callable[..., Fetched]


@pytest.fixture
def task() -> MakeTask:
    def make(
        kind: SourceKind,
        url: str = "http://paper.example/",
        scope: Scope | None = None,
        lang: str = "cs",
        **options: str,
    ) -> Task:
        source = Source(id=7, name="Paper", url=url, kind=kind, lang=lang, options=options)
        return Task(source=source, scope=scope or Scope(), now=NOW)

    return make


@pytest.fixture
def fetched() -> MakeFetched:
    def make(body: str | bytes, url: str = "http://paper.example/", kind: str = "text/html; charset=utf-8") -> Fetched:
        raw = body.encode() if isinstance(body, str) else body
        return Fetched(url=url, final_url=url, status=200, headers=(("Content-Type", kind),), body=raw, at=NOW)

    return make
