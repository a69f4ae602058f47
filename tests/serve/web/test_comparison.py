"""Before and after: the two documents of an episode, as far as they are kept."""

from __future__ import annotations

from dataclasses import replace

from kronika.serve.web.comparison import comparison, side
from kronika.store.store import Store
from tests.serve.web.ailing import FOOTER, fall_ill


def test_the_last_good_document_stands_before_the_first_bad_one(empty_store: Store) -> None:
    found = comparison(empty_store, fall_ill(empty_store))
    assert found is not None and found.before is not None and found.after is not None
    assert (found.before.lead_words, found.before.body_words) == (21, 63)
    assert (found.after.lead_words, found.after.body_words) == (0, 6)
    assert [part.text for part in found.after.body] == [FOOTER]
    assert found.before.page.fetched_at < found.after.page.fetched_at


def test_what_is_not_kept_is_not_compared(empty_store: Store) -> None:
    episode = fall_ill(empty_store)
    assert episode is not None
    assert comparison(empty_store, None) is None
    assert comparison(empty_store, replace(episode, first_page=None, last_good_page=10**9)) is None
    half = comparison(empty_store, replace(episode, last_good_page=None))
    assert half is not None and half.before is None and half.after is not None
    assert side(empty_store, None) is None
