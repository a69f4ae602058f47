"""Patterns have budgets: what never ends stops, what says something new is fetched whole."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import timedelta

import pytest

from kronika.model.frontier import Frontier, Lease
from kronika.model.lead import Lead, Role
from kronika.model.round import Round
from kronika.model.source import Scope, Source
from kronika.model.story import LeadState
from kronika.store.budgets import EARN, FREE, REMEMBERED, Budget
from kronika.store.likenesses import is_alike, signed
from kronika.store.store import Store
from tests.store.material import NOW, entry, kept, lead, missed, take

Begin = Callable[..., Round]
PATTERN = "/calendar/N"


def day(source: Source, number: int, **more: object) -> Lead:
    return lead(source, f"calendar/{number}", Role.PAGE, pattern=PATTERN, **more)


def open_home(store: Store, source: Source, *found: Lead) -> Frontier:
    frontier = store.frontier([store.rounds.begin(source, Scope(), [entry(source)], NOW)])
    [home] = take(frontier)
    frontier.settle([kept(home, b"home", found=found)])
    return frontier


def walk(frontier: Frontier, batch: int = 20) -> Iterator[list[Lease]]:
    """Leases in batches until nothing is left."""
    while leases := take(frontier, limit=batch):
        yield leases


def finish(store: Store, source: Source) -> None:
    round = store.rounds.latest(source.id)
    assert round is not None
    store.rounds.finish(round, NOW)


def parked(store: Store, source: Source) -> int:
    """How many leads wait."""
    return sum(one.count for one in store.histories.cut_offs(source.id))


def test_an_endless_calendar_stops_and_is_reported(store: Store, source: Source) -> None:
    frontier, asked = open_home(store, source, day(source, 0)), 0
    for leases in walk(frontier):
        asked += len(leases)
        assert asked < 1000, "it never ends"
        outcomes = []
        for lease in leases:
            number = int(lease.lead.url.rsplit("/", 1)[1])
            found = tuple(day(source, step) for step in (number + 1, 10 * number + 10_000))
            outcomes.append(replace(kept(lease, lease.lead.url.encode(), found=found), likeness=5))
        frontier.settle(outcomes)
    assert FREE <= asked <= FREE + 2 * EARN
    [pattern] = store.histories.cut_offs(source.id)
    assert (pattern.pattern, pattern.fetched, pattern.alike) == (PATTERN, asked, asked - 1)
    assert pattern.count > 0 and "/calendar/" in pattern.example
    [story] = store.leads.story(pattern.example)
    assert (story.state, story.pattern) == (LeadState.PARKED, PATTERN)
    assert frontier.backlog().open == 0 and store.check() == []


@pytest.mark.parametrize("per_page", [1, 2, 400], ids=["a chain", "a tree", "one list"])
def test_an_archive_of_different_pages_is_fetched_whole(store: Store, source: Source, per_page: int) -> None:
    pages, dice = 2 * FREE + 40 if per_page == 1 else 400, random.Random(per_page)
    frontier = open_home(store, source, *(day(source, number) for number in range(per_page)))
    for leases in walk(frontier, 50):
        outcomes = []
        for lease in leases:
            number = int(lease.lead.url.rsplit("/", 1)[1])
            more = range(per_page * (number + 1), min(per_page * (number + 2), pages))
            found = tuple(day(source, step) for step in more)
            outcomes.append(replace(kept(lease, b"%d" % number, found=found), likeness=dice.getrandbits(64)))
        frontier.settle(outcomes)
    assert len(store.pages.listing(limit=2 * pages)) == pages + 1
    assert store.histories.cut_offs(source.id) == [] and store.check() == []


def test_an_archive_of_which_most_pages_are_alike_earns_by_the_others(store: Store, source: Source) -> None:
    dice, pages = random.Random(3), 400
    frontier = open_home(store, source, *(day(source, number) for number in range(pages)))
    for leases in walk(frontier):
        frontier.settle(
            [
                replace(kept(lease, lease.lead.url.encode()), likeness=dice.getrandbits(64) if place % 4 == 0 else 7)
                for place, lease in enumerate(leases)
            ]
        )
    assert len(store.pages.listing(limit=2 * pages)) == pages + 1


def test_parked_leads_are_opened_by_priority(store: Store, source: Source) -> None:
    urgent = day(source, FREE + 30, priority=5)
    frontier = open_home(store, source, *(day(source, number) for number in range(FREE + 30)), urgent)
    leases = take(frontier)
    assert len(leases) == FREE
    settled = frontier.settle([replace(kept(leases[0], b"x"), likeness=1)])
    opened = [int(lease.lead.url.rsplit("/", 1)[1]) for lease in take(frontier)]
    assert opened == [FREE + 30, FREE, FREE + 1, FREE + 2, FREE + 3]
    assert settled.leads == EARN
    assert store.check() == []


def test_dead_links_give_their_places_back(store: Store, source: Source) -> None:
    frontier = open_home(store, source, *(day(source, number) for number in range(2 * FREE + 5)))
    failed = 0
    for leases in walk(frontier, 30):
        failed += len(leases)
        frontier.settle([missed(lease) for lease in leases])
    assert failed == 2 * FREE + 5, "an archive that begins with dead links is not given up"
    assert store.check() == []


def test_a_page_tried_again_keeps_its_place(store: Store, source: Source) -> None:
    frontier = open_home(store, source, *(day(source, number) for number in range(FREE + 5)))
    leases = take(frontier)
    frontier.settle([missed(lease, retry_in=0.0) for lease in leases])
    assert len(take(frontier)) == FREE


def test_the_next_round_opens_what_had_a_place_and_leaves_parked_what_had_none(store: Store, source: Source) -> None:
    found = tuple(day(source, number) for number in range(FREE + 9))
    frontier = open_home(store, source, *found)
    first = {lease.lead_id for leases in walk(frontier) for lease in leases if settle_alike(frontier, lease)}
    finish(store, source)
    frontier = open_home(store, source, *found)
    again = {lease.lead_id for lease in take(frontier)}
    assert again == first
    assert parked(store, source) == FREE + 9 - len(first)
    assert store.check() == []


def test_what_waits_is_opened_when_a_round_begins_with_more_places(
    store: Store, source: Source, monkeypatch: pytest.MonkeyPatch
) -> None:
    frontier = open_home(store, source, *(day(source, number) for number in range(FREE + 9)))
    frontier.settle([missed(lease, retry_in=0.0) for lease in take(frontier)])
    finish(store, source)
    monkeypatch.setattr("kronika.store.budgets.FREE", FREE + 5)
    frontier = store.frontier([store.rounds.begin(source, Scope(), [entry(source)], NOW)])
    assert len(take(frontier)) == 1 + 5, "the start page, and those that waited"
    assert parked(store, source) == 4 and store.check() == []


def settle_alike(frontier: Frontier, lease: Lease) -> bool:
    return frontier.settle([replace(kept(lease, lease.lead.url.encode()), likeness=5)]).pages == 1


def test_a_failed_lead_takes_its_place_again_in_the_next_round(store: Store, source: Source) -> None:
    frontier = open_home(store, source, day(source, 1))
    frontier.settle([missed(lease) for lease in take(frontier)])
    finish(store, source)
    frontier = open_home(store, source, day(source, 1), *(day(source, number) for number in range(2, FREE + 9)))
    assert len(take(frontier)) == FREE
    assert store.check() == []


def test_pages_under_a_real_address_earn_for_the_pattern_that_led_to_them(store: Store, source: Source) -> None:
    dice, pages = random.Random(1), 200
    frontier = open_home(store, source, *(day(source, number) for number in range(pages)))
    for leases in walk(frontier):
        frontier.settle(
            [
                replace(
                    kept(lease, lease.lead.url.encode()),
                    likeness=dice.getrandbits(64),
                    stands_for=lease.lead.url.replace("calendar", "story"),
                )
                for lease in leases
            ]
        )
    held = [page.url for page in store.pages.listing(limit=2 * pages)]
    assert len(held) == pages + 1 and sum("/story/" in url for url in held) == pages
    assert store.check() == []


def test_a_parked_lead_that_is_a_real_address_is_given_its_page(store: Store, source: Source) -> None:
    frontier = open_home(
        store, source, *(day(source, number) for number in range(FREE + 2)), lead(source, "x", Role.PAGE)
    )
    leases = {lease.lead.url: lease for lease in take(frontier)}
    waiting = source.url + f"calendar/{FREE}"
    assert waiting not in leases
    settled = frontier.settle([replace(kept(leases[source.url + "x"], b"x"), stands_for=waiting)])
    assert (settled.pages, settled.same) == (1, 1)
    assert len(store.pages.versions(waiting)) == 1
    assert parked(store, source) == 1 and store.check() == []


def test_patterns_of_two_sources_do_not_share(store: Store, source: Source) -> None:
    other = store.sources.add(replace(source, id=0, name="druhy"), NOW)
    for one in (source, other):
        open_home(store, one, *(day(one, number) for number in range(FREE + 1)))
        assert parked(store, one) == 1


def test_what_is_cut_off_is_counted_by_reason_and_never_opened(store: Store, source: Source) -> None:
    def cut(path: str, reason: str) -> Lead:
        return lead(source, path, Role.PAGE, cut=reason)

    for turn in range(2):
        seeds = [entry(source), entry(source, source.url + "b")]
        round = store.rounds.begin(source, Scope(), seeds, NOW + timedelta(days=turn))
        frontier = store.frontier([round])
        first, second = take(frontier)
        frontier.settle([kept(first, b"%d" % turn, found=(cut("p1", "print version"), cut("p1", "print version")))])
        found = (cut("p1", "print version"), cut("p2", "print version"), cut("z", "no page"))
        settled = frontier.settle([kept(second, b"%d!" % turn, found=found)])
        assert settled.leads == 0 and take(frontier) == []
        assert [(one.reason, one.count, one.example) for one in store.histories.cut_offs(source.id)] == [
            ("print version", 2, source.url + "p1"),
            ("no page", 1, source.url + "z"),
        ]
        finish(store, source)
        assert store.check() == []
    assert sum(one.count for one in store.histories.cut_offs(source.id)) == 3, "a new round counts anew"


def test_a_budget_compares_with_the_newest_pages_only() -> None:
    budget = Budget(id=1, source_id=1, key="k", opened=0, parked=0, novel=0, alike=0, prints=[], example="")
    dice = random.Random(4)
    for _ in range(3 * REMEMBERED):
        budget.read(dice.getrandbits(64))
    assert len(budget.prints) == REMEMBERED and budget.novel == 3 * REMEMBERED
    budget.read(budget.prints[0] ^ 0b111)
    budget.read(budget.prints[-1] ^ 0b1111)
    assert (budget.alike, budget.novel) == (1, 3 * REMEMBERED + 1)


def test_bits_are_kept_with_a_sign_and_compared_without() -> None:
    assert signed(2**64 - 1) == -1 and signed(2**63) == -(2**63) and signed(5) == 5
    assert is_alike(2**64 - 1, (-1,)) and is_alike(-1, (2**64 - 2,)) and not is_alike(0, (15,))
