"""A crawl whose rounds come and go; a source that needs a browser waits for a crawl that begins with one."""

from __future__ import annotations

import threading
from dataclasses import replace

import pytest

from kronika.flow import rolling
from kronika.flow.chronicle import Chronicle
from kronika.flow.collect import Guide, begin
from kronika.flow.rolling import Rolling, Run
from kronika.model.source import Scope, Source, SourceKind
from kronika.sampleweb.clock import NOW


def run(chronicle: Chronicle, name: str, **options: str) -> Run:
    added = chronicle.store.sources.add(Source(name=name, url=f"http://{name}.localhost:1/", kind=SourceKind.PAGE), NOW)
    begun = begin(chronicle, added, Scope(), named=True)
    assert begun is not None
    return Run(source=replace(begun[0], options=options), round=begun[1], started=NOW)


def names(runs: list[Run]) -> list[str]:
    return sorted(run.source.name for run in runs)


def test_a_painted_source_waits_for_the_next_crawl(chronicle: Chronicle, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[frozenset[int]] = []
    monkeypatch.setattr(rolling, "fetch", lambda _c, _f, guide, *, stop: painted.append(guide.painted))
    going = Rolling(chronicle)
    plain, script = run(chronicle, "plain"), run(chronicle, "script", browser="yes")
    assert not going.join([plain])
    going.crawl(threading.Event())
    assert going.join([script]), "the crawl under way has no browser"
    assert names(going.runs()) == ["plain", "script"]
    going.crawl(threading.Event())
    assert painted == [frozenset(), frozenset({script.source.id})]
    assert not going.join([run(chronicle, "third")])
    going.leave([plain.source.id, script.source.id])
    assert names(going.runs()) == ["third"]


def test_what_is_asked_reaches_the_newest_frontier(chronicle: Chronicle, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    def look(_chronicle: object, frontier: object, _guide: Guide, *, stop: threading.Event) -> None:
        seen.append(frontier.backlog().open)  # type: ignore[attr-defined]
        going.join([run(chronicle, "second")])
        seen.append(frontier.backlog().open)  # type: ignore[attr-defined]
        going.leave([first.source.id])
        seen.append(frontier.backlog().open)  # type: ignore[attr-defined]

    monkeypatch.setattr(rolling, "fetch", look)
    going, first = Rolling(chronicle), run(chronicle, "first")
    going.join([first])
    going.crawl(threading.Event())
    assert seen == [1, 2, 1]
