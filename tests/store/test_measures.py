"""What was measured comes back as it was, in the order of fetching, and with the article or not at all."""

from __future__ import annotations

from datetime import timedelta

from kronika.model.document import Measures
from kronika.model.lead import Role
from kronika.model.source import Scope, Source
from kronika.store.store import Store
from tests.store.material import NOW, Wall, an_article, kept, lead, take
from tests.store.test_articles import fetch

WHOLE = Measures(
    values={"words": 5.123456789, "odd": 0.0},
    classic=(1.0, 2.5),
    path="html body div.text",
    prints=(1, 4_294_967_295),
    skeleton=(7,),
    lang="cs",
)


def test_all_of_it_comes_back_with_the_page_it_was_taken_from(store: Store, source: Source) -> None:
    [job] = fetch(store, source, {"a": b"a"})
    store.articles.save([(job, an_article())], {job: WHOLE})
    [found] = store.measures.waiting(source.id)
    taken = found.measures
    assert (taken.values, taken.classic, taken.path) == ({"words": 5.12346, "odd": 0.0}, WHOLE.classic, WHOLE.path)
    assert (taken.prints, taken.skeleton, taken.lang) == (WHOLE.prints, WHOLE.skeleton, "cs")
    assert (taken.url, taken.at, taken.page_id) == (source.url + "a", NOW, job.subject)
    assert (found.edition, found.turn, found.damaged) == (1, None, None)
    assert store.measures.of_page(job.subject) == found
    assert store.measures.of_page(999) is None
    assert store.measures.sources_waiting() == [source.id]


def test_a_lost_lease_leaves_no_measures(store: Store, source: Source, wall: Wall) -> None:
    [job] = fetch(store, source, {"a": b"a"})
    wall.pass_by(61.0)
    store.jobs.lease("extract", worker="other", limit=9, seconds=60.0)
    assert store.articles.save([(job, an_article())], {job: WHOLE}) == 0
    assert store.measures.sources_waiting() == []


def test_documents_wait_in_the_order_of_fetching_whatever_the_order_of_reading(store: Store, source: Source) -> None:
    round = store.rounds.begin(source, Scope(), [lead(source, path, Role.ARTICLE) for path in "abc"], NOW)
    frontier = store.frontier([round])
    ages = {"a": 2, "b": 0, "c": 1}
    leases = take(frontier)
    frontier.settle([kept(one, at=NOW - timedelta(hours=ages[one.lead.url[-1]])) for one in leases])
    jobs = store.jobs.lease("extract", worker="w", limit=9, seconds=60.0)
    store.articles.save([(job, an_article()) for job in jobs], dict.fromkeys(jobs, WHOLE))
    assert [one.measures.url[-1] for one in store.measures.waiting(source.id) if one.measures.url] == ["a", "c", "b"]
    assert len(store.measures.waiting(source.id, limit=2)) == 2
    newest = store.measures.series(source.id, since=NOW - timedelta(hours=1))
    assert [one.measures.url[-1] for one in newest if one.measures.url] == ["c", "b"]
