"""Telling people: what waits is sent once, failures wait longer each time, and a kill at the worst moment loses nothing."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest
from aiohttp import web

from kronika.flow.chronicle import Chronicle, init_chronicle, open_chronicle
from kronika.flow.telling import Delivered, alert_addresses, base_url, deliver_waiting, wait_after
from kronika.model.alert import Address
from kronika.model.errors import SettingsError
from kronika.model.letter import LetterState
from kronika.notify.addresses import read_address
from kronika.settings import Settings
from kronika.store.store import open_store
from tests.fetch.local_site import LocalSite
from tests.notify.conftest import NOW
from tests.notify.mail_server import MailServer, free_port
from tests.notify.material import a_message
from tests.store.material import Wall

LOG = Address(channel="log", target="alerts.jsonl")
TOML = """
[fetch]
allow = ["127.0.0.0/8"]
[mail]
host = "127.0.0.1"
port = {port}
from = "kronika@example.org"
timeout = 5
[webhook]
secret = "word"
timeout = 5
[alerts]
to = ["mail:ops@example.org", "log:", "log:alerts.jsonl"]
base_url = "https://kronika.example.org/"
"""


@dataclass(slots=True)
class Hook:
    """A webhook's other side."""

    site: LocalSite
    status: int = 204
    heard: list[str] = field(default_factory=list)

    @property
    def address(self) -> Address:
        return read_address(f"webhook:{self.site.url('/hook')}")


@pytest.fixture
def hook() -> Iterator[Hook]:
    made = Hook(LocalSite())

    @made.site.on("/hook")
    async def hear(request: web.Request) -> web.StreamResponse:
        made.heard.append(request.headers["X-Kronika-Id"])
        return web.Response(status=made.status)

    made.site.start()
    yield made
    made.site.close()


@pytest.fixture
def wall() -> Wall:
    return Wall()


@pytest.fixture
def make(tmp_path: Path, wall: Wall) -> Iterator[Callable[[int], Chronicle]]:
    """A chronicle whose mail server is at this port, in a time that passes when told."""
    stores = []

    def make(port: int = 1) -> Chronicle:
        home = init_chronicle(tmp_path / "c", TOML.format(port=port))
        store = open_store(f"sqlite:///{home}/data/kronika.db", wall=wall)
        stores.append(store)
        with open_chronicle(home, {}) as opened:
            return replace(opened, store=store, clock=lambda: NOW)

    yield make
    for store in stores:
        store.close()


def states(chronicle: Chronicle) -> list[tuple[str, LetterState]]:
    return [(letter.address.channel, letter.state) for letter in reversed(chronicle.store.outbox.listing())]


def logged(chronicle: Chronicle) -> list[dict[str, object]]:
    path = chronicle.settings.home / LOG.target
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def test_everybody_in_the_settings_is_told_once(make: Callable[..., Chronicle]) -> None:
    with MailServer() as server:
        chronicle = make(server.port)
        addresses = alert_addresses(chronicle.settings)
        assert addresses == (read_address("mail:ops@example.org"), LOG)
        for _ in range(2):
            chronicle.store.outbox.put(a_message(link="/sources/listy"), addresses, NOW)
            deliver_waiting(chronicle)
        assert deliver_waiting(chronicle) == Delivered()
    [came] = server.mailbox.came
    body = came.mail.get_body(("plain",))
    assert body is not None and "https://kronika.example.org/sources/listy" in body.get_content()
    assert [line["link"] for line in logged(chronicle)] == ["https://kronika.example.org/sources/listy"]
    assert states(chronicle) == [("email", LetterState.SENT), ("log", LetterState.SENT)]


