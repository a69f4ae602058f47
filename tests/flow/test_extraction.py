"""Extracting stored pages: all of them, once, and what cannot be read is recorded."""

from __future__ import annotations

import threading
from dataclasses import replace

import pytest

from kronika.flow.chronicle import Chronicle
from kronika.flow.collect import collect
from kronika.flow.extraction import extract_waiting
from kronika.flow.round import Watcher, run_round
from kronika.model.article import ArticleFilter
from kronika.model.errors import UnknownName
from kronika.model.failure import FailureKind
from kronika.model.job import EXTRACT
from kronika.model.source import SourceKind
from kronika.sampleweb.clock import NOW
from tests.flow.conftest import Follow


def test_every_stored_page_is_read_once(chronicle: Chronicle, follow: Follow) -> None:
    follow("volzhskiy-vestnik", "/rss.xml", SourceKind.FEED)
    told: list[tuple[int, int]] = []
    made = run_round(chronicle, watcher=Watcher(extracting=lambda done, total: told.append((done, total))))
    assert made.extracted.articles == 60
    assert told[-1] == (60, 60)
    assert chronicle.store.articles.count(ArticleFilter()) == 60
    assert extract_waiting(chronicle).articles == 0
    record = chronicle.store.articles.listing(ArticleFilter(), limit=1)[0]
    assert record.article.made is not None and record.article.made.stage == "extract"
    assert record.article.published is not None and record.article.published <= NOW


def test_reading_again_replaces_and_does_not_add(chronicle: Chronicle, follow: Follow) -> None:
    follow("parafia-olszyny")
    collect(chronicle)
    first = extract_waiting(chronicle).articles
    pages = [page.id for page in chronicle.store.pages.listing(limit=100)]
    chronicle.store.jobs.add(EXTRACT, pages)
    assert extract_waiting(chronicle).articles == len(pages) == first
    assert chronicle.store.articles.count(ArticleFilter(with_text=False)) == first


def test_an_unknown_engine_is_refused_before_any_page_is_given_up(chronicle: Chronicle, follow: Follow) -> None:
    follow("zive-ted", kind=SourceKind.PAGE)
    collect(chronicle)
    wrong = chronicle.settings.extract.model_copy(update={"engine": "magic"})
    with pytest.raises(UnknownName, match="magic"):
        extract_waiting(replace(chronicle, settings=chronicle.settings.model_copy(update={"extract": wrong})))
    assert chronicle.store.jobs.waiting(EXTRACT) == 1


def test_a_fault_is_recorded_with_the_page(
    chronicle: Chronicle, follow: Follow, monkeypatch: pytest.MonkeyPatch
) -> None:
    follow("zive-ted", kind=SourceKind.PAGE)
    collect(chronicle)

    def stumble(*given: object, **more: object) -> None:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr("kronika.flow.readers.read", stumble)
    made = extract_waiting(chronicle)
    assert (made.articles, made.failures) == (0, 1)
    [failure] = chronicle.store.failures.listing()
    assert (failure.stage, failure.kind, failure.source) == ("extract", FailureKind.UNEXPECTED, "zive-ted")
    assert failure.page_id is not None and "oops" in failure.sentence
    assert chronicle.store.jobs.waiting(EXTRACT) == 0


def test_a_stop_leaves_the_rest_for_the_next_time(chronicle: Chronicle, follow: Follow) -> None:
    follow("volzhskiy-vestnik", "/rss.xml", SourceKind.FEED)
    follow("gorodskie-novosti", "/atom.xml", SourceKind.FEED)
    collect(chronicle)
    stop = threading.Event()
    stop.set()
    stopped = extract_waiting(chronicle, stop=stop)
    assert stopped.stopped and 0 < stopped.articles < 120
    assert extract_waiting(chronicle).articles == 120 - stopped.articles
