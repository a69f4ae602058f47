"""Names to addresses, each checked by the guard before anything connects to it."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from aiohttp.abc import AbstractResolver, ResolveResult

from kronika.fetch.guard import Guard, literal

Lookup = Callable[[str, int], Awaitable[Sequence[str]]]
"""Asks the name system: host and port in, addresses out; OSError when there are none."""

LOCAL_NAME = "localhost"
LOOPBACK = "127.0.0.1"


class RefusedAddress(OSError):
    """The guard said no; the text says to which address and why."""


class GuardedResolver(AbstractResolver):
    """Gives only addresses that the guard lets through: what was checked is what is connected to."""

    def __init__(self, guard: Guard, lookup: Lookup) -> None:
        self._guard = guard
        self._lookup = lookup

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        """The allowed addresses of a host."""
        addresses = [LOOPBACK] if is_local_name(host) else await self._lookup(host, port)
        good = [address for address in addresses if self._guard.refusal(address) is None]
        if addresses and not good:
            raise RefusedAddress(refusal_sentence(host, addresses[0], self._guard.refusal(addresses[0])))
        return [result(host, port, address) for address in good]

    async def close(self) -> None:
        """Nothing is held."""


def is_local_name(host: str) -> bool:
    """Names under .localhost are this machine, whatever the name system says (RFC 6761)."""
    name = host.lower().rstrip(".")
    return name == LOCAL_NAME or name.endswith("." + LOCAL_NAME)


def check_literal(guard: Guard, host: str) -> None:
    """Refuse a host that spells out a refused address, in whatever notation."""
    address = literal(host)
    if address is not None and (reason := guard.refusal(address)):
        raise RefusedAddress(refusal_sentence(host, str(address), reason))


def refusal_sentence(host: str, address: str, reason: str | None) -> str:
    """Why we do not connect, and how to allow it."""
    shown = host if host == address else f"{host} ({address})"
    return f"{shown} is refused by the address guard: {reason}; allow it in kronika.toml under [fetch] allow if it is yours."


def result(host: str, port: int, address: str) -> ResolveResult:
    """One address as aiohttp wants it: numeric, so that nothing looks it up again."""
    return ResolveResult(
        hostname=host,
        host=address,
        port=port,
        family=socket.AF_INET6 if ":" in address else socket.AF_INET,
        proto=0,
        flags=socket.AI_NUMERICHOST | socket.AI_NUMERICSERV,
    )


async def system_lookup(host: str, port: int) -> Sequence[str]:
    """Ask the system in a daemon thread: a name server that hangs must not hold up a clean stop."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[Sequence[str]] = loop.create_future()

    def ask() -> None:
        try:
            found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            outcome: Sequence[str] | OSError = list(dict.fromkeys(str(info[4][0]) for info in found))
        except (OSError, UnicodeError) as error:
            outcome = error if isinstance(error, OSError) else socket.gaierror(socket.EAI_NONAME, str(error))
        with suppress(RuntimeError):  # the crawl is over and its loop closed
            loop.call_soon_threadsafe(deliver, answer, outcome)

    threading.Thread(target=ask, name=f"lookup {host}", daemon=True).start()
    return await answer


def deliver(answer: asyncio.Future[Sequence[str]], outcome: Sequence[str] | OSError) -> None:
    """Hand an answer to whoever still waits for it."""
    if answer.done():
        return
    if isinstance(outcome, OSError):
        answer.set_exception(outcome)
    else:
        answer.set_result(outcome)
