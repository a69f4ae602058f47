"""Telling people: what waits in the outbox is sent, each letter with patience of its own."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from dataclasses import dataclass

from kronika.fetch.posting import post
from kronika.flow.chronicle import Chronicle
from kronika.flow.workers import reclaim, worker_name
from kronika.model.alert import Address, Message, Notifier
from kronika.model.errors import InputError, KronikaError, NotifyError, SettingsError
from kronika.model.letter import Letter
from kronika.notify.addresses import channel_of, read_address
from kronika.notify.channel import Means, Posted
from kronika.notify.links import with_links
from kronika.settings import Settings

LEASE_SECONDS = 300.0  # longer than any channel may take
MOST_TRIES = 20  # with the waits below that is about three days
FIRST_WAIT, LONGEST_WAIT = 60.0, 6 * 3600.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Delivered:
    """What one delivery brought."""

    sent: int = 0
    waiting: int = 0  # could not be sent now; tried again later
    given_up: int = 0
    stopped: bool = False


def alert_addresses(settings: Settings) -> tuple[Address, ...]:
    """Where alerts go, as [alerts] to says; SettingsError when an address cannot be used."""
    try:
        return tuple(dict.fromkeys(read_address(text) for text in settings.alerts.to))
    except InputError as error:
        raise SettingsError(f"Wrong settings: alerts.to: {error}") from error


def deliver_waiting(chronicle: Chronicle, *, stop: threading.Event | None = None) -> Delivered:
    """Send what is due, one letter after the other; what fails waits for a later call, longer each time."""
    reclaim(chronicle.store)
    postman, counts = Postman(chronicle), {"sent": 0, "waiting": 0, "given_up": 0}
    while not (stopped := stop is not None and stop.is_set()):
        taken = chronicle.store.outbox.lease(worker=worker_name(), limit=1, seconds=LEASE_SECONDS)
        if not taken:
            break
        counts[postman.settle(taken[0])] += 1
    return Delivered(stopped=stopped, **counts)


class Postman:
    """Sends letters and remembers, for one delivery, which ways are shut: nobody waits twice for a dead server."""

    def __init__(self, chronicle: Chronicle) -> None:
        self._chronicle = chronicle
        self._means = means_of(chronicle)
        self._open: dict[str, Notifier] = {}
        self._shut: dict[str | Address, NotifyError] = {}  # a whole channel by name, or one address

    def settle(self, letter: Letter) -> str:
        """Try one letter and write down what became of it; returns which of Delivered's numbers it counts for."""
        outbox, now = self._chronicle.store.outbox, self._chronicle.clock()
        shut = self._shut.get(letter.address.channel) or self._shut.get(letter.address)
        if shut is not None:
            outbox.give_back(letter, str(shut), retry_in=wait_after(1, shut.after))
            return "waiting"
        try:
            check_tries(letter)
            self.send(letter.message, letter.address)
        except NotifyError as error:
            self._remember(letter.address, error)
            final = not error.retry or letter.attempts >= MOST_TRIES
            retry_in = None if final else wait_after(letter.attempts, error.after)
            outbox.failed(letter, str(error), retry_in=retry_in, at=now)
            return "given_up" if final else "waiting"
        except KronikaError as error:  # an address or a channel that is no more
            outbox.failed(letter, str(error), retry_in=None, at=now)
            return "given_up"
        outbox.sent(letter, now)
        return "sent"

    def send(self, message: Message, address: Address) -> None:
        """Deliver one message now; NotifyError when it cannot be."""
        name = address.channel
        if name not in self._open:
            self._open[name] = channel_of(name).open(self._means)
        self._open[name].send(with_links(message, base_url(self._chronicle.settings)), address.target)

    def _remember(self, address: Address, error: NotifyError) -> None:
        if error.retry:
            self._shut[address.channel if error.everyone else address] = error


def check_tries(letter: Letter) -> None:
    """A letter whose sender died every time must not be tried for ever."""
    if letter.attempts > MOST_TRIES:
        raise NotifyError(
            f"It was tried {MOST_TRIES} times, and each time the program ended before it could tell.", retry=False
        )


def wait_after(attempts: int, asked: float | None = None) -> float:
    """Seconds to wait after so many tries: 1, 2, 4 … minutes up to six hours, and never less than was asked for."""
    return max(min(FIRST_WAIT * 2.0 ** min(attempts - 1, 30), LONGEST_WAIT), asked or 0.0)


def base_url(settings: Settings) -> str:
    """Where the web application is found; an address to listen on everywhere is one nobody can open."""
    if settings.alerts.base_url:
        return settings.alerts.base_url
    host = settings.serve.host if settings.serve.host not in ("", "0.0.0.0", "::") else "127.0.0.1"
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.serve.port}"


def means_of(chronicle: Chronicle) -> Means:
    """What channels are handed: among it the guarded door, because rooms do not know each other."""
    settings = chronicle.settings

    def through_the_door(url: str, headers: Mapping[str, str], body: bytes, seconds: float) -> Posted:
        answer = post(url, headers, body, settings=settings.fetch, seconds=seconds)
        return Posted(status=answer.status, retry_after=answer.header("retry-after"))

    return Means(
        home=settings.home,
        mail=settings.mail,
        webhook=settings.webhook,
        post=through_the_door,
        clock=chronicle.clock,
        zone=settings.serve.zone,
        apprise=settings.alerts.apprise,
    )
