"""WARC files as the tests need them: whole, packed, chunked, cut and damaged."""

from __future__ import annotations

import gzip
from collections.abc import Sequence

PAGE = (
    "<html lang=cs><head><title>Povodeň {n} ustupuje z města</title></head><body><h1>Povodeň {n} ustupuje z města</h1>"
    + "<p>Voda v řece klesá a lidé se vracejí domů, řekl hejtman.</p>" * 8
    + "</body></html>"
)


def page(number: int) -> str:
    return PAGE.replace("{n}", str(number))


def record(kind: str, block: bytes, url: str | None = None, **fields: str) -> bytes:
    """One record with its end."""
    head = {"WARC-Type": kind, "WARC-Date": "2026-03-31T10:00:00Z", "WARC-Record-ID": "<urn:uuid:0>"}
    if url:
        head["WARC-Target-URI"] = url
    head |= {name.replace("_", "-"): value for name, value in fields.items()}
    head["Content-Length"] = str(len(block))
    lines = "".join(f"{name}: {value}\r\n" for name, value in head.items())
    return f"WARC/1.1\r\n{lines}\r\n".encode() + block + b"\r\n\r\n"


def answer(body: bytes, status: str = "200 OK", **headers: str) -> bytes:
    """An HTTP answer."""
    fields = {"Content-Type": "text/html; charset=utf-8"} | {
        name.replace("_", "-"): value for name, value in headers.items()
    }
    lines = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
    return f"HTTP/1.1 {status}\r\n{lines}\r\n".encode() + body


def response(number: int, **headers: str) -> bytes:
    """A record with a page of ours."""
    return record("response", answer(page(number).encode(), **headers), f"http://a.example/{number}.html")


def chunked(body: bytes, size: int = 700) -> bytes:
    """A body as servers send it piece by piece."""
    pieces = [body[at : at + size] for at in range(0, len(body), size)]
    return b"".join(b"%x;a=b\r\n%s\r\n" % (len(piece), piece) for piece in pieces) + b"0\r\n\r\n"


def plain(records: Sequence[bytes]) -> bytes:
    return b"".join(records)


def packed(records: Sequence[bytes]) -> bytes:
    """Each record a gzip member of its own, as the standard wants it."""
    return b"".join(gzip.compress(one) for one in records)


def packed_as_one(records: Sequence[bytes]) -> bytes:
    return gzip.compress(b"".join(records))
