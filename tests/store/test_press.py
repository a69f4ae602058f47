"""Bodies come back byte for byte, and damage is noticed."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from sqlalchemy import text

from kronika.model.errors import StoreError
from kronika.model.round import Round
from kronika.store.opening import open_database
from kronika.store.press import PLAIN, REMEMBERED, Press, Presses
from kronika.store.store import Store, open_store
from tests.store.material import NOW, kept, take

Begin = Callable[..., Round]
DICE = random.Random(7)
PAGE = b"<html><body>" + b"".join(b"<p class=par>%d</p>" % number for number in range(400)) + b"</body></html>"
ODD = {
    "empty": b"",
    "one byte": b"\x00",
    "all bytes": bytes(range(256)),
    "random": DICE.randbytes(100_000),
    "like the first page": PAGE.replace(b"200", b"two hundred"),
    "the first page again, cut": PAGE[:50],
    "huge": PAGE * 3000,
    "zstd in zstd": PLAIN.compress(PAGE),
}


def store_bodies(store: Store, round: Round, bodies: list[bytes]) -> None:
    """Fetch the open leads, the oldest first, with these bodies."""
    frontier = store.frontier([round])
    for body in bodies:
        [lease] = take(frontier, limit=1)
        assert frontier.settle([kept(lease, body)]).pages == 1


@pytest.mark.parametrize(
    "first", [PAGE, b"", b"short", DICE.randbytes(300_000)], ids=["page", "empty", "short", "large"]
)
def test_any_bytes_come_back(store: Store, begin: Begin, first: bytes) -> None:
    bodies = [first, *(body for body in ODD.values() if body != first)]
    store_bodies(store, begin(*(f"http://listy.localhost/{number}" for number in range(len(bodies)))), bodies)
    pages = store.pages.listing()[::-1]
    assert [store.pages.body(page.id) for page in pages] == bodies
    assert [page.size for page in pages] == [len(body) for body in bodies]
    assert store.check() == []


def test_pages_are_small_against_the_first_page_of_their_site(store: Store, begin: Begin, url: str) -> None:
    pages = [DICE.randbytes(20_000) + b"%d" % number for number in range(1)]
    alike = [pages[0] + b"version %d" % number for number in range(20)]
    store_bodies(store, begin(*(f"http://listy.localhost/{number}" for number in range(20))), alike)
    overview = store.overview(NOW.date())
    assert overview.page_bytes > 5 * overview.stored_bytes, "random bytes shrink only against the dictionary"
    store.close()
    with open_store(url) as reopened:  # a new process has to read the dictionary
        assert [reopened.pages.body(page.id) for page in reopened.pages.listing()] == alike[::-1]


def damage(url: str, statement: str) -> None:
    database = open_database(url, busy_seconds=5.0, create=False)
    with database.write() as connection:
        connection.execute(text(statement), {"junk": b"junk", "cut": PLAIN.compress(PAGE)[:-9]})
    database.close()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE blobs SET data = :junk",
        "UPDATE blobs SET data = :cut",
        "UPDATE blobs SET size = size + 1",
        "UPDATE blobs SET dictionary_id = NULL",
        "UPDATE dictionaries SET data = :junk",
    ],
)
def test_damaged_bytes_are_told_with_the_name_of_the_page(store: Store, begin: Begin, url: str, statement: str) -> None:
    store_bodies(store, begin("http://listy.localhost/1", "http://listy.localhost/2"), [PAGE, PAGE + b"more"])
    damage(url, statement)
    with open_store(url) as reopened:
        with pytest.raises(StoreError, match=r"page 2 \(http://listy.localhost/2\) are damaged"):
            reopened.pages.body(2)
        assert reopened.pages.get(2).url == "http://listy.localhost/2"
        assert any("page 2 " in fault for fault in reopened.check())


def test_another_dictionary_does_not_give_other_bytes() -> None:
    data = Press(PAGE).compress(PAGE + b"x")
    with pytest.raises(ValueError, match="."):
        Press(PAGE[::-1]).expand(data, len(PAGE) + 1)


def test_only_so_many_presses_are_remembered() -> None:
    presses = Presses()
    for number in range(REMEMBERED + 1):
        presses.put(number, PLAIN)
    assert presses.get(0) is None
    assert presses.get(REMEMBERED) is PLAIN
