"""What was learned of a host is there in the next run, and is not lost to whoever writes late."""

from __future__ import annotations

from kronika.model.hosts import HostNote
from kronika.store.store import Store
from tests.store.material import Wall


def test_notes_are_kept_and_read_again(store: Store, wall: Wall) -> None:
    note = HostNote(
        host="listy.localhost",
        asked=wall() - 5,
        delay=1.5,
        held_until=wall() + 60,
        strikes=3,
        sentence="listy.localhost cannot be connected to.",
        robots=b"User-agent: *\n",
        robots_at=wall() - 3600,
    )
    store.hosts.note([note, HostNote(host="a.localhost")])
    assert store.hosts.recall(["listy.localhost", "nobody.localhost"]) == {"listy.localhost": note}
    assert store.hosts.now() == wall()


def test_nothing_is_written_or_read_of_no_hosts(store: Store) -> None:
    store.hosts.note([])
    assert store.hosts.recall([]) == {}


def test_a_note_without_robots_leaves_them(store: Store, wall: Wall) -> None:
    store.hosts.note([HostNote(host="a", asked=1.0, robots=b"x", robots_at=1.0)])
    store.hosts.note([HostNote(host="a", asked=2.0, delay=9.0)])
    [note] = store.hosts.recall(["a"]).values()
    assert (note.asked, note.delay, note.robots, note.robots_at) == (2.0, 9.0, b"x", 1.0)


def test_what_is_written_late_is_no_news(store: Store, wall: Wall) -> None:
    store.hosts.note([HostNote(host="a", asked=10.0, delay=5.0, held_until=wall() + 60)])
    store.hosts.note([HostNote(host="a", asked=9.0, delay=0.1)])
    assert store.hosts.recall(["a"])["a"].delay == 5.0


def test_a_time_to_come_does_not_hold_after_the_clock_was_set_back(store: Store, wall: Wall) -> None:
    store.hosts.note([HostNote(host="a", asked=wall() + 1_000, delay=5.0)])
    store.hosts.note([HostNote(host="a", asked=wall(), delay=1.0)])
    assert store.hosts.recall(["a"])["a"].delay == 1.0


def test_notes_do_not_touch_claims(store: Store) -> None:
    frontier = store.frontier([])
    assert frontier.claim_hosts(["a"], worker="one", seconds=60.0) == {"a"}
    store.hosts.note([HostNote(host="a", asked=1.0)])
    assert frontier.claim_hosts(["a"], worker="two", seconds=60.0) == frozenset()


def test_hosts_of_any_length_and_spelling_are_kept(store: Store) -> None:
    odd = "x" * 400 + ".localhost"
    store.hosts.note([HostNote(host=odd, asked=3.0), HostNote(host="nul\x00.localhost", asked=4.0), HostNote(host="")])
    assert store.hosts.recall([odd])[odd].asked == 3.0
    assert store.hosts.recall(["nul\x00.localhost"])["nul\x00.localhost"].asked == 4.0
