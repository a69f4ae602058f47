"""Following pages in the store: theirs is the text of the page before them, never an article of their own."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kronika.model.article import ArticleFilter
from kronika.model.frontier import Frontier, Lease, Missed
from kronika.model.job import EXTRACT, Job
from kronika.model.lead import Lead, Role
from kronika.model.round import Round
from kronika.model.source import Source
from kronika.store.store import Store
from tests.store.material import NOW, an_article, kept, lead, missed, take

Begin = Callable[..., Round]


@pytest.fixture
def frontier(store: Store, begin: Begin) -> Frontier:
    return store.frontier([begin()])


def onward(source: Source, path: str, **more: object) -> Lead:
    return lead(source, path, Role.FOLLOWING, **more)


def bring(frontier: Frontier, leads: dict[str, tuple[Lead, ...]]) -> None:
    """Fetch all that is open, each page leading where it is said to."""
    while leases := take(frontier):
        frontier.settle([kept(one, one.lead.url.encode(), found=leads.get(one.lead.url, ())) for one in leases])


def jobs_of(store: Store) -> dict[str, Job]:
    """The waiting jobs by address; they are on loan afterwards."""
    leased = store.jobs.lease(EXTRACT, worker="w", limit=50, seconds=60.0)
    return {store.pages.get(job.subject).url: job for job in leased}


def settle_page(frontier: Frontier, lease: Lease, *found: Lead, body: bytes | None = None) -> None:
    frontier.settle([kept(lease, body or lease.lead.url.encode(), found=found)])


def test_a_following_page_is_kept_and_not_queued(store: Store, source: Source, frontier: Frontier) -> None:
    one, two = source.url + "a", source.url + "a?page=2"
    bring(frontier, {source.url: (lead(source, "a"),), one: (onward(source, "a?page=2"),)})
    assert len(store.pages.versions(two)) == 1
    assert set(jobs_of(store)) == {one}
    numbers = [page.id for page in store.pages.listing(limit=9)]
    assert store.pages.following_among(numbers) == {store.pages.versions(two)[0].id}


def test_when_it_comes_later_the_first_page_is_read_again(store: Store, source: Source, frontier: Frontier) -> None:
    first = source.url + "a"
    [seed] = take(frontier)
    settle_page(frontier, seed, lead(source, "a"))
    [page] = take(frontier)
    settle_page(frontier, page, onward(source, "a/2"))
    job = jobs_of(store)[first]
    assert store.articles.save([(job, an_article())]) == 1
    [second] = take(frontier)
    settle_page(frontier, second, onward(source, "a/3"))
    again = jobs_of(store)[first]
    assert again.subject == job.subject and again.token > job.token
    [third] = take(frontier)
    settle_page(frontier, third)
    # The worker that held the job looked before the third page was there: what it made is thrown away.
    assert store.articles.save([(again, an_article("half"))]) == 0
    assert store.articles.save([(jobs_of(store)[first], an_article("whole"))]) == 1
    assert [record.article.title for record in store.articles.listing(ArticleFilter())] == ["whole"]


def test_an_unchanged_following_page_queues_nothing(store: Store, source: Source, begin: Begin) -> None:
    leads = {source.url: (lead(source, "a", Role.PAGE),), source.url + "a": (onward(source, "a/2"),)}
    for expected in (1, 0):
        round = begin()
        bring(store.frontier([round]), leads)
        made = store.articles.save([(job, an_article()) for job in jobs_of(store).values()])
        assert made == expected
        assert store.rounds.finish(round, NOW).unchanged == (0 if expected else 3)


def test_a_changed_following_page_queues_its_article(store: Store, source: Source, begin: Begin) -> None:
    leads = {source.url: (lead(source, "a", Role.PAGE),), source.url + "a": (onward(source, "a/2"),)}
    for body in (b"one", b"two"):
        round = begin()
        frontier = store.frontier([round])
        while leases := take(frontier):
            for one in leases:
                follows = one.lead.role is Role.FOLLOWING
                settle_page(
                    frontier, one, *leads.get(one.lead.url, ()), body=body if follows else one.lead.url.encode()
                )
        assert set(jobs_of(store)) == {source.url + "a"}
        store.rounds.finish(round, NOW)
    assert len(store.pages.versions(source.url + "a/2")) == 2


def test_pages_of_an_article_that_is_fetched_once_are_fetched_once(store: Store, source: Source, begin: Begin) -> None:
    listing = (lead(source, "a"), lead(source, "a/2"))
    for number, expected in ((1, 3), (2, 1)):
        round = begin()
        bring(store.frontier([round]), {source.url: listing[:number], source.url + "a": (onward(source, "a/2"),)})
        done = store.rounds.finish(round, NOW)
        assert done.pages + done.unchanged == expected, number


def test_what_was_met_as_an_article_becomes_a_following_page(store: Store, source: Source, frontier: Frontier) -> None:
    one, two = source.url + "a", source.url + "a/2"
    [seed] = take(frontier)
    settle_page(frontier, seed, lead(source, "a/2"), lead(source, "a"))
    leases = {lease.lead.url: lease for lease in take(frontier)}
    settle_page(frontier, leases[two])
    job = jobs_of(store)[two]
    assert store.articles.save([(job, an_article("part"))]) == 1
    settle_page(frontier, leases[one], onward(source, "a/2"))
    assert store.articles.count(ArticleFilter(with_text=False)) == 0
    assert set(jobs_of(store)) == {one}


def test_a_job_on_loan_for_such_a_page_makes_no_article(store: Store, source: Source, frontier: Frontier) -> None:
    one, two = source.url + "a", source.url + "a/2"
    [seed] = take(frontier)
    settle_page(frontier, seed, lead(source, "a/2"), lead(source, "a"))
    leases = {lease.lead.url: lease for lease in take(frontier)}
    settle_page(frontier, leases[two])
    job = jobs_of(store)[two]
    settle_page(frontier, leases[one], onward(source, "a/2"))
    assert store.articles.save([(job, an_article("part"))]) == 0
    assert set(jobs_of(store)) == {one}


def test_a_page_is_never_given_to_one_that_follows_it(store: Store, source: Source, frontier: Frontier) -> None:
    one, two = source.url + "a", source.url + "a/2"
    bring(
        frontier,
        {source.url: (lead(source, "a"),), one: (onward(source, "a/2"),), two: (onward(source, "a"),)},
    )
    assert set(jobs_of(store)) == {one}
    assert store.pages.following_among([page.id for page in store.pages.versions(one)]) == set()


def test_a_listing_stays_a_listing(store: Store, source: Source, frontier: Frontier) -> None:
    [seed] = take(frontier)
    settle_page(frontier, seed, lead(source, "list", Role.LISTING), lead(source, "a"))
    bring(frontier, {source.url + "a": (onward(source, "list"),)})
    assert store.pages.following_among([page.id for page in store.pages.versions(source.url + "list")]) == set()


def test_what_stands_in_for_a_page_is_opened_when_that_is_given_up(
    store: Store, source: Source, frontier: Frontier
) -> None:
    [seed] = take(frontier)
    settle_page(frontier, seed, lead(source, "a"))
    [page] = take(frontier)
    settle_page(frontier, page, onward(source, "a?all=1"))
    assert set(jobs_of(store)) == {source.url + "a"}
    [whole] = take(frontier)
    lost: Missed = missed(whole)
    given_up = Missed(
        lease=lost.lease, at=lost.at, kind=lost.kind, sentence=lost.sentence, found=(onward(source, "a/2"),)
    )
    assert frontier.settle([given_up]).failures == 1
    [second] = take(frontier)
    assert (second.lead.url, second.lead.role) == (source.url + "a/2", Role.FOLLOWING)
    settle_page(frontier, second)
    assert set(jobs_of(store)) == {source.url + "a"}, "the first page is found through the page that was given up"
