"""The only network door: one request, one answer, on a connection whose address the guard has seen."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import aiohttp
from yarl import URL

from kronika.fetch.address import host_of
from kronika.fetch.decoding import ACCEPTED, Decoder, decoder_for
from kronika.fetch.guard import Guard
from kronika.fetch.resolver import (
    GuardedResolver,
    Lookup,
    RefusedAddress,
    check_literal,
    refusal_sentence,
    system_lookup,
)
from kronika.fetch.trouble import Trouble
from kronika.html.sniff import looks_binary
from kronika.model.failure import FailureKind
from kronika.model.page import Headers, find_header

ACCEPT = "text/html,application/xhtml+xml,application/xml;q=0.9,text/*;q=0.8,*/*;q=0.5"
CHUNK = 65_536
FIRST_LOOK = 5_000  # decoded bytes after which a binary body is recognised (C4)
LONGEST_HEADER = 65_536
DNS_SECONDS = 300
LONGEST_REASON = 200
PACKED_TEXT = re.compile(
    r"sitemap|\.(?:xml|txt)\.gz$", re.IGNORECASE
)  # addresses of texts that sites keep as gzip files
STUMBLED_OVER = re.compile(r""":?\s+b(['"]).*?\1\.*$""", re.MULTILINE)  # bytes as Python writes them

Sniff = Callable[[bytes, str | None, str | None], bool]
Take = Callable[[bytes], None]
Begin = Callable[[int, Headers], Take | None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What is read of a body: up to `max_bytes`; above it the page is refused, or only cut off if `cut`."""

    max_bytes: int
    cut: bool = False
    any_kind: bool = False  # also what is not text
    any_status: bool = False  # also of an error: services explain themselves there
    post: bytes | None = None  # what is sent; None: nothing, a plain GET
    method: str = ""  # empty: GET, or POST where something is sent
    head: bool = False  # only the status and the headers; whoever stalls in the body has answered all the same


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """One answer, not yet judged. The body is read for 2xx only, unless all was wanted."""

    url: URL
    status: int
    headers: Headers
    body: bytes
    latency: float  # seconds to the headers
    cookies: Mapping[str, str]

    def header(self, name: str) -> str | None:
        """The first header of that name."""
        return find_header(self.headers, name)


class Door:
    """Open for the length of one crawl; connections are kept alive and reused."""

    def __init__(
        self, guard: Guard, user_agent: str, *, lookup: Lookup = system_lookup, sniff: Sniff = looks_binary
    ) -> None:
        self._guard = guard
        self._sniff = sniff
        self._session = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(
                resolver=GuardedResolver(guard, lookup),
                socket_factory=self._socket,
                ttl_dns_cache=DNS_SECONDS,
                limit=0,  # lanes and the engine bound what is under way
            ),
            headers={"User-Agent": user_agent, "Accept": ACCEPT, "Accept-Encoding": ACCEPTED},
            cookie_jar=aiohttp.DummyCookieJar(),
            timeout=aiohttp.ClientTimeout(total=None),  # the visit keeps one deadline for all hops
            auto_decompress=False,
            max_line_size=LONGEST_HEADER,
            max_field_size=LONGEST_HEADER,
        )

    async def ask(self, url: URL, extra: Mapping[str, str], wanted: Wanted, heard: Callable[[], None]) -> Answer:
        """One GET, or a POST of what is to be sent; every way it can fail is a Trouble, except the deadline, which is the caller's.

        `heard` is called when the headers are there: silence and a slow drip are different troubles.
        """
        try:
            check_literal(self._guard, host_of(url))
            return await self._ask(url, extra, wanted, heard)
        except (aiohttp.ClientError, OSError, ValueError) as error:
            if isinstance(error, TimeoutError) and not isinstance(error, aiohttp.ClientError):
                raise
            raise explain(url, error) from error

    async def save(self, url: URL, extra: Mapping[str, str], begin: Begin) -> Answer:
        """One GET whose body is not held but handed on as it comes, encoded as it was sent.

        `begin` sees status and headers first and says who takes the pieces; None: nobody wants them.
        """
        try:
            check_literal(self._guard, host_of(url))
            async with self._session.get(url, headers=extra, allow_redirects=False) as response:
                headers = readable(response.raw_headers)
                take = begin(response.status, headers)
                if take is None:
                    response.close()
                else:
                    async for chunk in response.content.iter_chunked(CHUNK):
                        take(chunk)
                return Answer(url=url, status=response.status, headers=headers, body=b"", latency=0.0, cookies={})
        except (aiohttp.ClientError, OSError, ValueError) as error:
            if isinstance(error, TimeoutError) and not isinstance(error, aiohttp.ClientError):
                raise
            raise explain(url, error) from error

    async def close(self) -> None:
        """Close all connections."""
        await self._session.close()

    async def _ask(self, url: URL, extra: Mapping[str, str], wanted: Wanted, heard: Callable[[], None]) -> Answer:
        now = asyncio.get_running_loop().time
        asked = now()
        method = wanted.method or ("GET" if wanted.post is None else "POST")
        async with self._session.request(
            method, url, headers=extra, data=wanted.post, allow_redirects=False
        ) as response:
            latency = now() - asked
            heard()
            headers = readable(response.raw_headers)
            body = b""
            if not wanted.head and (200 <= response.status < 300 or wanted.any_status):
                body = await self._read(url, response, headers, wanted)
            else:
                response.close()  # not read, however long it is
            cookies = {name: morsel.value for name, morsel in response.cookies.items()}
            return Answer(url=url, status=response.status, headers=headers, body=body, latency=latency, cookies=cookies)

    async def _read(self, url: URL, response: aiohttp.ClientResponse, headers: Headers, wanted: Wanted) -> bytes:
        decoder: Decoder = decoder_for(find_header(headers, "content-encoding"), packed=is_packed_text(url))
        kind = find_header(headers, "content-type")
        body = bytearray()
        looked = wanted.any_kind
        async for chunk in response.content.iter_chunked(CHUNK):
            for piece in decoder.feed(chunk):
                body += piece
                if not looked and len(body) >= FIRST_LOOK:
                    self._look(url, bytes(body[:FIRST_LOOK]), kind)
                    looked = True
                if len(body) > wanted.max_bytes:
                    return cut(url, body, wanted)
        decoder.finish()
        if not looked:
            self._look(url, bytes(body), kind)
        return bytes(body)

    def _look(self, url: URL, start: bytes, kind: str | None) -> None:
        if self._sniff(start, kind, str(url)):
            raise Trouble(
                f"{url} is not text but binary ({kind or 'no content type'}); it is not kept.",
                kind=FailureKind.NOT_TEXT,
            )

    def _socket(self, info: tuple[Any, Any, int, str, tuple[Any, ...]]) -> socket.socket:
        """The last look, on the very address that is connected to; IP literals never pass the resolver."""
        family, kind, protocol, _, where = info
        if reason := self._guard.refusal(str(where[0])):
            raise RefusedAddress(refusal_sentence(str(where[0]), str(where[0]), reason))
        return socket.socket(family, kind, protocol)


def is_packed_text(url: URL) -> bool:
    """Whether what the address gives may be a text in a gzip file, as sitemaps are; one that is not packed passes as it is."""
    return PACKED_TEXT.search(url.path) is not None


def cut(url: URL, body: bytearray, wanted: Wanted) -> bytes:
    """What happens above the cap: the beginning is enough, or the page is refused."""
    if wanted.cut:
        return bytes(body[: wanted.max_bytes])
    raise Trouble(
        f"{url} is larger than {wanted.max_bytes:,} bytes once decoded; raise [fetch] max_bytes to keep such pages.",
        kind=FailureKind.TOO_LARGE,
    )


def readable(raw: tuple[tuple[bytes, bytes], ...]) -> Headers:
    """Headers as text: UTF-8 where it is valid, Latin-1 otherwise; nothing is lost and nothing breaks the store."""
    return tuple((as_text(name), as_text(value)) for name, value in raw)


def as_text(raw: bytes) -> str:
    """Bytes of a header as text."""
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return raw.decode("latin-1")


def explain(url: URL, error: Exception) -> Trouble:
    """A library's or the system's error as a sentence with its kind."""
    cause = getattr(error, "os_error", None) or error
    if isinstance(cause, RefusedAddress):
        return Trouble(str(cause), kind=FailureKind.REFUSED_ADDRESS)
    if isinstance(error, aiohttp.InvalidURL):
        return Trouble(f"{url} spells its host in a way that is not accepted.", kind=FailureKind.REFUSED_ADDRESS)
    for kinds, kind, sentence, whole_host in EXPLANATIONS:
        if isinstance(error, kinds):
            said = sentence.format(host=url.host, url=url, error=reason(cause))
            return Trouble(said.rstrip(".") + ".", kind=kind, host=host_of(url) if whole_host else None)
    return Trouble(f"{url} gave an answer that cannot be read: {reason(error)}.", kind=FailureKind.BROKEN_ANSWER)


def reason(error: BaseException) -> str:
    """What a library complains of, in one short line: not its code, not the bytes it stumbled over."""
    if isinstance(error, aiohttp.ClientPayloadError) and error.__cause__ is not None:
        error = error.__cause__
    said = getattr(error, "message", None) or str(error)
    words = " ".join(STUMBLED_OVER.sub("", said).replace("^", "").split())
    return words[:LONGEST_REASON].rstrip(".: ") or type(error).__name__


EXPLANATIONS: tuple[tuple[tuple[type[Exception], ...], FailureKind, str, bool], ...] = (
    ((aiohttp.ClientConnectorDNSError,), FailureKind.DNS, "The name {host} cannot be resolved: {error}", True),
    (
        (aiohttp.ClientSSLError, aiohttp.ServerFingerprintMismatch),
        FailureKind.TLS,
        "The secure connection to {host} failed: {error}",
        True,
    ),
    ((aiohttp.ConnectionTimeoutError,), FailureKind.TIMEOUT, "{host} did not accept a connection in time", True),
    ((aiohttp.ClientConnectorError,), FailureKind.CONNECT, "{host} cannot be connected to: {error}", True),
    (
        (aiohttp.ServerDisconnectedError,),
        FailureKind.BROKEN_ANSWER,
        "{host} closed the connection without an answer",
        False,
    ),
    (
        (aiohttp.ClientPayloadError, aiohttp.ClientOSError, ConnectionError),
        FailureKind.BROKEN_ANSWER,
        "{url} was cut off in the middle: {error}",
        False,
    ),
)
