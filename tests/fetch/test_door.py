"""The guard stands at the connection itself: names that change their mind, and literals that pass no resolver."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from ipaddress import ip_network

import pytest
from yarl import URL

from kronika.fetch.door import Answer, Door, Wanted
from kronika.fetch.guard import Guard
from kronika.fetch.resolver import Lookup
from kronika.fetch.trouble import Trouble
from kronika.model.failure import FailureKind
from tests.fetch.local_site import LocalSite

WANTED = Wanted(max_bytes=10_000)


def lookup_giving(*answers: Sequence[str]) -> Lookup:
    """A name server whose answer changes from one question to the next."""
    left = list(answers)

    async def lookup(host: str, port: int) -> Sequence[str]:
        return left.pop(0) if len(left) > 1 else left[0]

    return lookup


def ask(url: str, lookup: Lookup, *allow: str, times: int = 1) -> list[Answer | Trouble]:
    async def go() -> list[Answer | Trouble]:
        door = Door(Guard([ip_network(network) for network in allow]), "Test", lookup=lookup)
        found: list[Answer | Trouble] = []
        try:
            for _ in range(times):
                try:
                    found.append(await door.ask(URL(url), {}, WANTED, lambda: None))
                except Trouble as trouble:
                    found.append(trouble)
        finally:
            await door.close()
        return found

    return asyncio.run(go())


def test_a_name_that_points_inside_is_refused(site: LocalSite) -> None:
    (said,) = ask(site.url("/", "evil.example"), lookup_giving(["127.0.0.1"]))
    assert isinstance(said, Trouble)
    assert said.kind is FailureKind.REFUSED_ADDRESS
    assert "evil.example (127.0.0.1)" in str(said)
    assert site.asked == []


def test_of_several_addresses_only_the_allowed_are_tried(site: LocalSite) -> None:
    site.page("/")
    (said,) = ask(site.url("/", "mixed.example"), lookup_giving(["10.0.0.1", "127.0.0.1", "::1"]), "127.0.0.0/8")
    assert isinstance(said, Answer)


def test_a_name_that_changes_its_mind_is_checked_again(site: LocalSite) -> None:
    """Rebinding: the first answer is fine, the second points inside. What was checked is what is connected to."""
    site.page("/")
    seen: list[str] = []

    async def go() -> None:
        lookup = lookup_giving(["127.0.0.1"], ["127.0.0.9"], ["10.0.0.1"])
        first = Door(Guard([ip_network("127.0.0.1/32")]), "Test", lookup=lookup)
        second = Door(Guard([ip_network("127.0.0.1/32")]), "Test", lookup=lookup)
        try:
            answer = await first.ask(URL(site.url("/", "rebind.example")), {}, WANTED, lambda: None)
            seen.append(str(answer.status))
            answer = await first.ask(URL(site.url("/", "rebind.example")), {}, WANTED, lambda: None)
            seen.append(str(answer.status))  # the checked address is remembered, nothing is looked up anew
            for _ in range(2):
                try:
                    await second.ask(URL(site.url("/", "rebind.example")), {}, WANTED, lambda: None)
                except Trouble as trouble:
                    seen.append(trouble.kind)
        finally:
            await first.close()
            await second.close()

    asyncio.run(go())
    assert seen == ["200", "200", "refused_address", "refused_address"]
    assert len(site.asked) == 2


def test_the_socket_itself_is_guarded(site: LocalSite) -> None:
    """Even if resolver and literal check were passed, no socket is made to a refused address."""

    async def go() -> None:
        door = Door(Guard(), "Test")
        try:
            with pytest.raises(OSError, match="refused by the address guard"):
                door._socket((2, 1, 6, "", ("127.0.0.1", site.port)))
        finally:
            await door.close()

    asyncio.run(go())


def test_a_dead_name_server_is_a_dns_failure_of_the_whole_host() -> None:
    async def lookup(host: str, port: int) -> Sequence[str]:
        raise OSError(-3, "Temporary failure in name resolution")

    (said,) = ask("http://a.example/", lookup)
    assert isinstance(said, Trouble)
    assert (said.kind, said.host) == (FailureKind.DNS, "a.example")


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (b"<html>no status line at all</html>", "Bad status line"),
        (b"HTTP/1.1 200 OK\r\nX-A: a\x00b\r\n\r\n", "Invalid"),
        (b"HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\nhello", "Invalid"),
        (b"HTTP/1.1 200 OK\r\nX-Big: " + b"a" * 90_000 + b"\r\n\r\n", "65536 bytes"),
        (b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\nhello\r\n", "chunk size"),
        (b"HTTP/1.1 200 OK\r\nContent-Length: 900\r\n\r\nhello", "received 5 of 900 bytes"),
    ],
)
def test_a_broken_answer_is_explained_in_one_line_of_words(answer: bytes, why: str) -> None:
    said = asyncio.run(asked_raw(answer))
    assert said.kind is FailureKind.BROKEN_ANSWER
    assert why in str(said)
    assert not [mark for mark in ("\n", "<", "400, message", "a" * 20) if mark in str(said)]


async def asked_raw(answer: bytes) -> Trouble:
    """What the door says of a server that sends exactly these bytes."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answer)
        writer.close()

    door = Door(Guard([ip_network("127.0.0.0/8")]), "Test")
    async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        try:
            with pytest.raises(Trouble) as raised:
                await door.ask(URL(f"http://127.0.0.1:{port}/"), {}, WANTED, lambda: None)
        finally:
            await door.close()
    return raised.value
