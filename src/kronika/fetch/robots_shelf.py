"""The robots.txt files of one host, packed into the bytes that are remembered of it: one per origin, newest first."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from dataclasses import dataclass

MOST_ORIGINS = 4  # http, https, and a port or two
MOST_BYTES = 512_000  # of one file; RFC 9309: at least 500 KiB must be read, the rest is left out


@dataclass(frozen=True, slots=True, kw_only=True)
class Copy:
    """One robots.txt as it was read; empty where there was none."""

    at: float  # seconds since 1970
    body: bytes


def pack(copies: Mapping[str, Copy]) -> bytes:
    """All copies as bytes: a line with origin, time and length, then the compressed file."""
    newest = sorted(copies.items(), key=lambda pair: -pair[1].at)[:MOST_ORIGINS]
    packed = []
    for origin, copy in newest:
        squeezed = zlib.compress(copy.body[:MOST_BYTES])
        packed.append(f"{origin} {copy.at:.3f} {len(squeezed)}\n".encode() + squeezed)
    return b"".join(packed)


def unpack(data: bytes | None) -> dict[str, Copy]:
    """The copies in such bytes; what cannot be read is as if it had not been kept, and is asked for again."""
    copies: dict[str, Copy] = {}
    rest = data or b""
    try:
        while rest:
            line, _, rest = rest.partition(b"\n")
            origin, at, length = line.decode().split(" ")
            body = zlib.decompressobj().decompress(rest[: int(length)], MOST_BYTES)
            copies[origin] = Copy(at=float(at), body=body)
            rest = rest[int(length) :]
    except (ValueError, zlib.error):
        return copies
    return copies
