"""A query as a tree: what people ask for, whoever answers it (our index, a plain scan, another search engine)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

Value: TypeAlias = str | float | int


class Field(StrEnum):
    """What of an article can be asked for; the value is what people write before the colon."""

    TEXT = "text"  # title, lead and body together: what is meant when no field is named
    TITLE = "title"
    LEAD = "lead"
    BODY = "body"
    KEYWORD = "keyword"  # of the site and of the text
    ENTITY = "entity"  # base forms of names; a link such as Q213 too
    AUTHOR = "author"
    SECTION = "section"
    SOURCE = "source"
    URL = "url"
    LANG = "lang"
    CLASS = "class"
    TONE = "tone"  # p n a, or positive negative neutral
    DATE = "date"  # of publication, or of fetching where that is unknown
    SENTIMENT = "sentiment"  # points: positive less negative
    POSITIVE = "positive"
    NEGATIVE = "negative"
    ID = "id"


@dataclass(frozen=True, slots=True, kw_only=True)
class Word:
    """One word. By its dictionary form unless `exact`: then as it is written."""

    field: Field
    text: str
    exact: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Phrase:
    """Words that stand together in this order; with `slop` so many moves apart. By dictionary forms with `lemmas`."""

    field: Field
    words: tuple[str, ...]
    slop: int = 0
    lemmas: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Wild:
    """A word with `*` (any letters) and `?` (one letter) in it."""

    field: Field
    pattern: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Range:
    """From a value to a value; None is open. Moments are seconds since 1970, in UTC."""

    field: Field
    low: Value | None = None
    high: Value | None = None
    with_low: bool = True
    with_high: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Present:
    """Articles that have anything in this field: `section:*`."""

    field: Field


@dataclass(frozen=True, slots=True, kw_only=True)
class Everything:
    """All articles."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Both:
    """All of these hold; those of `nice` only lift what has them."""

    parts: tuple[Query, ...]
    nice: tuple[Query, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Either:
    """At least one of these holds."""

    parts: tuple[Query, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Not:
    """This does not hold."""

    part: Query


@dataclass(frozen=True, slots=True, kw_only=True)
class Boosted:
    """Counts so many times as much when the best come first; finds the same."""

    part: Query
    by: float


Query: TypeAlias = Word | Phrase | Wild | Range | Present | Everything | Both | Either | Not | Boosted
