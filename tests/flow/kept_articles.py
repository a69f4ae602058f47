"""Articles put into a chronicle by hand, version by version, as a round would leave them."""

from __future__ import annotations

from datetime import datetime
from itertools import count

from kronika.flow.analysing import analyse_waiting
from kronika.flow.chronicle import Chronicle
from kronika.model.errors import UnknownName
from kronika.model.job import EXTRACT
from kronika.model.lead import Role
from kronika.model.source import Scope, Source
from tests.store.material import a_source, an_article, kept, lead, take

fresh = count()


def source_of(chronicle: Chronicle, name: str = "listy") -> Source:
    """A source, made when it is not there."""
    try:
        return chronicle.store.sources.get(name)
    except UnknownName:
        return chronicle.store.sources.add(a_source(name, lang="cs"), chronicle.clock())


def keep(
    chronicle: Chronicle,
    path: str,
    title: str,
    *,
    source: str = "listy",
    at: datetime | None = None,
    analysed: bool = True,
    **more: object,
) -> int:
    """A page as it is now, with its article; returns the article's number. A path that is known gets a new version."""
    store, now = chronicle.store, at or chronicle.clock()
    of = source_of(chronicle, source)
    round = store.rounds.begin(of, Scope(), [lead(of, path, Role.PAGE)], now)
    frontier = store.frontier([round])
    while leases := take(frontier):
        frontier.settle([kept(lease, b"%d" % next(fresh), at=now) for lease in leases])
    store.rounds.finish(round, now)
    [job] = store.jobs.lease(EXTRACT, worker="w", limit=1, seconds=60.0)
    store.articles.save([(job, an_article(title, **{"lang": "cs", "published": now, **more}))])
    if analysed:
        analyse_waiting(chronicle)
    return store.article_versions.number_of(of.url + path)
