"""What seems not to have changed rests: it is settled without a request, and leads where it led before."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import pytest

from kronika.model.frontier import Kept, Lease, Rested
from kronika.model.lead import Lead, Role
from kronika.model.round import Round
from kronika.model.source import Scope, Source
from kronika.model.story import LeadState
from kronika.store.store import Store
from tests.store.material import NOW, entry, kept, lead, missed, take

DAY = timedelta(days=1)
Links = Callable[[str, int], tuple[Lead, ...]]


class Collector:
    """Collects round after round from a small web, and tells what was asked for in each."""

    def __init__(self, store: Store, source: Source, links: Links) -> None:
        self.store = store
        self.source = source
        self.links = links
        self.numbers = 0
        self.bodies: dict[str, bytes] = {}
        self.failing: set[str] = set()
        self.round: Round | None = None

    def collect(self, at: datetime, **scope: Any) -> tuple[list[str], list[str]]:
        """One round; the paths that were asked for, and those that rested."""
        self.numbers += 1
        round = self.store.rounds.begin(self.source, Scope(**scope), [entry(self.source)], at)
        frontier, asked, rested = self.store.frontier([round]), [], []
        while leases := take(frontier):
            for lease in leases:
                (rested if lease.rests else asked).append(lease.lead.url.removeprefix(self.source.url))
            frontier.settle([self._outcome(lease, at) for lease in leases])
        assert self.store.check() == []
        self.round = self.store.rounds.finish(round, at)
        return asked, rested

    def _outcome(self, lease: Lease, at: datetime) -> Any:
        if lease.rests:
            return Rested(lease=lease)
        path = lease.lead.url.removeprefix(self.source.url)
        if path in self.failing:
            return missed(lease)
        body = self.bodies.get(path, path.encode() or b"home %d" % self.numbers)
        return kept(lease, body, found=self.links(path, self.numbers), at=at)


@pytest.fixture
def collector(store: Store, source: Source) -> Collector:
    """A site with a home page, one page, and a page below it."""
    below = {"": (lead(source, "page", Role.PAGE),), "page": (lead(source, "deep", Role.PAGE),)}
    return Collector(store, source, lambda path, number: below.get(path, ()))


def test_a_page_that_never_changes_rests_after_a_few_looks_and_still_leads_on(collector: Collector) -> None:
    seen = [collector.collect(NOW + number * DAY) for number in range(12)]
    assert all("" in asked for asked, _ in seen), "the entry is always asked for"
    assert all(sorted(asked + rested) == ["", "deep", "page"] for asked, rested in seen)
    assert all(rested == [] for _, rested in seen[:3])
    assert any("page" in rested and "deep" in rested for _, rested in seen[3:])
    assert any("page" in asked for asked, _ in seen[6:]), "but not for ever"
    assert collector.round is not None
    assert collector.round.rested == len(seen[-1][1]) and collector.round.unchanged == len(seen[-1][0]) - 1


def test_resting_is_told_and_its_end_too(collector: Collector) -> None:
    rested: list[str] = []
    day = 0
    while "page" not in rested:
        day += 1
        rested = collector.collect(NOW + day * DAY)[1]
    story = collector.store.leads.story(collector.source.url + "page", NOW + day * DAY)[0]
    assert (story.state, story.versions, story.changes) == (LeadState.RESTED, 1, 0)
    assert story.next_look is not None and story.next_look > NOW + day * DAY
    assert "seldom changes" in story.sentence
    asked, _ = collector.collect(story.next_look + DAY)
    assert "page" in asked


def test_a_page_that_changes_at_every_look_is_always_asked_for(collector: Collector) -> None:
    for number in range(8):
        collector.bodies["page"] = b"news %d" % number
        asked, _ = collector.collect(NOW + number * DAY)
        assert "page" in asked


def test_a_wish_to_recheck_asks_for_everything(collector: Collector) -> None:
    for number in range(8):
        collector.collect(NOW + number * DAY)
    rested = collector.collect(NOW + 8 * DAY)[1]
    assert rested
    assert collector.collect(NOW + 9 * DAY, recheck=True) == (["", "page", "deep"], [])
    assert collector.round is not None and collector.round.scope.recheck


def test_a_page_that_failed_last_time_is_asked_for(collector: Collector) -> None:
    for number in range(8):
        collector.collect(NOW + number * DAY)
    collector.failing = {"page"}
    asked, _ = collector.collect(NOW + 40 * DAY)
    assert "page" in asked
    collector.failing = set()
    asked, _ = collector.collect(NOW + 40 * DAY + timedelta(hours=1))
    assert "page" in asked


def dated(source: Source, role: Role, said: dict[int, datetime]) -> Links:
    """A home page that says, by the number of the round, when its only page last changed."""

    def links(path: str, number: int) -> tuple[Lead, ...]:
        return (lead(source, "page", role, modified=said.get(number)),) if not path else ()

    return links


@pytest.mark.parametrize("role", [Role.PAGE, Role.ARTICLE])
def test_the_date_of_a_feed_decides_from_the_first_round_on(store: Store, source: Source, role: Role) -> None:
    said = {1: NOW - DAY, 2: NOW - DAY, 3: NOW + 2 * DAY, 4: NOW + 2 * DAY}
    collector = Collector(store, source, dated(source, role, said))
    asked = [("page" in collector.collect(NOW + number * DAY + timedelta(hours=1))[0]) for number in range(4)]
    assert asked == [True, False, True, False]


def test_the_date_of_a_feed_is_not_believed_for_ever(store: Store, source: Source) -> None:
    collector = Collector(store, source, dated(source, Role.PAGE, dict.fromkeys(range(40), NOW - DAY)))
    collector.collect(NOW)
    assert "page" in collector.collect(NOW + 5 * DAY)[1]
    assert "page" in collector.collect(NOW + 8 * DAY)[0]


def test_an_article_without_a_date_is_fetched_once(store: Store, source: Source) -> None:
    collector = Collector(store, source, dated(source, Role.ARTICLE, {}))
    assert [("page" in collector.collect(NOW + number * DAY)[0]) for number in range(3)] == [True, False, False]
    assert "page" in collector.collect(NOW + 3 * DAY, recheck=True)[0]


def test_a_following_page_is_asked_for_when_the_page_before_it_was_read_anew(store: Store, source: Source) -> None:
    def links(path: str, number: int) -> tuple[Lead, ...]:
        onward = {"": lead(source, "a", Role.PAGE), "a": lead(source, "a/2", Role.FOLLOWING)}
        return (onward[path],) if path in onward else ()

    collector = Collector(store, source, links)
    for number in range(20):
        asked, rested = collector.collect(NOW + number * DAY)
        assert ("a" in asked) is ("a/2" in asked), (asked, rested)
        assert ("a" in rested) is ("a/2" in rested), (asked, rested)
    assert collector.round is not None


def test_a_lease_that_was_lost_does_not_rest_either(store: Store, collector: Collector) -> None:
    for number in range(8):
        collector.collect(NOW + number * DAY)
    round = store.rounds.begin(collector.source, Scope(), [entry(collector.source)], NOW + 8 * DAY)
    frontier = store.frontier([round])
    [home] = take(frontier)
    frontier.settle([kept(home, b"new", found=collector.links("", 9))])
    [lease] = take(frontier)
    assert lease.rests
    frontier.release([lease])
    assert frontier.settle([Rested(lease=lease)]).lost == 1
    [again] = take(frontier)
    settled = frontier.settle([Rested(lease=again)])
    assert (settled.rested, settled.leads, settled.unchanged) == (1, 1, 0)
    assert isinstance(kept(again), Kept)


def test_what_feeds_say_is_kept_beside_the_page_and_brought_up_to_date(store: Store, source: Source) -> None:
    said: dict[int, dict[str, str]] = {
        1: {"title": "Voda", "summary": "Stoupa."},
        2: {"title": "Voda stoupá"},
        3: {},
    }

    def links(path: str, number: int) -> tuple[Lead, ...]:
        return () if path else (lead(source, "page", hints=said[number]),)

    collector = Collector(store, source, links)
    collector.collect(NOW)
    [page] = store.pages.versions(source.url + "page")
    assert store.pages.hints(page.id) == said[1]
    for number in (1, 2):
        collector.collect(NOW + number * DAY)
        assert store.pages.hints(page.id) == {"title": "Voda stoupá", "summary": "Stoupa."}


def test_a_listing_first_and_the_feed_later_in_the_same_round(store: Store, source: Source) -> None:
    round = store.rounds.begin(source, Scope(), [entry(source), entry(source, source.url + "rss")], NOW)
    frontier = store.frontier([round])
    home, rss = take(frontier)
    frontier.settle([kept(home, b"home", found=(lead(source, "a"),))])
    frontier.settle([kept(rss, b"rss", found=(lead(source, "a", hints={"title": "A"}, modified=NOW),))])
    [lease] = take(frontier)
    assert (lease.lead.hints, lease.lead.modified) == ({"title": "A"}, NOW)
