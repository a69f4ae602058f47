"""A thousand pages of 26 KB on eight loopback addresses, served as cheaply as can be, in a process of their own."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import subprocess
import sys
import time
from hashlib import blake2b
from random import Random
from types import TracebackType
from typing import Self

from kronika.sampleweb.watched.prose import paragraphs

PAGES = 1_000
HOSTS = 8
BASES = 40  # different texts; every page has its own numbers besides
SIZE = 26_000
LANGUAGES = ("cs", "pl", "ru", "en")
CONNECTIONS = 32


class Pages:
    """The pages of one version of the world; the next version has one paragraph and one number changed on every page."""

    def __init__(self) -> None:
        self.version = 1
        self.tagged = False
        self._bases = [base_of(number) for number in range(BASES)]
        self._ready: dict[tuple[int, int], tuple[bytes, bytes]] = {}

    def ready(self, number: int) -> tuple[bytes, bytes]:
        """One page as it is now and its tag, made once: the server must cost as little as can be."""
        key = (self.version, number)
        if key not in self._ready:
            body = self.page(number)
            self._ready[key] = body, b'"' + blake2b(body, digest_size=8).hexdigest().encode() + b'"'
        return self._ready[key]

    def page(self, number: int) -> bytes:
        """One page as it is now."""
        lang, texts, spare = self._bases[number % BASES]
        told = [*texts]
        told[len(told) // 2] = f"{spare[self.version % len(spare)]} ({number * 7 + self.version * 13})"
        rows = "".join(f"<tr><td>{row}</td><td>{number * 31 + row} 00</td></tr>" for row in range(12))
        body = "".join(f"<p>{text}</p>\n" for text in told)
        links = "".join(
            f'<li><a href="/{(number + step) % PAGES}">{texts[step % len(texts)][:60]}</a></li>' for step in range(20)
        )
        text = (
            f'<!DOCTYPE html><html lang="{lang}"><head><meta charset="utf-8"><title>{texts[0][:50]} {number}</title></head><body>'
            f"<nav><ul>{links}</ul></nav><main><article><h1>{texts[0][:50]} {number}</h1>\n{body}<table>{rows}</table></article></main>"
            f"<footer><p>Footer of page {number}</p></footer></body></html>"
        )
        return text.encode()


def base_of(number: int) -> tuple[str, list[str], list[str]]:
    """The language, the texts and some spare paragraphs of a base page."""
    lang = LANGUAGES[number % len(LANGUAGES)]
    found = paragraphs(lang, Random(f"many/{number}"), 220)
    texts, size = [], 2_600  # what the frame takes
    while size < SIZE:
        texts.append(found.pop())
        size += len(texts[-1].encode()) + 8
    return lang, texts, found[:8]


class Answering(asyncio.Protocol):
    """Answers GET of a page, and /version/N/tagged to move the world."""

    def __init__(self, pages: Pages) -> None:
        self.pages = pages

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the transport."""
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        """One request is one packet on loopback."""
        path = data.split(b" ", 2)[1].decode("ascii")
        self.transport.write(self.move(path) if path.startswith("/version/") else self.answer(path, data))  # type: ignore[attr-defined]

    def move(self, path: str) -> bytes:
        """Another version of all pages, with or without validators."""
        _, _, version, tagged = path.split("/")
        self.pages.version, self.pages.tagged = int(version), tagged == "tagged"
        return b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"

    def answer(self, path: str, data: bytes) -> bytes:
        """A page, or 304 where the visitor has it."""
        name = path.lstrip("/")
        if not name.isdigit():
            return b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n"
        body, tag = self.pages.ready(int(name))
        head = b""
        if self.pages.tagged:
            head = b"ETag: " + tag + b"\r\n"
            if tag in data:
                return b"HTTP/1.1 304 Not Modified\r\n" + head + b"\r\n"
        kind = b"Content-Type: text/html; charset=utf-8\r\n"
        return b"HTTP/1.1 200 OK\r\n" + kind + head + b"Content-Length: %d\r\n\r\n" % len(body) + body


class ManyPages:
    """The server in a process of its own."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "bench.watching.many"]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline())

    def urls(self, count: int = PAGES) -> list[str]:
        """The pages, spread over the hosts."""
        return [f"http://127.0.0.{1 + number % HOSTS}:{self.port}/{number}" for number in range(count)]

    def move(self, version: int, *, tagged: bool = False) -> None:
        """Another version of all pages."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        connection.request("GET", f"/version/{version}/{'tagged' if tagged else 'plain'}")
        connection.getresponse().read()
        connection.close()

    def floor(self, count: int = PAGES) -> float:
        """Pages a minute for a client that only takes bytes: nobody can be faster."""
        asyncio.run(take_all(self.port, count))
        began = time.perf_counter()
        asyncio.run(take_all(self.port, count))
        return count / (time.perf_counter() - began) * 60

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.wait()


async def take_all(port: int, count: int) -> None:
    """Every page once, over a few connections."""
    numbers = iter(range(count))

    async def take() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for number in numbers:
            writer.write(f"GET /{number} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            head = await reader.readuntil(b"\r\n\r\n")
            await reader.readexactly(int(head.split(b"Content-Length: ")[1].split(b"\r")[0]))
        writer.close()

    await asyncio.gather(*(take() for _ in range(CONNECTIONS)))


async def serve() -> None:
    """Listen on all hosts; prints the port."""
    loop, pages = asyncio.get_running_loop(), Pages()
    server = await loop.create_server(lambda: Answering(pages), "127.0.0.1", 0, backlog=1024)
    port = server.sockets[0].getsockname()[1]
    for number in range(2, HOSTS + 1):
        await loop.create_server(lambda: Answering(pages), f"127.0.0.{number}", port, backlog=1024)
    print(port, flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(serve())
