"""Analyses are kept behind leases, replaced whole, queued when texts or versions change, and joined where texts are the same."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

import pytest

from kronika.model.analysis import Tone
from kronika.model.article import ArticleFilter, PageClass
from kronika.model.job import ANALYSE, EXTRACT
from kronika.model.source import Source
from kronika.store.store import Store
from tests.store.analysed import ALIKE, an_analysis, analyse, store_articles
from tests.store.material import NOW, Wall, a_source, an_article


def test_an_analysis_comes_back_as_it_was(store: Store, source: Source) -> None:
    [number] = store_articles(store, source, an_article())
    told = an_analysis({"Jan Novák": [0, 2], "Eva Malá": [2]}, tone=Tone.NEGATIVE, prints=(1, 2**32 - 5))
    assert analyse(store, {number: told}) == 1
    kept = store.analyses.get(number)
    assert kept is not None
    assert kept.analysis == told
    assert (kept.version, kept.at, kept.cluster) == ("1", NOW, None)
    assert store.check() == []


def test_an_article_is_queued_with_its_storing_and_again_when_it_is_read_again(store: Store, source: Source) -> None:
    [number] = store_articles(store, source, an_article())
    assert store.jobs.waiting(ANALYSE) == 1
    analyse(store, {number: an_analysis()})
    assert store.jobs.waiting(ANALYSE) == 0
    store.jobs.add(EXTRACT, [store.articles.get(number).page_id])
    [job] = store.jobs.lease(EXTRACT, worker="w", limit=9, seconds=60.0)
    store.articles.save([(job, an_article("other"))])
    assert store.jobs.waiting(ANALYSE) == 1
    assert store.overview(NOW.date()).waiting_analyses == 1
    assert store.overview(NOW.date()).waiting_jobs == 0


def test_a_page_without_text_is_not_queued_but_one_that_lost_its_text_is(store: Store, source: Source) -> None:
    [empty, full] = store_articles(store, source, an_article(page_class=PageClass.NO_TEXT), an_article())
    assert [job.subject for job in store.jobs.lease(ANALYSE, worker="w", limit=9, seconds=0.0)] == [full]
    analyse(store, {full: an_analysis({"Jan": [0]})})
    store.jobs.add(EXTRACT, [store.articles.get(full).page_id])
    [job] = store.jobs.lease(EXTRACT, worker="w", limit=9, seconds=60.0)
    store.articles.save([(job, an_article(page_class=PageClass.NO_TEXT))])
    assert analyse(store, {full: None}) == 0
    assert store.analyses.get(full) is None
    assert store.jobs.waiting(ANALYSE) == 0
    assert store.check() == []


def test_a_lost_lease_stores_nothing(store: Store, source: Source, wall: Wall) -> None:
    [number] = store_articles(store, source, an_article())
    [old] = store.jobs.lease(ANALYSE, worker="w", limit=9, seconds=60.0)
    wall.pass_by(61.0)
    [new] = store.jobs.lease(ANALYSE, worker="w2", limit=9, seconds=60.0)
    assert store.analyses.save([(old, an_analysis(version="old"))], ALIKE, at=NOW) == 0
    assert store.analyses.get(number) is None
    assert store.analyses.save([(new, an_analysis(version="new"))], ALIKE, at=NOW) == 1
    assert store.analyses.save([(new, an_analysis(version="twice"))], ALIKE, at=NOW) == 0
    kept = store.analyses.get(number)
    assert kept is not None and kept.version == "new"


def test_an_article_that_changes_under_the_hands_of_a_worker_is_not_written_by_it(store: Store, source: Source) -> None:
    [number] = store_articles(store, source, an_article())
    [under_way] = store.jobs.lease(ANALYSE, worker="w", limit=9, seconds=60.0)
    store.jobs.add(EXTRACT, [store.articles.get(number).page_id])
    [job] = store.jobs.lease(EXTRACT, worker="w", limit=9, seconds=60.0)
    store.articles.save([(job, an_article("changed"))])
    assert store.analyses.save([(under_way, an_analysis())], ALIKE, at=NOW) == 0
    assert store.jobs.waiting(ANALYSE) == 1


def test_only_what_another_version_analysed_is_queued_again(store: Store, source: Source) -> None:
    numbers = store_articles(store, source, an_article("a"), an_article("b"), an_article("c"))
    analyse(store, {number: an_analysis(version="2" if place else "1") for place, number in enumerate(numbers)})
    assert store.analyses.standing("2").stale == 1
    assert store.analyses.queue_stale("2") == 1
    assert store.analyses.queue_stale("2") == 0  # it waits already
    [job] = store.jobs.lease(ANALYSE, worker="w", limit=9, seconds=60.0)
    assert job.subject == numbers[0]
    store.analyses.save([(job, an_analysis(version="2"))], ALIKE, at=NOW)
    standing = store.analyses.standing("2")
    assert (standing.waiting, standing.done, standing.stale) == (0, 3, 0)
    assert store.analyses.queue_stale("3", source="another") == 0
    assert store.analyses.queue_stale("3", source=source.name, limit=2) == 2


def test_all_can_be_queued_again(store: Store, source: Source) -> None:
    numbers = store_articles(store, source, an_article("a"), an_article("b"))
    analyse(store, {number: an_analysis() for number in numbers})
    assert store.analyses.queue_stale("1") == 0
    assert store.analyses.queue_all() == 2
    assert store.jobs.waiting(ANALYSE) == 2


def test_an_article_that_failed_is_not_asked_again_by_itself(store: Store, source: Source) -> None:
    store_articles(store, source, an_article())
    [job] = store.jobs.lease(ANALYSE, worker="w", limit=9, seconds=60.0)
    store.jobs.failed(job, "It broke.", retry_in=None)
    assert store.analyses.queue_stale("1") == 0
    assert store.analyses.queue_all() == 1


PRINTS = {0: (1, 2, 3, 4), 1: (3, 4, 5, 6), 2: (5, 6, 7, 8), 3: (9, 10, 11, 12)}  # 0 and 2 meet only through 1


@pytest.mark.parametrize("order", list(permutations((0, 1, 2, 3)))[::5])
def test_clusters_do_not_depend_on_the_order(store: Store, source: Source, order: tuple[int, ...]) -> None:
    numbers = store_articles(store, source, *(an_article(str(place)) for place in range(4)))
    jobs = {job.subject: job for job in store.jobs.lease(ANALYSE, worker="w", limit=9, seconds=60.0)}
    for place in order:
        store.analyses.save([(jobs[numbers[place]], an_analysis(prints=PRINTS[place]))], ALIKE, at=NOW)
    found = [kept.cluster for kept in store.analyses.of(numbers).values()]
    assert found == [numbers[0]] * 3 + [None]
    assert store.check() == []


def test_a_text_that_becomes_another_leaves_its_cluster_and_takes_the_bridge_away(store: Store, source: Source) -> None:
    numbers = store_articles(store, source, *(an_article(str(place)) for place in range(3)))
    analyse(store, {number: an_analysis(prints=PRINTS[place]) for place, number in enumerate(numbers)})
    assert {kept.cluster for kept in store.analyses.of(numbers).values()} == {numbers[0]}
    store.jobs.add(ANALYSE, [numbers[1]])
    analyse(store, {numbers[1]: an_analysis(prints=PRINTS[3])})
    assert [kept.cluster for kept in store.analyses.of(numbers).values()] == [None] * 3
    store.jobs.add(ANALYSE, [numbers[0]])
    analyse(store, {numbers[0]: an_analysis(prints=PRINTS[3])})
    assert [store.analyses.of(numbers)[number].cluster for number in numbers] == [numbers[0], numbers[0], None]


def test_the_same_text_elsewhere_is_shown_but_not_other_versions_of_the_page(store: Store, source: Source) -> None:
    other = store.sources.add(a_source("noviny"), NOW)
    [first] = store_articles(store, source, an_article("doma"), path="a")
    [second] = store_articles(store, source, an_article("doma, znovu"), path="a")
    [away] = store_articles(store, other, an_article("jinde"))
    same = an_analysis(prints=(1, 2))
    analyse(store, dict.fromkeys((first, second, away), same))
    assert [(twin.article_id, twin.source, twin.title) for twin in store.analyses.twins(second)] == [
        (away, "noviny", "jinde")
    ]
    assert [twin.article_id for twin in store.analyses.twins(away)] == [second]
    assert store.articles.count(ArticleFilter()) == 2


def test_texts_of_a_cluster_that_are_not_alike_themselves_are_not_shown(store: Store, source: Source) -> None:
    numbers = store_articles(store, source, *(an_article(str(place)) for place in range(3)))
    prints = ((1, 2, 3, 4), (1, 2, 5, 6), (7, 8, 5, 6))  # 0 and 2 meet only through 1
    analyse(store, {number: an_analysis(prints=prints[place]) for place, number in enumerate(numbers)})
    assert {kept.cluster for kept in store.analyses.of(numbers).values()} == {numbers[0]}
    assert [(twin.article_id, twin.share) for twin in store.analyses.twins(numbers[0])] == [(numbers[1], 0.5)]
    assert len(store.analyses.twins(numbers[1])) == 2


def test_what_is_told_of_an_article_is_replaced_as_a_whole(store: Store, source: Source) -> None:
    [number] = store_articles(store, source, an_article(keywords=("Koně", "koně", "Sport")))
    analyse(store, {number: an_analysis({"Jan": [0], "Eva": [0]}, prints=(1, 2))})
    store.jobs.add(ANALYSE, [number])
    told = replace(an_analysis({"Petr": [1]}), keywords=())
    analyse(store, {number: told})
    kept = store.analyses.get(number)
    assert kept is not None and [group.base for group in kept.analysis.groups] == ["Petr"]
    assert store.things.named("Jan") != ()  # the thing is known, but no article names it now
    assert store.things.get(store.things.named("Petr")).articles == 1
    assert store.check() == []
