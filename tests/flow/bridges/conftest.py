"""A chronicle with analysed articles, and engines on loopback that it may call."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from kronika.flow.chronicle import Chronicle
from tests.fetch.local_site import LocalSite
from tests.flow.bridges.engines import Engine, OpenSearchLike, SolrLike
from tests.store.analysed import an_analysis, analyse, store_articles
from tests.store.material import NOW, a_source, an_article


@pytest.fixture
def filled(chronicle: Chronicle) -> Chronicle:
    """Five articles of two sources; the last waits for its analysis."""
    store = chronicle.store
    one, other = (store.sources.add(a_source(name), NOW) for name in ("noviny", "listy"))
    dated = {"published": NOW - timedelta(days=1), "section": "Domácí", "keywords": ("déšť", "sníh"), "lang": "cs"}
    numbers = store_articles(
        store, one, *(an_article(f"Počasí {n}", url=f"http://noviny.localhost/{n}", **dated) for n in range(3))
    )
    numbers += store_articles(store, other, an_article("Pražský hrad", url="http://listy.localhost/hrad"))
    analyse(store, {number: an_analysis({"Jan": [0, 2], "Eva": [1]}, links={"Eva": "Q1"}) for number in numbers})
    store_articles(store, other, an_article("Nový", url="http://listy.localhost/novy"))
    return chronicle


@pytest.fixture
def site() -> Iterator[LocalSite]:
    started = LocalSite().start()
    yield started
    started.close()


def serve(site: LocalSite, engine: Engine) -> None:
    """Put an engine behind a site."""
    site.fallback = engine.handle


@pytest.fixture
def solr(site: LocalSite) -> SolrLike:
    engine = SolrLike()
    serve(site, engine)
    return engine


@pytest.fixture
def opensearch(site: LocalSite) -> OpenSearchLike:
    engine = OpenSearchLike()
    serve(site, engine)
    return engine


def with_settings(chronicle: Chronicle, table: str, **values: Any) -> Chronicle:
    """The chronicle with some settings of one table changed."""
    part = getattr(chronicle.settings, table).model_copy(update=values)
    return replace(chronicle, settings=chronicle.settings.model_copy(update={table: part}))
