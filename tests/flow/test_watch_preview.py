"""The first look at a page: what it is, what would be compared, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kronika.flow.chronicle import Chronicle
from kronika.flow.watch_preview import preview_fetched, preview_page
from kronika.model.errors import BadUrl
from kronika.model.watch import Focus, FocusKind, WatchState
from tests.flow.watched import TEXTS, Town, page


@pytest.fixture
def town() -> Iterator[Town]:
    made = Town()
    made.site.start()
    yield made
    made.site.close()


def test_an_article_is_known_and_its_text_found(chronicle: Chronicle, town: Town) -> None:
    town.put("/news")
    seen = preview_page(chronicle, town.url("/news"))
    assert (seen.state, seen.page_class, seen.title) == (WatchState.OK, "article", "The new bridge")
    assert seen.sentence == "This is an article."
    assert any("every quarter of an hour" in text for text in seen.texts)
    assert not any("Contact" in text for text in seen.texts)
    assert seen.words >= sum(len(text.split()) for text in TEXTS)
    assert "quarter of an hour" in seen.html
    assert chronicle.store.watches.all() == []


def test_another_part_is_shown_without_asking_again(chronicle: Chronicle, town: Town) -> None:
    answer = town.put("/news")
    seen = preview_page(chronicle, town.url("/news"))
    assert seen.fetched is not None
    part = preview_fetched(chronicle, seen.fetched, Focus(kind=FocusKind.CSS, rule="h1"))
    whole = preview_fetched(chronicle, seen.fetched, Focus(kind=FocusKind.WHOLE))
    assert part.texts == ("The new bridge",)
    assert "Home News Contact" in " ".join(whole.texts)
    assert whole.words > seen.words > part.words
    assert answer.asked == 1


def test_a_rule_that_fits_nothing_is_told(chronicle: Chronicle, town: Town) -> None:
    town.put("/news")
    seen = preview_page(chronicle, town.url("/news"), Focus(kind=FocusKind.CSS, rule=".prices"))
    assert seen.state is WatchState.LAYOUT_BROKEN
    assert ".prices" in seen.sentence


@pytest.mark.parametrize(
    ("status", "state"), [(404, WatchState.GONE), (401, WatchState.LOGIN), (403, WatchState.BLOCKED)]
)
def test_what_cannot_be_had_is_told_not_raised(
    chronicle: Chronicle, town: Town, status: int, state: WatchState
) -> None:
    town.put("/news", status=status)
    seen = preview_page(chronicle, town.url("/news"))
    assert (seen.state, seen.fetched, seen.html) == (state, None, "")
    assert str(status) in seen.sentence


def test_bytes_that_are_no_page_are_told(chronicle: Chronicle, town: Town) -> None:
    town.put("/file", b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 8, headers={"Content-Type": "image/png"})
    assert preview_page(chronicle, town.url("/file")).state is WatchState.LAYOUT_BROKEN


def test_a_soft_404_is_named(chronicle: Chronicle, town: Town) -> None:
    town.put("/gone", page(("The page you are looking for does not exist.",), title="404 Page not found"))
    assert preview_page(chronicle, town.url("/gone")).state is WatchState.GONE


def test_what_is_no_address_is_refused(chronicle: Chronicle) -> None:
    with pytest.raises(BadUrl):
        preview_page(chronicle, "ftp://a.example/")
