"""Bulk: articles are written, failures are counted and named, and a wish to stop is heard between pages."""

from __future__ import annotations

import json
import threading
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

import pytest

from kronika.flow import bulk
from kronika.flow.bulk import Style, Tally, extract_many
from kronika.flow.found import Spot
from kronika.flow.places import Terms, amount, works
from kronika.flow.readers import Fault
from kronika.model.article import Article, PageClass
from kronika.model.errors import FetchError
from kronika.model.failure import FailureKind
from tests.flow.warcs import page, plain, response

NOW = datetime(2026, 3, 31, tzinfo=UTC)
READY = Article(
    url="http://b.example/",
    title="Hotovo",
    lead="",
    body="Text.",
    page_class=PageClass.ARTICLE,
    confidence=1,
    engine="auto",
)


@dataclass
class Kept:
    """An output in memory."""

    texts: list[str] = field(default_factory=list)

    def keep(self, spot: Spot, text: str) -> None:
        self.texts.append(text)


def from_web(place: str) -> Article:
    if place.endswith("/gone"):
        raise FetchError("The page is gone.", kind=FailureKind.NOT_FOUND)
    return READY


TERMS = Terms(lang="cs", clock=lambda: NOW, from_web=from_web, from_input=lambda: page(8).encode())


def run(places: list[str], kept: Kept, stop: threading.Event | None = None, seen: list[int] | None = None) -> Tally:
    def look(tally: Tally) -> None:
        if seen is not None:
            seen.append(tally.pages)
            if stop is not None and tally.pages == 2:
                stop.set()

    return extract_many(
        works(places, TERMS), kept, Style(format="json"), count=0, on_progress=look, stop=stop or threading.Event()
    )


def test_every_kind_of_place(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(page(1), encoding="utf-8")
    (tmp_path / "b.warc").write_bytes(plain([response(2)]))
    places = [str(tmp_path / "a.html"), str(tmp_path / "b.warc"), "-", "http://b.example/", "http://b.example/gone"]
    kept = Kept()
    tally = run(places, kept)
    found = [json.loads(text) for text in kept.texts]
    assert [one["title"].split()[-4:][0] for one in found[:3]] == ["1", "2", "8"]
    assert [one["file"] for one in found] == [places[0], places[1], None, None]
    assert (found[1]["url"], found[3]["title"]) == ("http://a.example/2.html", "Hotovo")
    assert tally.named == [("http://b.example/gone", "The page is gone.")]
    assert (tally.articles, tally.failures, tally.stopped) == (4, 1, False)
    assert tally.read == amount(places).size
    assert amount(places).pages is None


def test_a_wish_to_stop_ends_it_after_the_page_under_way(tmp_path: Path) -> None:
    for number in range(9):
        (tmp_path / f"{number}.html").write_text(page(number), encoding="utf-8")
    kept, seen = Kept(), []
    tally = run([str(tmp_path)], kept, threading.Event(), seen)
    assert (tally.stopped, len(kept.texts), seen) == (True, 2, [1, 2])


def test_failures_beyond_many_are_only_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bulk, "MOST_NAMED", 3)
    fault = Fault(kind=FailureKind.UNREADABLE, sentence="No.")
    pages = [(Spot(name=str(number), steps=("a",)), fault) for number in range(10)]
    tally = extract_many(
        pages, Kept(), Style(format="text"), count=0, on_progress=lambda _: None, stop=threading.Event()
    )
    assert (tally.failures, len(tally.named)) == (10, 3)
