"""Progress tells how far it is, how long nothing can be asked, and once why."""

from __future__ import annotations

from dataclasses import replace

from kronika.fetch.crawl import Progress
from kronika.serve.cli.progress import news_of, sentence

GOING = Progress(
    pages=3, unchanged=2, failures=1, retries=0, leads=0, bytes=0, open=4, leased=1, in_flight=1, seconds=1.0
)
RESTING = replace(GOING, in_flight=0, next_in=43.2, resting="listy.example cannot be connected to.")


def test_how_far_and_how_long_nothing_can_be_asked() -> None:
    assert sentence(GOING) == "3 pages, 2 unchanged, 1 failed, 5 to go"
    assert sentence(RESTING) == "3 pages, 2 unchanged, 1 failed, 5 to go, next in 43 s"
    assert sentence(replace(RESTING, trouble="The disk is full.")) == "The disk is full."


def test_why_is_told_once() -> None:
    told: set[str] = set()
    assert news_of(GOING, told) is None
    assert news_of(replace(RESTING, next_in=0.5), told) is None
    assert news_of(RESTING, told) == "Waiting: listy.example cannot be connected to."
    assert news_of(replace(RESTING, next_in=20.0), told) is None
