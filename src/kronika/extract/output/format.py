"""What a format must tell: how its files end, how an article is written, and what stands around many in one file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from kronika.extract.output.mended import mended
from kronika.model.article import Article
from kronika.model.errors import UnknownName
from kronika.registry import kind, names

FOLDER = "kronika.extract.output.kinds"


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One article to be written; its strings hold nothing that a format could not."""

    article: Article
    file: str | None = None  # where the page was read from, unless from an address
    narrow: bool = False  # the output knows ASCII only: escape the rest, where the format can


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """What stands around many articles in one file."""

    opening: str = ""
    between: str = ""
    closing: str = ""
    declaration: str = ""  # stands at the head of the file only, not of each article


@dataclass(frozen=True, slots=True, kw_only=True)
class Format:
    """A way of writing articles down; a module of `kinds/` sets KIND to one."""

    suffix: str
    write: Callable[[Entry], str]  # ends with a line break
    frame: Frame = field(default_factory=Frame)


def format_names() -> list[str]:
    """The formats there are, the default first."""
    return sorted(names(FOLDER), key=lambda name: (name != "text", name))


def format_of(name: str) -> Format:
    """A format by name, or a sentence with the names there are."""
    if name not in format_names():
        raise UnknownName(f"There is no output format called “{name}”; known: {', '.join(format_names())}.")
    found: Format = kind(FOLDER, name)
    return found


def written(article: Article, name: str, *, file: str | None = None, narrow: bool = False) -> str:
    """An article in the format of that name."""
    return format_of(name).write(Entry(article=mended(article), file=file, narrow=narrow))
