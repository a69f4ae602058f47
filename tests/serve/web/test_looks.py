"""Looks are kept for a while: by keys nobody guesses, not too many, not too large."""

from __future__ import annotations

from datetime import UTC, datetime

from kronika.flow.watch_preview import PagePreview
from kronika.model.page import Fetched
from kronika.model.watch import Focus, WatchState
from kronika.serve.web.looks import Looks


def a_look(number: int, size: int = 10) -> PagePreview:
    page = Fetched(
        url=f"https://x.example/{number}", final_url="", status=200, headers=(), body=b"x" * size, at=datetime.now(UTC)
    )
    return PagePreview(url=page.url, focus=Focus(), state=WatchState.OK, sentence="", html="y" * size, fetched=page)


def test_a_look_is_found_by_its_key_only() -> None:
    looks = Looks()
    key = looks.keep(a_look(1))
    found = looks.get(key)
    assert found is not None and found.url == "https://x.example/1"
    assert looks.get("") is None
    assert looks.get(key + "x") is None
    assert len(key) >= 20
    assert looks.keep(a_look(1)) != key


def test_the_oldest_go_when_there_are_many() -> None:
    looks = Looks(most=2)
    keys = [looks.keep(a_look(number)) for number in range(3)]
    assert looks.get(keys[0]) is None
    assert looks.get(keys[1]) and looks.get(keys[2])


def test_the_oldest_go_when_they_are_large_but_never_the_last() -> None:
    looks = Looks(most_bytes=1000)
    small, large = looks.keep(a_look(1, 400)), looks.keep(a_look(2, 5000))
    assert looks.get(small) is None
    assert looks.get(large) is not None
