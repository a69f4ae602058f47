"""The outbox: a message waits once for each address, is lent with fencing, and no crash loses or doubles it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from datetime import UTC, datetime, timedelta

import pytest

from kronika.model.alert import Address, Line, LineTone, Message, Section
from kronika.model.letter import LetterState
from kronika.store.database import Database, choose
from kronika.store.letter_rows import from_json, to_json
from kronika.store.outbox import put_messages
from kronika.store.store import Store, open_store
from tests.store.material import NOW, Wall

ANNA = Address(channel="email", target="anna@example.org")
HOOK = Address(channel="webhook", target="https://hooks.example.org/" + "long/" * 1000)
LATER = NOW + timedelta(minutes=5)


def a_message(key: str = "health:1:broken", **more: object) -> Message:
    values = {"subject": "Listy is broken", "summary": "Texts are empty.", "at": NOW}
    return Message(key=key, **values | more)  # type: ignore[arg-type]


def take(store: Store, worker: str = "w", limit: int = 9, seconds: float = 60.0) -> list:  # type: ignore[type-arg]
    return store.outbox.lease(worker=worker, limit=limit, seconds=seconds)


def test_a_message_waits_once_for_each_address(store: Store) -> None:
    assert store.outbox.put(a_message(), [ANNA, HOOK, ANNA], NOW) == 2
    assert store.outbox.put(a_message(subject="Said anew"), [ANNA, HOOK], LATER) == 0
    assert store.outbox.put(a_message("health:1:recovered"), [ANNA], NOW) == 1
    assert store.outbox.put(a_message(), [], NOW) == 0
    assert [letter.address for letter in take(store)] == [ANNA, HOOK, ANNA]


def test_what_is_sent_is_what_was_put(store: Store) -> None:
    whole = a_message(
        lines=(Line(text="12 of 14 texts are empty"), Line(name="Since", text="Čt 5. 3.", link="/articles/7")),
        link="/sources/listy",
        at=datetime(2026, 3, 1, 13, 30, tzinfo=UTC),
        topic="alert",
        data={"source": "listy", "odd": "\x00\ud800"},
        thread="health:1",
        unsubscribe="https://example.org/out",
        sections=(
            Section(
                title="Ceník",
                link="/watch/7",
                badge="1 changed",
                lines=(Line(text="1 350", tone=LineTone.REPLACED, before="1 200"),),
            ),
            Section(title="No changes: 1 page", quiet=True, lines=(Line(text="Deska"),)),
        ),
        lang="cs",
    )
    store.outbox.put(whole, [ANNA], NOW)
    [letter] = take(store)
    assert (letter.message, letter.put, letter.attempts, letter.sentence) == (whole, NOW, 1, "")


def test_a_letter_put_before_there_were_sections_is_still_read() -> None:
    kept = to_json(a_message(lines=(Line(name="Since", text="today"),)))
    for name in ("sections", "lang"):
        del kept[name]
    kept["lines"] = [{"text": "today", "name": "Since", "link": None}]
    assert from_json(kept) == a_message(lines=(Line(name="Since", text="today"),))


def test_keys_and_addresses_cannot_be_mistaken_for_each_other(store: Store) -> None:
    store.outbox.put(a_message("a"), [Address(channel="bc", target="d"), Address(channel="b", target="cd")], NOW)
    store.outbox.put(a_message("ab"), [Address(channel="c", target="d")], NOW)
    assert len(take(store)) == 3


def test_a_letter_that_was_sent_is_never_lent_again(store: Store) -> None:
    store.outbox.put(a_message(), [ANNA], NOW)
    [letter] = take(store)
    assert take(store) == []
    assert store.outbox.sent(letter, LATER)
    assert not store.outbox.sent(letter, LATER)
    assert store.outbox.put(a_message(), [ANNA], LATER) == 0
    assert take(store) == [] and not store.outbox.due()
    [kept] = store.outbox.listing()
    assert (kept.state, kept.settled, kept.due) == (LetterState.SENT, LATER, None)


def test_a_lease_that_ran_out_passes_on_and_the_old_one_is_void(store: Store, wall: Wall) -> None:
    store.outbox.put(a_message(), [ANNA], NOW)
    [old] = take(store, "slow", seconds=10.0)
    wall.pass_by(10.0)
    [new] = take(store, "quick")
    assert (new.attempts, new.token) == (2, old.token + 1)
    assert not store.outbox.sent(old, LATER)
    assert not store.outbox.failed(old, "Late.", retry_in=None, at=LATER)
    assert store.outbox.sent(new, LATER)


def test_a_lease_from_a_clock_that_was_set_back_holds_nobody(store: Store, wall: Wall) -> None:
    store.outbox.put(a_message(), [ANNA], NOW)
    take(store, seconds=60.0)
    wall.pass_by(-86_400.0)
    assert store.outbox.due()
    assert len(take(store)) == 1


def test_a_failed_letter_waits_with_its_reason(store: Store, wall: Wall) -> None:
    store.outbox.put(a_message(), [ANNA], NOW)
    [letter] = take(store)
    assert store.outbox.failed(letter, "The server is busy.", retry_in=60.0, at=LATER)
    assert not store.outbox.due() and take(store) == []
    [kept] = store.outbox.listing(state=LetterState.WAITING)
    assert (kept.sentence, kept.attempts) == ("The server is busy.", 1)
    assert kept.due == datetime.fromtimestamp(wall() + 60.0, UTC)
    wall.pass_by(60.0)
    assert store.outbox.due()
    assert [again.attempts for again in take(store)] == [2]


def test_a_letter_given_back_untried_has_not_been_tried(store: Store, wall: Wall) -> None:
    store.outbox.put(a_message(), [ANNA], NOW)
    [letter] = take(store)
    assert store.outbox.give_back(letter, "The server is away.", retry_in=60.0)
    wall.pass_by(60.0)
    assert [again.attempts for again in take(store)] == [1]


def test_a_letter_that_was_given_up_can_be_tried_anew(store: Store) -> None:
    store.outbox.put(a_message(), [ANNA, HOOK], NOW)
    anna, hook = take(store)
    store.outbox.failed(anna, "There is no such person.", retry_in=None, at=LATER)
    store.outbox.sent(hook, LATER)
    assert take(store) == []
    assert store.outbox.counts() == {
        LetterState.WAITING: 0,
        LetterState.LEASED: 0,
        LetterState.SENT: 1,
        LetterState.GIVEN_UP: 1,
    }
    assert store.outbox.again([hook.id]) == 0, "what was sent is sent"
    assert store.outbox.again([anna.id]) == 1
    assert [letter.attempts for letter in take(store)] == [1]


def test_the_newest_letters_are_listed_first(store: Store) -> None:
    for number in range(3):
        store.outbox.put(a_message(f"k{number}"), [ANNA], NOW)
    assert [letter.message.key for letter in store.outbox.listing(limit=2)] == ["k2", "k1"]
    assert [letter.message.key for letter in store.outbox.listing(limit=2, offset=2)] == ["k0"]
    assert store.outbox.listing(state=LetterState.SENT) == []


def test_a_message_stands_or_falls_with_the_transaction_that_decided_it(url: str) -> None:
    kind, address = choose(url)
    database = Database(kind, address, busy_seconds=5.0)
    with pytest.raises(RuntimeError), database.write() as connection:
        assert put_messages(connection, a_message(), [ANNA], NOW) == 1
        raise RuntimeError("the verdict could not be written")
    with open_store(url) as store:
        assert store.outbox.listing() == []
    for new in (1, 0):
        with database.write() as connection:
            assert put_messages(connection, a_message(), [ANNA], NOW) == new
    database.close()


HOLDER = """
import sys, time
from kronika.store.store import open_store
store = open_store(sys.argv[1])
[letter] = store.outbox.lease(worker=sys.argv[2], limit=9, seconds=3000.0)
print(letter.token, flush=True)
time.sleep(600)
"""


def test_a_killed_sender_loses_nothing(url: str) -> None:
    with open_store(url) as store:
        store.outbox.put(a_message(), [ANNA], NOW)
        process = subprocess.Popen([sys.executable, "-c", HOLDER, url, "victim"], stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None and process.stdout.readline().strip() == "1"
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        process.stdout.close()
        assert take(store) == [], "the lease still holds"
        assert store.workers.holders() == ["victim"]
        assert store.workers.take_back(["victim"]) == 1
        [letter] = take(store)
        assert letter.attempts == 2
        assert store.outbox.sent(letter, LATER)
        assert store.outbox.counts()[LetterState.SENT] == 1
