"""Checkups: documents with the fields they have and their figures, of one source and one time, also when set aside."""

from __future__ import annotations

from datetime import timedelta

from kronika.model.recipe import Field
from kronika.store.store import Store, open_store
from tests.serve.web.ailing import A_DAY, BAD_DAYS, DAYS, FOOTER, NAME, fall_ill
from tests.serve.web.chronicle import NOW


def filled(url: str) -> Store:
    store = open_store(url)
    fall_ill(store)
    return store


def test_documents_of_a_time_come_in_the_order_of_fetching(url: str) -> None:
    with filled(url) as store:
        source = store.sources.get(NAME)
        every = store.checkups.between(source.id, NOW - timedelta(days=60), NOW)
        assert len(every) == DAYS * A_DAY
        assert [one.at for one in every] == sorted(one.at for one in every)
        newest = store.checkups.between(source.id, NOW - timedelta(days=60), NOW, limit=5)
        assert newest == every[-5:]
        assert store.checkups.between(source.id + 1, NOW - timedelta(days=60), NOW) == []
        assert store.checkups.between(source.id, NOW, NOW + timedelta(days=1)) == []


def test_fields_and_figures_tell_good_from_bad(url: str) -> None:
    with filled(url) as store:
        found = store.checkups.between(store.sources.get(NAME).id, NOW - timedelta(days=60), NOW)
        bad = [one for one in found if one.damaged]
        good = [one for one in found if one.damaged is False]
        assert len(bad) == BAD_DAYS * A_DAY
        assert all(one.fields == {Field.TITLE, Field.BODY} and one.quarantined for one in bad)
        assert all({Field.LEAD, Field.PUBLISHED} < one.fields and not one.quarantined for one in good)
        assert {Field.AUTHORS in one.fields for one in good} == {True, False}
        assert bad[0].figures["agreement"] < 0.5 < good[0].figures["agreement"]


def test_the_article_of_a_page_is_had_also_when_it_is_set_aside(url: str) -> None:
    with filled(url) as store:
        episode = store.episodes.lasting(store.sources.get(NAME).id)
        assert episode is not None and episode.first_page is not None
        record = store.checkups.article(episode.first_page)
        assert record is not None
        assert (record.article.body, record.quarantined) == (FOOTER, True)
        assert store.checkups.article(10**9) is None