def test_a_failure_waits_longer_each_time_and_says_why(make: Callable[..., Chronicle], hook: Hook, wall: Wall) -> None:
    chronicle, hook.status = make(), 503
    chronicle.store.outbox.put(a_message(), [hook.address], NOW)
    waits = []
    for _ in range(4):
        assert deliver_waiting(chronicle) == Delivered(waiting=1)
        [letter] = chronicle.store.outbox.listing()
        assert "could not take the message now (503)" in letter.sentence and letter.due is not None
        waits.append(letter.due.timestamp() - wall())
        assert deliver_waiting(chronicle) == Delivered(), "it is not its turn yet"
        wall.pass_by(waits[-1])
    assert waits == [60.0, 120.0, 240.0, 480.0]
    hook.status = 200
    assert deliver_waiting(chronicle) == Delivered(sent=1)
    assert len(hook.heard) == 5 and len(set(hook.heard)) == 1


def test_at_last_it_is_given_up_and_can_be_tried_anew(make: Callable[..., Chronicle], hook: Hook, wall: Wall) -> None:
    chronicle, hook.status = make(), 500
    chronicle.store.outbox.put(a_message(), [hook.address], NOW)
    brought = []
    while not brought or brought[-1] == Delivered(waiting=1):
        brought.append(deliver_waiting(chronicle))
        wall.pass_by(wait_after(99))
    assert brought[-1] == Delivered(given_up=1) and len(brought) == 20
    assert states(chronicle) == [("webhook", LetterState.GIVEN_UP)]
    hook.status = 204
    assert chronicle.store.outbox.again() == 1
    assert deliver_waiting(chronicle) == Delivered(sent=1)


def test_a_final_no_is_not_asked_again(make: Callable[..., Chronicle], hook: Hook) -> None:
    chronicle, hook.status = make(), 404
    chronicle.store.outbox.put(a_message(), [hook.address, LOG], NOW)
    assert deliver_waiting(chronicle) == Delivered(sent=1, given_up=1)
    assert len(hook.heard) == 1


def test_a_dead_server_is_met_once_in_a_delivery(make: Callable[..., Chronicle], wall: Wall) -> None:
    chronicle = make(free_port())
    people = [read_address(f"mail:{name}@example.org") for name in ("anna", "eva", "petr")]
    chronicle.store.outbox.put(a_message(), [*people, LOG], NOW)
    assert deliver_waiting(chronicle) == Delivered(sent=1, waiting=3)
    letters = chronicle.store.outbox.listing(state=LetterState.WAITING)
    assert sorted(letter.attempts for letter in letters) == [0, 0, 1]
    assert all("cannot be used" in letter.sentence for letter in letters)


def test_a_busy_address_holds_only_its_own_messages(make: Callable[..., Chronicle], hook: Hook) -> None:
    chronicle, hook.status = make(), 503
    other = read_address(f"webhook:{hook.site.url('/other')}")
    hook.site.page("/other")
    for number in range(3):
        chronicle.store.outbox.put(a_message(key=f"k{number}"), [hook.address, other], NOW)
    assert deliver_waiting(chronicle) == Delivered(sent=3, waiting=3)
    assert hook.site.paths().count("/hook") == 1


def test_a_channel_that_is_installed_no_more_is_given_up(make: Callable[..., Chronicle]) -> None:
    chronicle = make()
    chronicle.store.outbox.put(a_message(), [Address(channel="pigeon", target="home"), LOG], NOW)
    assert deliver_waiting(chronicle) == Delivered(sent=1, given_up=1)
    [letter] = chronicle.store.outbox.listing(state=LetterState.GIVEN_UP)
    assert "pigeon" in letter.sentence


def test_a_wish_to_stop_is_heard_between_letters(make: Callable[..., Chronicle]) -> None:
    chronicle, stop = make(), threading.Event()
    chronicle.store.outbox.put(a_message(), [LOG], NOW)
    stop.set()
    assert deliver_waiting(chronicle, stop=stop) == Delivered(stopped=True)
    assert deliver_waiting(chronicle, stop=threading.Event()) == Delivered(sent=1)


