"""Stored pages as WARC/1.1 records: answers, what is known beside them, and revisits where a page was seen unchanged later."""

from __future__ import annotations

import gzip
from base64 import b32encode
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from hashlib import sha1
from http import HTTPStatus
from uuid import NAMESPACE_URL, uuid5

from kronika import __version__
from kronika.flow import warc_fields as names
from kronika.model.page import Page
from kronika.model.selection import KnownPage

# The body is kept decoded, so what was said of its encoding and length is not true any more.
UNTRUE = frozenset({"content-encoding", "transfer-encoding", "content-length"})
SAME_PAYLOAD = "http://netpreserve.org/warc/1.1/revisit/identical-payload-digest"
ANSWER = "application/http; msgtype=response"
Fields = Iterable[tuple[str, str]]


def warcinfo(filename: str, at: datetime) -> bytes:
    """What every file begins with."""
    block = names.to_block(
        (
            ("software", f"Kronika/{__version__}"),
            ("format", "WARC File Format 1.1"),
            ("conformsTo", "http://iipc.github.io/warc-specifications/specifications/warc-format/warc-1.1/"),
        )
    )
    head = (("WARC-Filename", filename), ("Content-Type", names.FIELDS))
    return record("warcinfo", at, identity("warcinfo", filename, stamp(at)), head, block)


def records_of(known: KnownPage, body: bytes, source: str, start_url: str) -> Iterator[bytes]:
    """The records of one version: the answer, its metadata, and a revisit if it was seen again."""
    page = known.page
    payload = digest(body)
    number = identity("response", source, page.url, stamp(page.fetched_at), payload)
    about = (("WARC-Target-URI", page.final_url),)
    block = answer(page, body)
    yield record(
        "response",
        page.fetched_at,
        number,
        (*about, ("WARC-Payload-Digest", payload), ("WARC-Block-Digest", digest(block)), ("Content-Type", ANSWER)),
        block,
    )
    yield record(
        "metadata",
        page.fetched_at,
        identity("metadata", number),
        (*about, ("WARC-Concurrent-To", number), ("Content-Type", names.FIELDS)),
        metadata(known, source, start_url),
    )
    if page.seen_at > page.fetched_at:
        yield revisit(page, number, payload)


def revisit(page: Page, number: str, payload: str) -> bytes:
    """The page was there unchanged when it was last looked at."""
    head = (
        ("WARC-Target-URI", page.final_url),
        ("WARC-Profile", SAME_PAYLOAD),
        ("WARC-Payload-Digest", payload),
        ("WARC-Refers-To", number),
        ("WARC-Refers-To-Target-URI", page.final_url),
        ("WARC-Refers-To-Date", stamp(page.fetched_at)),
    )
    return record("revisit", page.seen_at, identity("revisit", number, stamp(page.seen_at)), head, b"")


def answer(page: Page, body: bytes) -> bytes:
    """Status line, headers as they came as far as they are true of these bytes, and the body."""
    try:
        reason = HTTPStatus(page.status).phrase
    except ValueError:
        reason = ""
    kept = [(name, value) for name, value in page.headers if name.lower() not in UNTRUE]
    lines = [f"HTTP/1.1 {page.status} {reason}"]
    lines += [f"{one_line(name)}: {one_line(value)}" for name, value in (*kept, ("Content-Length", str(len(body))))]
    return "\r\n".join(lines).encode("utf-8", "replace") + b"\r\n\r\n" + body


def metadata(known: KnownPage, source: str, start_url: str) -> bytes:
    """What the answer itself does not say."""
    page = known.page
    asked = page.url if page.url != page.final_url else None
    return names.to_block(
        (
            (names.VIA, page.via),
            (names.LINK_TEXT, page.link_text),
            (names.START_URL, start_url),
            (names.SOURCE, source),
            (names.ROLE, known.role.value),
            (names.VERSION, str(page.version)),
            (names.ASKED, asked),
            *((names.REDIRECT, url) for url in page.redirects),
        )
    )


def record(kind: str, at: datetime, number: str, head: Fields, block: bytes) -> bytes:
    """One record with its end."""
    fields = (("WARC-Type", kind), ("WARC-Record-ID", number), ("WARC-Date", stamp(at)), *head)
    lines = "".join(f"{name}: {one_line(value)}\r\n" for name, value in (*fields, ("Content-Length", str(len(block)))))
    return b"WARC/1.1\r\n" + lines.encode("utf-8", "replace") + b"\r\n" + block + b"\r\n\r\n"


def packed(one: bytes) -> bytes:
    """A record as a gzip member of its own, the same every time."""
    return gzip.compress(one, 6, mtime=0)


def identity(*parts: str) -> str:
    """The same name for the same record, whenever it is written."""
    return f"<{uuid5(NAMESPACE_URL, chr(10).join(parts)).urn}>"


def digest(content: bytes) -> str:
    """As archives write it."""
    return f"sha1:{b32encode(sha1(content, usedforsecurity=False).digest()).decode()}"


def stamp(at: datetime) -> str:
    """A time in UTC, as exact as we know it."""
    return at.astimezone(UTC).replace(tzinfo=None).isoformat() + "Z"


def one_line(text: str) -> str:
    """A field's value can neither end its line nor begin another."""
    return " ".join(text.splitlines()).strip() if not text.isprintable() else text
