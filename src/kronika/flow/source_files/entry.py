"""One source as a file names it, before anything of it is believed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

LARGEST = 20_000_000  # bytes of a file
MOST = 100_000  # sources in one file
COLUMNS = ("name", "url", "kind", "lang", "section", "every", "paused")
OPTION = "option."  # what columns of options begin with


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A line, row, table or outline that names a source; all values as they were written, empty where there are none."""

    line: int
    url: str
    name: str = ""
    kind: str = ""
    lang: str = ""
    section: str = ""
    every: str = ""
    paused: str = ""
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """A line that names no source, and why."""

    line: int
    sentence: str


Line = Entry | Fault


def entry_of(line: int, values: Mapping[str, str]) -> Line:
    """An entry from columns and option.* by name; a fault when it has no address."""
    options = {name.removeprefix(OPTION): text for name, text in values.items() if name.startswith(OPTION) and text}
    named = {name: values.get(name, "").strip() for name in COLUMNS}
    if not named["url"]:
        return Fault(line=line, sentence="It has no url.")
    return Entry(line=line, **named, options=options)


def suffix_of(path: Path) -> str:
    """How the file's name ends, without the dot."""
    return path.suffix.lower().lstrip(".")
