"""Two workers settle at the same moment: pages with many addresses are kept once, budgets and counts stay right."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from kronika.model.frontier import Kept, Lease, Outcome, Settled
from kronika.model.lead import Lead, Role
from kronika.model.round import Round
from kronika.model.source import Scope, Source
from kronika.store import settle as settling
from kronika.store.budgets import EARN, FREE
from kronika.store.ledger import Ledger
from kronika.store.store import Store
from tests.store.material import NOW, entry, kept, lead, missed, take

PATTERN = "/archive/N"
ENTERS = 0.3  # seconds in which the second worker comes to where it must wait for the first


def page(source: Source, path: str, **more: object) -> Lead:
    return lead(source, path, Role.PAGE, **more)


def stands(lease: Lease, real: str, body: bytes = b"text") -> Kept:
    return replace(kept(lease, body), stands_for=real)


@pytest.fixture
def at_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[Settled]]:
    """Settles two batches so that the second begins when the first has done all but the end of its transaction."""

    def settle(round: Round, first: Sequence[Outcome], second: Sequence[Outcome]) -> list[Settled]:
        ready, go = threading.Event(), threading.Event()
        count, done = settling.count, {}

        def wait(connection: object, ledger: Ledger) -> None:
            if threading.current_thread().name == "first" and not go.is_set():
                ready.set()
                assert go.wait(30)
            count(connection, ledger)  # type: ignore[arg-type]

        def work(name: str, batch: Sequence[Outcome]) -> None:
            done[name] = store.frontier([round]).settle(batch)

        monkeypatch.setattr(settling, "count", wait)
        one, two = (
            threading.Thread(target=work, args=pair, name=pair[0]) for pair in (("first", first), ("second", second))
        )
        one.start()
        assert ready.wait(30)
        two.start()
        time.sleep(ENTERS)
        go.set()
        one.join()
        two.join()
        assert store.check() == []
        return [done["first"], done["second"]]

    return settle


def begin(store: Store, source: Source, *found: Lead) -> tuple[Round, dict[str, Lease]]:
    round = store.rounds.begin(source, Scope(), [entry(source)], NOW)
    frontier = store.frontier([round])
    frontier.settle([kept(one, b"home", found=found) for one in take(frontier)])
    return round, {
        lease.lead.url.removeprefix(source.url): lease for lease in take(frontier, limit=1000, per_host=1000)
    }


def held(store: Store, source: Source) -> list[str]:
    """Paths of what is stored beside the home page."""
    urls = (one.url.removeprefix(source.url) for one in store.pages.listing(limit=10_000))
    return sorted(url for url in urls if url)


def test_two_aliases_of_one_address_that_nobody_knows(store: Store, source: Source, at_once) -> None:
    round, leased = begin(store, source, page(source, "a"), page(source, "b"))
    real = source.url + "real"
    settled = at_once(round, [stands(leased["a"], real, b"1")], [stands(leased["b"], real, b"2")])
    assert [(one.pages, one.same, one.lost) for one in settled] == [(1, 1, 0), (0, 1, 0)]
    assert held(store, source) == ["real"]
    assert take(store.frontier([round])) == []


def test_two_addresses_that_name_each_other(store: Store, source: Source, at_once) -> None:
    round, leased = begin(store, source, page(source, "a"), page(source, "b"))
    at_once(round, [stands(leased["a"], source.url + "b")], [stands(leased["b"], source.url + "a")])
    assert held(store, source) == ["b"]


def test_the_real_address_is_brought_while_its_alias_is_settled(store: Store, source: Source, at_once) -> None:
    round, leased = begin(store, source, page(source, "real"), page(source, "alias"))
    settled = at_once(round, [kept(leased["real"], b"1")], [stands(leased["alias"], source.url + "real", b"2")])
    assert [(one.pages, one.same) for one in settled] == [(1, 0), (0, 1)]
    assert held(store, source) == ["real"]


def test_an_open_address_is_given_its_page_once(store: Store, source: Source, at_once) -> None:
    round, leased = begin(store, source, *(page(source, name) for name in ("real", "a", "b")))
    store.frontier([round]).release([leased["real"]])
    real = source.url + "real"
    settled = at_once(round, [stands(leased["a"], real, b"1")], [stands(leased["b"], real, b"2")])
    assert sum(one.pages for one in settled) == 1 and sum(one.same for one in settled) == 2
    assert take(store.frontier([round])) == []


def archive(source: Source, numbers: range) -> tuple[Lead, ...]:
    return tuple(page(source, f"archive/{number}", pattern=PATTERN) for number in numbers)


def test_two_workers_find_the_same_leads_of_a_new_pattern(store: Store, source: Source, at_once) -> None:
    round, leased = begin(store, source, page(source, "a"), page(source, "b"))
    found = archive(source, range(FREE + 20))
    settled = at_once(round, [kept(leased["a"], b"a", found=found)], [kept(leased["b"], b"b", found=found)])
    assert sum(one.leads for one in settled) == FREE
    assert sum(one.parked for one in settled) == 20
    assert len(take(store.frontier([round]), limit=1000, per_host=1000)) == FREE


def test_two_workers_earn_places_at_once(store: Store, source: Source, at_once) -> None:
    round, leased = begin(store, source, *archive(source, range(FREE + 4 * EARN)))
    one, two, *_ = leased.values()
    settled = at_once(round, [replace(kept(one, b"1"), likeness=1)], [replace(kept(two, b"2"), likeness=2**40 - 1)])
    assert [one.leads for one in settled] == [EARN, EARN]
    assert len(take(store.frontier([round]), limit=1000, per_host=1000)) == 2 * EARN


def test_a_parked_lead_is_opened_while_another_page_stands_for_it(store: Store, source: Source, at_once) -> None:
    round, leased = begin(store, source, page(source, "x"), *archive(source, range(FREE + 2)))
    parked = source.url + f"archive/{FREE}"
    earning = replace(kept(leased["archive/0"], b"0"), likeness=1)
    at_once(round, [earning], [stands(leased["x"], parked)])
    assert len(store.pages.versions(parked)) == 1
    left = [lease.lead.url for lease in take(store.frontier([round]), limit=1000, per_host=1000)]
    assert left == [source.url + f"archive/{FREE + 1}"]


PAGES = 120


def address(number: int, spelling: int) -> str:
    return f"archive/{number}" + ("", "?from=menu", "?from=foot")[spelling]


def tangled(source: Source, lease: Lease, dice: random.Random) -> Outcome:
    """A page of a site where every page has a real address and two aliases, links lead to any of them, and some fail at first."""
    path = lease.lead.url.removeprefix(source.url)
    if path and not lease.attempts and dice.random() < 0.1:
        return missed(lease, retry_in=0.0)
    number = int(path.split("?")[0].split("/")[1]) if path else 0
    numbers = (2 * number + 1, 2 * number + 2, *(dice.randrange(PAGES) for _ in range(5)))
    links = tuple(page(source, address(to, dice.randrange(3)), pattern=PATTERN) for to in numbers if to < PAGES)
    if not path:
        return kept(lease, b"home", found=(*links, page(source, address(0, 1), pattern=PATTERN)))
    text = random.Random(number).getrandbits(64)
    body = b"%d %s" % (number, path.encode())
    return replace(kept(lease, body, found=links), stands_for=source.url + address(number, 0), likeness=text)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_tangled_site_is_kept_whole_by_three_workers(store: Store, source: Source, seed: int) -> None:
    round = store.rounds.begin(source, Scope(), [entry(source)], NOW)
    faults: list[Exception] = []

    def work(worker: int) -> None:
        dice, frontier = random.Random(100 * seed + worker), store.frontier([round])
        try:
            while frontier.backlog().open or frontier.backlog().leased:
                frontier.settle([tangled(source, lease, dice) for lease in take(frontier, limit=7)])
        except Exception as error:  # noqa: BLE001 - told by the test
            faults.append(error)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(240)
    assert faults == [] and not any(thread.is_alive() for thread in threads)
    assert held(store, source) == sorted(address(number, 0) for number in range(PAGES))
    assert store.check() == []
