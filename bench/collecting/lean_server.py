"""Serves the generated sites as cheaply as can be, so that the collector and not the server is measured."""

from __future__ import annotations

import asyncio
import sys
from urllib.parse import parse_qsl, urlsplit

from kronika.sampleweb.clock import NOW
from kronika.sampleweb.delivery import parcel
from kronika.sampleweb.scaled.world import scaled_sites
from kronika.sampleweb.server import listen
from kronika.sampleweb.site import NOT_FOUND, Answer, Request
from kronika.sampleweb.world import base

END = b"\r\n\r\n"


class Shelf:
    """Whole answers, made once."""

    def __init__(self, sites: int, port: int) -> None:
        self._sites = scaled_sites(sites, calm=True)
        self._port = port
        self._ready: dict[tuple[bytes, bytes], bytes] = {}

    def fill(self) -> None:
        """Make every page before anyone asks."""
        for host, site in self._sites.items():
            for path in (*site.pages(), *site.ways()):
                self.take(path.encode(), f"{host}.localhost:{self._port}".encode())

    def take(self, target: bytes, host: bytes) -> bytes:
        """The answer to one request."""
        key = (target, host)
        if key not in self._ready:
            self._ready[key] = self._make(target.decode("latin-1"), host.decode("latin-1"))
        return self._ready[key]

    def _make(self, target: str, host: str) -> bytes:
        label, parts = host.split(".localhost")[0], urlsplit(target)
        site = self._sites.get(label)
        query = dict(parse_qsl(parts.query))
        asked = Request(
            method="GET", host=label, path=parts.path, query=query, headers={}, base=base(label, self._port), count=1
        )
        answer: Answer = site.answer(asked, NOW) if site else NOT_FOUND
        ready = parcel(answer)
        body = ready.packed or ready.plain
        lines = [f"HTTP/1.1 {answer.status} .", *(f"{name}: {value}" for name, value in answer.headers)]
        lines += [f"Content-Length: {len(body)}", *(["Content-Encoding: gzip"] if ready.packed else [])]
        return "\r\n".join(lines).encode("latin-1") + END + body


class Pages(asyncio.Protocol):
    """One connection; requests have no bodies."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the way back."""
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        """Answer every request that is complete."""
        *requests, self._rest = (self._rest + data).split(END)
        for request in requests:
            first, *fields = request.split(b"\r\n")
            host = next(field[5:].strip() for field in fields if field[:5].lower() == b"host:")
            self._transport.write(self._shelf.take(first.split(b" ", 2)[1], host))  # type: ignore[attr-defined]


async def serve(sites: int) -> None:
    """Tell the port and serve until killed."""
    listener = listen(0)
    port = listener.getsockname()[1]
    shelf = Shelf(sites, port)
    shelf.fill()
    server = await asyncio.get_running_loop().create_server(lambda: Pages(shelf), sock=listener)
    print(port, flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(serve(int(sys.argv[1])))
