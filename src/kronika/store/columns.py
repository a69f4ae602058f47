"""How values are written in the same way in every database: moments, clean text, JSON, addresses."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from hashlib import blake2b
from typing import Any, TypeVar

from sqlalchemy import BigInteger, Dialect, Integer, LargeBinary, Text, TypeDecorator

from kronika.html.address import host_of

T = TypeVar("T")

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MICROSECOND = timedelta(microseconds=1)
KEY_BYTES = 16
HOST_LENGTH = 253  # the longest name DNS knows; whatever is longer is cut, it can never be reached

Number = BigInteger().with_variant(Integer, "sqlite")  # SQLite numbers rows by themselves only for INTEGER
Host = Text().with_variant(Text(collation="C"), "postgresql")  # ordered by bytes, as SQLite does


class Bytes(LargeBinary):
    """Bytes as they are; both drivers take and give them, so nothing is wrapped or copied."""

    def bind_processor(self, dialect: Dialect) -> None:
        return None

    def result_processor(self, dialect: Dialect, coltype: object) -> None:
        return None


class Moment(TypeDecorator[datetime]):
    """A moment as microseconds since 1970 in UTC; a naive time is taken as UTC."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:
        return None if value is None else to_number(value)

    def process_result_value(self, value: int | None, dialect: Dialect) -> datetime | None:
        return from_number(value)


class CleanText(TypeDecorator[str]):
    """Text that every database can keep: no NUL, no half characters. The web has both."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        return None if value is None else clean(value)


class Json(TypeDecorator[Any]):
    """Small structures as JSON text. PostgreSQL's own JSON types refuse some characters that the web sends."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        return None if value is None else json.dumps(value, separators=(",", ":"))

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        return None if value is None else json.loads(value)


def to_number(moment: datetime) -> int:
    """A moment as whole microseconds since 1970."""
    aware = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    return (aware - EPOCH) // MICROSECOND


def from_number(value: int | None) -> datetime | None:
    """A moment from microseconds since 1970."""
    return None if value is None else EPOCH + timedelta(microseconds=value)


def clean(text: str) -> str:
    """Text without NUL and half surrogates."""
    if "\x00" in text:
        text = text.replace("\x00", "\ufffd")
    if not text.isascii():
        text = text.encode("utf-8", "replace").decode("utf-8")
    return text


@lru_cache(maxsize=32_768)  # pages of a site lead to the same addresses again and again
def url_key(url: str) -> bytes:
    """A short fingerprint of an address: addresses may be longer than an index can hold."""
    return blake2b(clean(url).encode(), digest_size=KEY_BYTES).digest()


def site_of(url: str) -> str:
    """The host of an address as an index can hold it; empty when there is none."""
    return clean(host_of(url))[:HOST_LENGTH]


def chunks(items: Sequence[T], size: int = 500) -> list[Sequence[T]]:
    """Pieces small enough for one statement."""
    return [items[start : start + size] for start in range(0, len(items), size)]


def is_number(value: int) -> bool:
    """Whether a row can have this number at all; databases fail on larger ones instead of finding nothing."""
    return 0 < value < 2**63