def test_a_letter_whose_sender_dies_every_time_is_not_tried_for_ever(
    make: Callable[..., Chronicle], wall: Wall
) -> None:
    chronicle = make()
    chronicle.store.outbox.put(a_message(), [LOG], NOW)
    for _ in range(20):
        chronicle.store.outbox.lease(worker="dies", limit=1, seconds=1.0)
        wall.pass_by(1.0)
    assert deliver_waiting(chronicle) == Delivered(given_up=1)
    assert logged(chronicle) == []


KILLED = """
import os, signal, sys
from pathlib import Path
from kronika.flow.chronicle import open_chronicle
from kronika.flow.telling import deliver_waiting
with open_chronicle(Path(sys.argv[1]), {}) as chronicle:
    chronicle.store.outbox.sent = lambda letter, at: os.kill(os.getpid(), signal.SIGKILL)
    deliver_waiting(chronicle)
"""


@pytest.mark.parametrize("channel", ["log", "webhook", "email"])
def test_killed_between_sending_and_writing_it_down(tmp_path: Path, hook: Hook, channel: str) -> None:
    """The log can tell a repeat and stays at one line; webhook and mail come again under the same name."""
    with MailServer() as server:
        home = init_chronicle(tmp_path / "c", TOML.format(port=server.port))
        ways = {"log": LOG, "webhook": hook.address, "email": read_address("mail:ops@example.org")}
        with open_chronicle(home, {}) as chronicle:
            chronicle.store.outbox.put(a_message(), [ways[channel]], NOW)
            done = subprocess.run([sys.executable, "-c", KILLED, str(home)], check=False, capture_output=True)
            assert done.returncode == -signal.SIGKILL, done.stderr.decode()
            assert states(chronicle) == [(channel, LetterState.LEASED)]
            assert deliver_waiting(chronicle) == Delivered(sent=1), "nobody waits for the lease of the dead"
            assert deliver_waiting(chronicle) == Delivered()
    names = {
        "log": [line["id"] for line in logged(chronicle)],
        "webhook": hook.heard,
        "email": [came.mail["Message-ID"] for came in server.mailbox.came],
    }
    assert len(names[channel]) == (1 if channel == "log" else 2) and len(set(names[channel])) == 1


def test_two_senders_at_once_send_each_letter_once(make: Callable[..., Chronicle], hook: Hook) -> None:
    chronicle = make()
    for number in range(20):
        chronicle.store.outbox.put(a_message(key=f"k{number}"), [hook.address], NOW)
    threads = [threading.Thread(target=deliver_waiting, args=(chronicle,)) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert len(hook.heard) == 20 == len(set(hook.heard))
    assert chronicle.store.outbox.counts()[LetterState.SENT] == 20


def test_a_wrong_address_in_the_settings_is_named() -> None:
    with pytest.raises(SettingsError, match=r"alerts\.to: .*pigeon:ops.*mail:"):
        alert_addresses(Settings(alerts={"to": ["pigeon:ops"]}))
    assert alert_addresses(Settings()) == ()


@pytest.mark.parametrize(
    ("tables", "found"),
    [
        ({}, "http://127.0.0.1:8470"),
        ({"serve": {"host": "0.0.0.0", "port": 80}}, "http://127.0.0.1:80"),
        ({"serve": {"host": "::1"}}, "http://[::1]:8470"),
        ({"alerts": {"base_url": "https://k.example.org/"}}, "https://k.example.org"),
    ],
)
def test_links_lead_to_the_web_application(tables: dict[str, dict[str, object]], found: str) -> None:
    assert base_url(Settings(**tables)) == found


def test_waits_grow_to_six_hours_and_never_below_what_was_asked() -> None:
    assert [wait_after(tries) for tries in (1, 2, 3, 9, 10, 500)] == [60.0, 120.0, 240.0, 15360.0, 21600.0, 21600.0]
    assert wait_after(1, 300.0) == 300.0 and wait_after(9, 1.0) == 15360.0
