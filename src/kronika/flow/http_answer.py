"""An HTTP answer as an archive keeps it: status, headers, and the body with its encodings undone."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from kronika.fetch.decoding import decoder_for
from kronika.html.sniff import starts_as_markup
from kronika.model.errors import BadFile

STATUS = re.compile(rb"HTTP/\d(?:\.\d)?\s+(\d{3})")
END = re.compile(rb"\r?\n\r?\n")
CHUNK = re.compile(rb"\s*([0-9A-Fa-f]{1,15})[^\n]{0,4096}\n")


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What a server answered; names of headers in small letters."""

    status: int
    headers: Mapping[str, str]
    body: bytes


def answer_of(block: bytes) -> Answer:
    """The answer in a record's block; BadFile when it is none."""
    start = STATUS.match(block)
    if start is None:
        raise BadFile("The record holds no HTTP answer.")
    end = END.search(block)
    head, body = (block[: end.start()], block[end.end() :]) if end else (block, b"")
    headers: dict[str, str] = {}
    for line in head.decode("latin-1").splitlines()[1:]:
        name, _colon, value = line.partition(":")
        headers.setdefault(name.strip().lower(), value.strip())
    return Answer(status=int(start[1]), headers=headers, body=body)


def body_of(answer: Answer, most: int) -> bytes:
    """The page itself. Archives may keep a body decoded and its headers as they were, so the bytes are asked first."""
    body = answer.body
    if "chunked" in answer.headers.get("transfer-encoding", "").lower():
        body = joined(body)
    encoding = answer.headers.get("content-encoding")
    if encoding and not starts_as_markup(body[:1_024]):
        body = decoded(body, encoding, most)
    return body


def joined(body: bytes) -> bytes:
    """Chunks put together; a body that has none is left as it is, one that is cut short is taken as far as it goes."""
    pieces: list[bytes] = []
    at = 0
    while size := CHUNK.match(body, at):
        length = int(size[1], 16)
        if not length:
            return b"".join(pieces)
        pieces.append(body[size.end() : size.end() + length])
        at = size.end() + length
    return b"".join(pieces) if pieces else body


def decoded(body: bytes, encoding: str, most: int) -> bytes:
    """Content-Encoding undone, up to a size no page has."""
    pieces: list[bytes] = []
    size = 0
    for piece in decoder_for(encoding).feed(body):
        pieces.append(piece)
        size += len(piece)
        if size > most:
            raise BadFile(f"The page is larger than {most // 1_000_000} MB when unpacked.")
    if body and not size:
        raise BadFile(f"The page's {encoding} compression is damaged.")
    return b"".join(pieces)
