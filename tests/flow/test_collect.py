"""Collecting through the real crawler and the real store, from the sample web."""

from __future__ import annotations

import threading
from dataclasses import replace
from datetime import timedelta

import pytest

from kronika.flow.chronicle import Chronicle
from kronika.flow.collect import collect
from kronika.model.errors import InputError, SettingsError, UnknownName
from kronika.model.failure import FailureKind
from kronika.model.source import Scope, SourceKind
from kronika.sampleweb.clock import NOW
from kronika.sampleweb.server import SampleServer
from tests.flow.conftest import Follow


def test_a_site_is_collected_with_how_we_came_to_each_page(chronicle: Chronicle, follow: Follow) -> None:
    source = follow("parafia-olszyny")
    collected = collect(chronicle)
    assert collected.sources == ("parafia-olszyny",)
    assert collected.report.pages >= 8
    pages = {page.url.removeprefix(source.url): page for page in chronicle.store.pages.listing(limit=100)}
    found = [page for path, page in pages.items() if path]
    assert all(page.via and page.link_text for page in found)
    assert all(page.fetched_at == NOW for page in pages.values())
    assert chronicle.store.rounds.latest(source.id).finished == NOW  # type: ignore[union-attr]


def test_the_next_round_finds_nothing_new_and_asks_politely(
    chronicle: Chronicle, follow: Follow, web: SampleServer
) -> None:
    follow("parafia-olszyny")
    first = collect(chronicle).report
    web.reset()
    second = collect(chronicle).report
    assert (second.pages, second.unchanged, second.failures) == (0, first.pages, 0)
    asked = [entry for entry in web.log() if entry["path"] != "/robots.txt" and entry["host"] == "parafia-olszyny"]
    assert {entry["status"] for entry in asked} == {304}
    assert all(entry["if_none_match"] and "Kronika/" in entry["user_agent"] for entry in asked)


def test_one_bad_source_does_not_hold_the_others(chronicle: Chronicle, follow: Follow) -> None:
    follow("parafia-olszyny")
    follow("denni-obzor", kind=SourceKind.ARCHIVE, listing="/{section}/", sections="sport")
    collected = collect(chronicle, scope=Scope(section="zahrada"))
    assert collected.sources == ("parafia-olszyny",)
    [failure] = chronicle.store.failures.listing(source="denni-obzor")
    assert "zahrada" in failure.sentence


def test_a_source_with_a_wrong_option_does_not_hold_the_others(chronicle: Chronicle, follow: Follow) -> None:
    follow("parafia-olszyny")
    follow("denni-obzor", kind=SourceKind.ARCHIVE, strategy="yearly")
    follow("parafia-brzezie", depth="deep")
    assert collect(chronicle).sources == ("parafia-olszyny",)
    assert "yearly" in chronicle.store.failures.listing(source="denni-obzor")[0].sentence
    assert "deep" in chronicle.store.failures.listing(source="parafia-brzezie")[0].sentence


def test_a_source_whose_plugin_is_gone_does_not_hold_the_others(chronicle: Chronicle, follow: Follow) -> None:
    follow("parafia-olszyny")
    follow("zive-ted", kind="newsletter")
    assert collect(chronicle).sources == ("parafia-olszyny",)
    [failure] = chronicle.store.failures.listing(source="zive-ted")
    assert "newsletter" in failure.sentence


def test_a_named_source_that_cannot_begin_is_an_error(chronicle: Chronicle, follow: Follow) -> None:
    follow("denni-obzor", kind=SourceKind.ARCHIVE, listing="/{section}/", sections="sport")
    with pytest.raises(UnknownName, match="zahrada"):
        collect(chronicle, ["denni-obzor"], Scope(section="zahrada"))


def test_what_is_no_feed_is_recorded_and_explained(chronicle: Chronicle, follow: Follow) -> None:
    follow("parafia-olszyny", kind=SourceKind.FEED)
    report = collect(chronicle).report
    assert (report.pages, report.faults) == (1, 1)
    [failure] = chronicle.store.failures.listing()
    assert failure.kind is FailureKind.UNREADABLE
    assert "not a feed" in failure.sentence


def test_a_paused_source_rests_unless_it_is_named(chronicle: Chronicle, follow: Follow) -> None:
    source = follow("zive-ted", kind=SourceKind.PAGE)
    chronicle.store.sources.update(replace(source, paused=True))
    with pytest.raises(InputError, match="nothing to collect"):
        collect(chronicle)
    assert collect(chronicle, ["zive-ted"]).report.pages == 1


def test_a_stopped_collection_is_taken_up_with_its_own_limits(chronicle: Chronicle, follow: Follow) -> None:
    follow("volzhskiy-vestnik", "/rss.xml", SourceKind.FEED)
    stop = threading.Event()
    stop.set()
    scope = Scope(since=NOW - timedelta(days=2))
    assert collect(chronicle, scope=scope, stop=stop).report.stopped
    begun = chronicle.store.rounds.latest(1)
    assert begun is not None and begun.finished is None
    assert 0 < collect(chronicle).report.pages < 60
    done = chronicle.store.rounds.latest(1)
    assert done is not None and done.finished is not None and done.scope == scope
    assert chronicle.store.overview(NOW.date()).open_leads == 0


def test_a_limit_on_pages_holds(chronicle: Chronicle, follow: Follow) -> None:
    follow("parafia-olszyny")
    assert collect(chronicle, scope=Scope(max_pages=3)).report.pages == 3


def test_a_wrong_option_is_a_sentence(chronicle: Chronicle, follow: Follow) -> None:
    follow("denni-obzor", kind=SourceKind.ARCHIVE, listing="/{nonsense}/")
    with pytest.raises(SettingsError, match="denni-obzor"):
        collect(chronicle, ["denni-obzor"])


def test_addresses_inside_the_own_network_are_refused_unless_allowed(chronicle: Chronicle, follow: Follow) -> None:
    follow("parafia-olszyny")
    closed = chronicle.settings.model_copy(update={"fetch": chronicle.settings.fetch.model_copy(update={"allow": ()})})
    report = collect(replace(chronicle, settings=closed)).report
    assert (report.pages, report.failures) == (0, 1)
    [failure] = chronicle.store.failures.listing()
    assert failure.kind is FailureKind.REFUSED_ADDRESS
