"""Leads are lent fairly, for a while, and to one worker at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from kronika.model.frontier import Backlog
from kronika.model.lead import Role
from kronika.model.page import Validators
from kronika.model.round import Round
from kronika.model.source import Scope, Source
from kronika.store.columns import site_of
from kronika.store.store import Store
from tests.store.material import NOW, Wall, a_source, kept, lead, missed, take

Begin = Callable[..., Round]


def grow(store: Store, round: Round, source: Source, paths: list[str], role: Role = Role.ARTICLE) -> None:
    """Let the seed lead to pages."""
    frontier = store.frontier([round])
    [seed] = take(frontier)
    frontier.settle([kept(seed, b"home", found=tuple(lead(source, path, role) for path in paths))])


def test_a_lead_is_lent_to_one_worker_at_a_time(store: Store, begin: Begin) -> None:
    round = begin()
    first, second = store.frontier([round]), store.frontier([round])
    assert [lease.lead.url for lease in take(first)] == ["http://listy.localhost/"]
    assert take(second) == []
    assert first.backlog() == Backlog(open=0, leased=1, next_in=None)


def test_an_expired_lease_is_lent_again_and_the_late_worker_changes_nothing(
    store: Store, source: Source, begin: Begin, wall: Wall
) -> None:
    round = begin()
    slow, quick = store.frontier([round]), store.frontier([round])
    [old] = take(slow, seconds=60.0)
    wall.pass_by(59.0)
    assert take(quick) == []
    wall.pass_by(1.0)
    assert slow.backlog() == Backlog(open=1, leased=0, next_in=0.0)
    [new] = take(quick)
    assert new.token > old.token

    settled = slow.settle([kept(old, b"late", found=(lead(source, "late"),))])
    assert (settled.lost, settled.pages, settled.leads) == (1, 0, 0)
    assert store.pages.listing() == []
    assert store.overview(NOW.date()).sites == 0, "a late worker leaves nothing behind"

    assert quick.settle([kept(new, b"in time")]).pages == 1
    assert quick.settle([kept(new, b"twice")]).lost == 1
    assert [store.pages.body(page.id) for page in store.pages.listing()] == [b"in time"]
    assert store.check() == []


def test_a_lease_that_ran_out_but_was_not_lent_again_may_still_be_settled(
    store: Store, begin: Begin, wall: Wall
) -> None:
    frontier = store.frontier([begin()])
    [lease] = take(frontier)
    wall.pass_by(1000.0)
    assert frontier.settle([kept(lease)]).pages == 1


def test_renewing_holds_a_lease_and_only_the_newest_one(store: Store, begin: Begin, wall: Wall) -> None:
    frontier = store.frontier([begin()])
    [lease] = take(frontier, seconds=60.0)
    wall.pass_by(50.0)
    frontier.renew([lease], seconds=60.0)
    wall.pass_by(50.0)
    assert take(frontier) == []
    wall.pass_by(11.0)
    [newer] = take(frontier, seconds=60.0)
    frontier.renew([lease], seconds=10_000.0)
    wall.pass_by(61.0)
    assert [again.lead_id for again in take(frontier)] == [newer.lead_id]


def test_a_released_lease_can_be_had_at_once_and_no_longer_settled(store: Store, begin: Begin) -> None:
    frontier = store.frontier([begin()])
    [lease] = take(frontier)
    frontier.release([lease])
    assert frontier.settle([kept(lease)]).lost == 1
    [again] = take(frontier)
    assert again.token == lease.token + 1
    frontier.release([lease])  # not ours any more
    assert take(frontier) == []


def test_no_host_gets_more_than_its_share_and_every_host_has_its_turn(
    store: Store, source: Source, begin: Begin
) -> None:
    round = begin()
    paths = [f"http://h{host}.localhost/{number}" for host in range(5) for number in range(10)]
    grow(store, round, source, paths)
    frontier = store.frontier([round])
    served: Counter[str] = Counter()
    for _ in range(5):
        hosts = Counter(site_of(lease.lead.url) for lease in take(frontier, limit=4, per_host=2))
        assert len(hosts) == 2 and set(hosts.values()) == {2}
        served += hosts
    assert set(served.values()) == {4} and len(served) == 5


def test_a_host_in_two_rounds_still_gets_one_share(store: Store, source: Source, begin: Begin) -> None:
    other = store.sources.add(a_source("druhy", host="listy.localhost"), NOW)
    rounds = [
        begin("http://listy.localhost/a", "http://listy.localhost/b"),
        begin("http://listy.localhost/c", of=other),
    ]
    assert len(take(store.frontier(rounds), per_host=2)) == 2


def test_skipped_hosts_get_nothing(store: Store, source: Source, begin: Begin) -> None:
    round = begin("http://a.localhost/", "http://b.localhost/", "http://c.localhost:8080/")
    leases = take(store.frontier([round]), skip_hosts=("a.localhost", "c.localhost"))
    assert [lease.lead.url for lease in leases] == ["http://b.localhost/"]


def test_higher_priority_goes_first_then_the_order_of_finding(store: Store, source: Source, begin: Begin) -> None:
    round = begin()
    frontier = store.frontier([round])
    [seed] = take(frontier)
    found = [lead(source, name, priority=priority) for name, priority in (("c", 0), ("b", 0), ("a", 5), ("d", -1))]
    frontier.settle([kept(seed, found=tuple(found))])
    assert [lease.lead.url[-1] for lease in take(frontier)] == ["a", "c", "b", "d"]


def test_a_retry_waits_for_its_time_and_counts(store: Store, begin: Begin, wall: Wall) -> None:
    frontier = store.frontier([begin()])
    [lease] = take(frontier)
    assert frontier.settle([missed(lease, retry_in=30.0)]).retries == 1
    assert take(frontier) == []
    assert frontier.backlog() == Backlog(open=1, leased=0, next_in=30.0)
    wall.pass_by(30.0)
    [again] = take(frontier)
    assert again.attempts == 1
    assert store.failures.listing() == []


def test_a_clock_set_back_makes_nobody_wait_longer_than_any_page_has_to(store: Store, begin: Begin, wall: Wall) -> None:
    round = begin()
    frontier = store.frontier([round])
    frontier.settle([missed(take(frontier)[0], retry_in=30.0)])
    assert store.rounds.hasten([round], longest=30.0) == 0
    wall.pass_by(-86_400.0)
    assert take(frontier) == []
    assert store.rounds.hasten([round], longest=30.0) == 1
    assert len(take(frontier)) == 1


def test_a_final_miss_closes_the_lead_and_is_recorded(store: Store, begin: Begin) -> None:
    frontier = store.frontier([begin()])
    [lease] = take(frontier)
    assert frontier.settle([missed(lease)]).failures == 1
    assert frontier.backlog() == Backlog(open=0, leased=0, next_in=None)
    [failure] = store.failures.listing()
    assert (failure.stage, failure.source, failure.url) == ("collect", "listy", "http://listy.localhost/")


@pytest.mark.parametrize("limit", [1, 3, 7])
def test_a_round_lends_no_more_than_its_limit(
    store: Store, source: Source, begin: Begin, wall: Wall, limit: int
) -> None:
    round = begin(scope=Scope(max_pages=limit + 1))
    grow(store, round, source, [f"p{number}" for number in range(10)])
    frontier = store.frontier([round])
    assert frontier.backlog() == Backlog(open=limit, leased=0, next_in=0.0)
    leases = take(frontier)
    assert len(leases) == limit
    assert take(store.frontier([round])) == []

    frontier.settle([missed(leases[0], retry_in=5.0), *(kept(lease, b"x") for lease in leases[1:])])
    [another] = take(frontier)  # the one to be tried again does not count while it waits
    assert another.lead_id not in {lease.lead_id for lease in leases}
    wall.pass_by(100.0)  # both are due now, but only one more may be had
    assert len(take(frontier)) == 1


def test_a_limit_that_is_used_up_leaves_nothing_to_wait_for(store: Store, source: Source, begin: Begin) -> None:
    round = begin(scope=Scope(max_pages=1))
    grow(store, round, source, ["a", "b"])
    assert store.frontier([round]).backlog() == Backlog(open=0, leased=0, next_in=None)


def test_validators_of_the_newest_version_come_with_the_lease(store: Store, source: Source, begin: Begin) -> None:
    first = begin()
    frontier = store.frontier([first])
    [lease] = take(frontier)
    assert lease.validators is None
    frontier.settle([kept(lease, headers=(("etag", '"v1"'), ("LAST-MODIFIED", "yesterday")))])
    store.rounds.finish(first, NOW)
    [again] = take(store.frontier([begin()]))
    assert again.validators == Validators(etag='"v1"', last_modified="yesterday")


def test_hints_and_the_way_we_came_travel_with_the_lead(store: Store, source: Source, begin: Begin) -> None:
    round = begin()
    frontier = store.frontier([round])
    [seed] = take(frontier)
    found = lead(source, "a", via=source.url, link_text="Číst dál", depth=3, hints={"title": "Povodeň"})
    frontier.settle([kept(seed, found=(found,))])
    [lease] = take(frontier)
    assert lease.lead == found
    frontier.settle([kept(lease, b"page")])
    page = store.pages.listing()[0]
    assert (page.via, page.link_text) == (source.url, "Číst dál")


def test_an_empty_frontier_is_quiet(store: Store) -> None:
    frontier = store.frontier([])
    assert take(frontier) == []
    assert frontier.settle([]).lost == 0
    frontier.renew([], seconds=1.0)
    frontier.release([])
    assert frontier.backlog() == Backlog(open=0, leased=0, next_in=None)
