"""Dictionaries grow once, never change, and pages do without a damaged one."""

from __future__ import annotations

import random
from collections.abc import Callable

from sqlalchemy import text

from kronika.model.round import Round
from kronika.store.opening import open_database
from kronika.store.press import ENOUGH_SAMPLES, LARGEST_DICTIONARY
from kronika.store.store import Store, open_store
from tests.store.material import kept, take

Begin = Callable[..., Round]
DICE = random.Random(11)
SENTENCES = [DICE.randbytes(300) for _ in range(60)]


def a_page() -> bytes:
    """Pages that share sentences with one another, but few with any one other."""
    return b"".join(DICE.sample(SENTENCES, 8))


def dictionaries(url: str) -> list[tuple[int, int, int]]:
    database = open_database(url, busy_seconds=5.0, create=False)
    with database.read() as connection:
        rows = connection.execute(text("SELECT id, generation, size FROM dictionaries ORDER BY id")).all()
    database.close()
    return [(row[0], row[1], row[2]) for row in rows]


def store_pages(store: Store, round: Round, bodies: list[bytes], batch: int = 4) -> None:
    frontier, left = store.frontier([round]), list(bodies)
    while leases := take(frontier, limit=batch):
        frontier.settle([kept(lease, left.pop(0)) for lease in leases])
    assert left == []


def test_a_second_dictionary_holds_several_pages_and_old_pages_stay_readable(
    store: Store, begin: Begin, url: str
) -> None:
    bodies = [a_page() for _ in range(3 * ENOUGH_SAMPLES)]
    store_pages(store, begin(*(f"http://listy.localhost/{n}" for n in range(len(bodies)))), bodies)
    first, grown = dictionaries(url)
    assert (first[1], grown[1]) == (0, 1)
    assert first[2] == len(bodies[0]) and grown[2] == sum(map(len, bodies[:ENOUGH_SAMPLES]))
    for opened in (store, open_store(url)):
        assert sorted(opened.pages.body(page.id) for page in opened.pages.listing(limit=100)) == sorted(bodies)
        opened.close()
    late, early = sizes(url)
    assert late * 3 < early, "later pages find nearly all of themselves in the grown dictionary"


def sizes(url: str) -> tuple[int, int]:
    """Stored bytes of the last and of the first ten pages after the very first."""
    database = open_database(url, busy_seconds=5.0, create=False)
    with database.read() as connection:
        stored = connection.execute(text("SELECT stored FROM blobs ORDER BY id")).scalars().all()
    database.close()
    return sum(stored[-10:]), sum(stored[4:14])


def test_a_dictionary_is_never_larger_than_allowed(store: Store, begin: Begin, url: str) -> None:
    bodies = [DICE.randbytes(100_000) for _ in range(4)]
    store_pages(store, begin(*(f"http://listy.localhost/{n}" for n in range(4))), bodies, batch=1)
    assert [size for _, _, size in dictionaries(url)] == [100_000, LARGEST_DICTIONARY]
    assert [store.pages.body(page.id) for page in store.pages.listing()] == bodies[::-1]


def test_pages_are_stored_without_a_damaged_dictionary(store: Store, begin: Begin, url: str) -> None:
    urls = [f"http://listy.localhost/{n}" for n in range(3)]
    round = begin(*urls)
    frontier = store.frontier([round])
    [first] = take(frontier, limit=1)
    frontier.settle([kept(first, a_page())])
    database = open_database(url, busy_seconds=5.0, create=False)
    with database.write() as connection:
        connection.execute(text("UPDATE dictionaries SET data = :junk"), {"junk": b"junk"})
    database.close()
    with open_store(url) as other:
        frontier, body = other.frontier([round]), a_page()
        leases = take(frontier)
        assert frontier.settle([kept(lease, body) for lease in leases]).pages == len(leases) > 0
        assert other.pages.body(other.pages.listing()[0].id) == body


def test_what_a_failed_settling_learnt_is_forgotten(store: Store, begin: Begin) -> None:
    """The number of an undone dictionary is given again, to another dictionary."""
    frontier = store.frontier([begin("http://a.localhost/", "http://b.localhost/")])
    first, second = take(frontier)
    try:
        frontier.settle([kept(first, a_page()), kept(second, a_page(), status=2**70)])
    except Exception as error:  # noqa: BLE001 -- each database complains in its own way
        assert "int" in str(error).lower() or "range" in str(error).lower()
    bodies = {second.lead.url: a_page(), first.lead.url: a_page()}
    for lease in (second, first):
        assert frontier.settle([kept(lease, bodies[lease.lead.url])]).pages == 1
    assert {page.url: store.pages.body(page.id) for page in store.pages.listing()} == bodies
