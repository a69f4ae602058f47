"""Bodies that hurt: a gzip bomb, a video in disguise, a page nested too deep."""

from __future__ import annotations

import struct
import zlib
from functools import cache
from random import Random

BOMB_MEGABYTES = 300
MEGABYTE = 1_000_000
NESTED = 6_000
VIDEO_BYTES = 3_000_000
GZIP_HEADER = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\xff"


@cache
def gzip_bomb() -> bytes:
    """A gzip of about 300 KB that unpacks to 300 MB of page.

    One block of a megabyte is packed once and repeated: after a full flush a block stands on its own.
    """
    start = (
        "<!DOCTYPE html><html lang=pl><meta charset=utf-8><title>Bomba</title><p>Ta strona nie ma końca.</p>".encode()
    )
    piece = b"<p>.</p>" * (MEGABYTE // 8)
    head, block = packed(start), packed(piece)
    check = zlib.crc32(start)
    for _ in range(BOMB_MEGABYTES):
        check = zlib.crc32(piece, check)
    size = len(start) + BOMB_MEGABYTES * len(piece)
    end = zlib.compressobj(9, zlib.DEFLATED, -15).flush()
    return GZIP_HEADER + head + block * BOMB_MEGABYTES + end + struct.pack("<II", check, size & 0xFFFFFFFF)


def packed(data: bytes) -> bytes:
    """Raw deflate that can be followed by more."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return packer.compress(data) + packer.flush(zlib.Z_FULL_FLUSH)


@cache
def video() -> bytes:
    """Bytes that begin as an MP4 file does and go on as noise."""
    brand = b"\x00\x00\x00\x20ftypisom\x00\x00\x02\x00isomiso2avc1mp41"
    return brand + b"\x00\x00\x00\x08free" + Random("film").randbytes(VIDEO_BYTES)


def nested(text: str) -> str:
    """A text below so many divs that parsers give up."""
    return "<div>" * NESTED + text + "</div>" * NESTED
