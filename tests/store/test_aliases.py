"""A page with many addresses is kept once, under its real one, without a second request."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from kronika.model.frontier import Frontier, Kept, Lease, Settled
from kronika.model.lead import Lead, Role
from kronika.model.round import Round
from kronika.model.source import Scope, Source
from kronika.model.story import LeadState
from kronika.store.store import Store
from tests.store.material import NOW, Wall, entry, kept, lead, missed, take

Begin = Callable[..., Round]
DAY = timedelta(days=1)


def page(source: Source, path: str, **more: Any) -> Lead:
    return lead(source, path, Role.PAGE, **more)


def stands(lease: Lease, real: str | None, body: bytes = b"<p>text</p>", **more: Any) -> Kept:
    """A page that says it has another address."""
    likeness = more.pop("likeness", None)
    return replace(kept(lease, body, **more), stands_for=real, likeness=likeness)


def start(store: Store, source: Source, *found: Lead, at: Any = NOW, **scope: Any) -> tuple[Frontier, dict[str, Lease]]:
    """A round whose home page led to some leads, which are on loan by their paths."""
    round = store.rounds.begin(source, Scope(**scope), [entry(source)], at)
    frontier = store.frontier([round])
    [home] = take(frontier)
    frontier.settle([kept(home, b"home %d" % round.number, found=found, at=at)])
    return frontier, paths(source, take(frontier))


def paths(source: Source, leases: list[Lease]) -> dict[str, Lease]:
    return {lease.lead.url.removeprefix(source.url): lease for lease in leases}


def stored(store: Store, source: Source) -> list[str]:
    """Paths of what is stored beside the home page."""
    urls = (page.url.removeprefix(source.url) for page in store.pages.listing(limit=1000))
    return sorted(url for url in urls if url)


def numbers(settled: Settled) -> tuple[int, int, int]:
    return settled.pages, settled.unchanged, settled.same


def test_the_real_address_is_known_and_stored(store: Store, source: Source) -> None:
    frontier, leased = start(store, source, page(source, "real"), page(source, "alias"))
    frontier.settle([kept(leased["real"], b"text")])
    assert numbers(frontier.settle([stands(leased["alias"], source.url + "real", b"other markup")])) == (0, 0, 1)
    assert stored(store, source) == ["real"]
    [story] = store.leads.story(source.url + "alias")
    assert (story.state, story.alias_of, story.versions) == (LeadState.ALIAS, source.url + "real", 0)
    assert take(frontier) == [] and store.check() == []


def test_the_real_address_is_known_and_still_open(store: Store, source: Source) -> None:
    frontier, leased = start(
        store, source, page(source, "real", hints={"a": "1"}), page(source, "alias", hints={"b": "2"})
    )
    frontier.release([leased["real"]])
    assert numbers(frontier.settle([stands(leased["alias"], source.url + "real", b"text")])) == (1, 0, 1)
    assert stored(store, source) == ["real"]
    assert take(frontier) == [], "no second request"
    assert store.pages.hints(store.pages.versions(source.url + "real")[0].id) == {"a": "1", "b": "2"}
    assert store.check() == []


def test_the_real_address_is_unknown(store: Store, source: Source) -> None:
    found = page(source, "alias", hints={"title": "T"}, link_text="tady", depth=2)
    frontier, leased = start(store, source, found)
    settled = frontier.settle([stands(leased["alias"], source.url + "real", found=(page(source, "more"),))])
    assert numbers(settled) == (1, 0, 1)
    assert stored(store, source) == ["real"]
    assert [lease.lead.url for lease in take(frontier)] == [source.url + "more"]
    [version] = store.pages.versions(source.url + "real")
    assert (version.link_text, store.pages.hints(version.id)) == ("tady", {"title": "T"})
    [story] = store.leads.story(source.url + "more")
    assert story.found_from == source.url + "real", "what it leads to belongs to the real address"
    assert store.check() == []


def test_the_real_address_is_on_loan_elsewhere(store: Store, source: Source, wall: Wall) -> None:
    frontier, leased = start(store, source, page(source, "real"), page(source, "alias"))
    assert numbers(frontier.settle([stands(leased["alias"], source.url + "real")])) == (0, 0, 1)
    assert stored(store, source) == []
    assert frontier.settle([kept(leased["real"], b"text")]).pages == 1
    assert stored(store, source) == ["real"] and store.check() == []


def test_the_real_address_was_on_loan_to_a_dead_worker(store: Store, source: Source, wall: Wall) -> None:
    frontier, leased = start(store, source, page(source, "real"), page(source, "alias"))
    wall.pass_by(30)
    frontier.renew([leased["alias"]], seconds=60)
    wall.pass_by(31)
    assert numbers(frontier.settle([stands(leased["alias"], source.url + "real")])) == (1, 0, 1)
    assert frontier.settle([kept(leased["real"], b"late")]).lost == 1
    assert stored(store, source) == ["real"] and store.check() == []


def test_both_in_one_batch(store: Store, source: Source) -> None:
    frontier, leased = start(store, source, page(source, "alias"), page(source, "real"))
    both = [stands(leased["alias"], source.url + "real", b"alias"), kept(leased["real"], b"real")]
    assert numbers(frontier.settle(both)) == (1, 0, 1)
    assert store.pages.body(store.pages.versions(source.url + "real")[0].id) == b"real"
    assert stored(store, source) == ["real"] and store.check() == []


def test_the_real_address_fails_in_the_same_batch(store: Store, source: Source) -> None:
    frontier, leased = start(store, source, page(source, "alias"), page(source, "real"))
    settled = frontier.settle([stands(leased["alias"], source.url + "real"), missed(leased["real"])])
    assert (settled.pages, settled.failures) == (1, 1)
    assert stored(store, source) == ["alias"], "better under its own address than not at all"
    assert store.check() == []


def test_the_real_address_is_put_off_in_the_same_batch(store: Store, source: Source) -> None:
    frontier, leased = start(store, source, page(source, "alias"), page(source, "real"))
    settled = frontier.settle([missed(leased["real"], retry_in=5.0), stands(leased["alias"], source.url + "real")])
    assert (settled.pages, settled.same, settled.retries) == (1, 1, 0)
    assert stored(store, source) == ["real"] and store.check() == []
    assert frontier.backlog().open == 0


def test_many_aliases_of_one_unknown_address_in_one_batch(store: Store, source: Source) -> None:
    frontier, leased = start(store, source, *(page(source, f"p?sid={n}") for n in range(9)))
    assert numbers(frontier.settle([stands(one, source.url + "p") for one in leased.values()])) == (1, 0, 9)
    assert stored(store, source) == ["p"] and store.check() == []


@pytest.mark.parametrize("apart", [False, True])
def test_two_addresses_that_name_each_other(store: Store, source: Source, apart: bool) -> None:
    frontier, leased = start(store, source, page(source, "a"), page(source, "b"))
    pair = [stands(leased["a"], source.url + "b", b"a"), stands(leased["b"], source.url + "a", b"b")]
    for batch in [pair[:1], pair[1:]] if apart else [pair]:
        frontier.settle(batch)
    assert stored(store, source) == ["b"]
    assert store.check() == []


def test_an_alias_of_an_alias_leads_to_the_end(store: Store, source: Source) -> None:
    frontier, leased = start(store, source, *(page(source, name) for name in "abc"))
    frontier.settle([stands(leased["b"], source.url + "c")])  # c is on loan: b is its alias
    frontier.settle([kept(leased["c"], b"c")])
    assert numbers(frontier.settle([stands(leased["a"], source.url + "b")])) == (0, 0, 1)
    [story] = store.leads.story(source.url + "a")
    assert story.alias_of == source.url + "c"
    assert store.check() == []


def test_the_next_rounds_ask_for_the_real_address_alone(store: Store, source: Source) -> None:
    found = (page(source, "alias"),)
    frontier, leased = start(store, source, *found)
    frontier.settle([stands(leased["alias"], source.url + "real", b"1")])
    store.rounds.finish(store.rounds.latest(source.id), NOW)  # type: ignore[arg-type]
    frontier, leased = start(store, source, *found, at=NOW + DAY)
    assert list(leased) == ["real"]
    assert frontier.settle([kept(leased["real"], b"2", at=NOW + DAY)]).pages == 1
    store.rounds.finish(store.rounds.latest(source.id), NOW)  # type: ignore[arg-type]
    for later, scope in ((2 * DAY, {"recheck": True}), (40 * DAY, {})):
        frontier, leased = start(store, source, *found, at=NOW + later, **scope)
        assert sorted(leased) == ["alias", "real"]
        frontier.settle([kept(leased["real"], b"2", at=NOW + later)])
        frontier.settle([stands(leased["alias"], source.url + "real", b"2", at=NOW + later)])
        assert stored(store, source) == ["real", "real"]
        store.rounds.finish(store.rounds.latest(source.id), NOW)  # type: ignore[arg-type]
        assert store.check() == []


def test_an_alias_that_becomes_a_page_of_its_own(store: Store, source: Source) -> None:
    frontier, leased = start(store, source, page(source, "alias"))
    frontier.settle([stands(leased["alias"], source.url + "real", b"1")])
    store.rounds.finish(store.rounds.latest(source.id), NOW)  # type: ignore[arg-type]
    frontier, leased = start(store, source, page(source, "alias"), at=NOW + DAY, recheck=True)
    frontier.settle([kept(leased["alias"], b"my own")])
    assert stored(store, source) == ["alias", "real"]
    [story] = store.leads.story(source.url + "alias")
    assert (story.state, story.alias_of) == (LeadState.DONE, None)


def test_a_page_that_moved_takes_along_where_it_led(store: Store, source: Source) -> None:
    frontier, leased = start(store, source, page(source, "old"))
    frontier.settle([kept(leased["old"], b"1", found=(page(source, "child"),))])
    frontier.settle([kept(one, b"child") for one in take(frontier)])
    store.rounds.finish(store.rounds.latest(source.id), NOW)  # type: ignore[arg-type]
    frontier, leased = start(store, source, page(source, "old"), at=NOW + DAY)
    frontier.settle([stands(leased["old"], source.url + "new", b"2")])
    store.rounds.finish(store.rounds.latest(source.id), NOW)  # type: ignore[arg-type]
    frontier, leased = start(store, source, page(source, "old"), at=NOW + 2 * DAY)
    assert list(leased) == ["new"]
    frontier.settle([kept(leased["new"], b"", status=304)])
    assert list(paths(source, take(frontier))) == ["child"]
    assert len(store.pages.versions(source.url + "old")) == 1, "what was kept stays"


@pytest.mark.parametrize("role", [Role.ENTRY, Role.LISTING, Role.FOLLOWING])
def test_what_is_asked_for_every_round_keeps_its_address(store: Store, source: Source, role: Role) -> None:
    frontier, leased = start(store, source, lead(source, "x", role))
    assert numbers(frontier.settle([stands(leased["x"], source.url + "y")])) == (1, 0, 0)
    assert stored(store, source) == ["x"]


@pytest.mark.parametrize(
    ("one", "other", "twins"),
    [
        ("p", "p/", True),
        ("p/", "p", True),
        ("p", "P", True),
        ("d/", "d/index.html", True),
        ("?a=1&b=2", "?b=2&a=1", True),
        ("https://www.listy.localhost/p", "p", True),
        ("p", "q", False),
        ("?a=1", "?a=2", False),
    ],
)
@pytest.mark.parametrize("together", [True, False])
def test_equal_bytes_under_loosely_different_addresses(
    store: Store, source: Source, one: str, other: str, twins: bool, together: bool
) -> None:
    frontier, _ = start(store, source)
    store.rounds.begin(source, Scope(), [page(source, one), page(source, other)], NOW)
    leases = take(frontier)
    kept_ = [kept(lease, b"same bytes", found=(page(source, "more"),)) for lease in leases]
    settled = [frontier.settle(batch) for batch in ([kept_] if together else [kept_[:1], kept_[1:]])]
    assert sum(one.same for one in settled) == int(twins)
    assert sum(one.pages for one in settled) == 2 - twins
    assert store.check() == []


def test_saying_the_same_is_enough_for_near_spellings_only(store: Store, source: Source) -> None:
    names = ("p", "p/", "P", "q", "q/")
    frontier, leased = start(store, source, *(page(source, name) for name in names))
    prints = {"p": 2**63 + 5, "p/": 2**63 + 4, "P": 2**63 + 5, "q": 0, "q/": 2**60 - 1}
    for name in names:
        frontier.settle([stands(leased[name], None, name.encode(), likeness=prints[name])])
    assert stored(store, source) == ["P", "p", "q", "q/"]


def test_a_start_page_that_has_moved_is_asked_for_and_kept_where_it_is(store: Store, source: Source) -> None:
    seed, real = page(source, ""), "http://www.listy.localhost/"
    for number in range(3):
        at = NOW + number * DAY
        round = store.rounds.begin(source, Scope(), [seed], at)
        frontier = store.frontier([round])
        [lease] = take(frontier)
        assert lease.lead.url == (real if number else source.url) and not lease.rests
        frontier.settle([stands(lease, real, b"%d" % number, at=at)])
        store.rounds.finish(round, at)
    assert [one.version for one in store.pages.versions(real)] == [3, 2, 1]
    assert store.pages.versions(source.url) == [] and store.check() == []


def test_a_304_is_no_alias(store: Store, source: Source) -> None:
    frontier, leased = start(store, source, page(source, "a"))
    frontier.settle([kept(leased["a"], b"1")])
    store.rounds.finish(store.rounds.latest(source.id), NOW)  # type: ignore[arg-type]
    frontier, leased = start(store, source, page(source, "a"), at=NOW + DAY)
    assert numbers(frontier.settle([stands(leased["a"], source.url + "b", b"", status=304)])) == (0, 1, 0)
