"""Things that have several names: what a reader of newspapers knows, as data of each language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from kronika.analyse.groups.keys import normal
from kronika.registry import kinds, names

FOLDER = "kronika.analyse.groups.known"
GOES_ON = re.compile(r"\n\s*([|~])")


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """Names of well-known things: any name as compared → the full name."""

    full: Mapping[str, str] = field(default_factory=dict)
    weak: Mapping[str, str] = field(default_factory=dict)  # only where a text has another name of the thing: "Unie"


def table(text: str) -> Table:
    """A line is a thing: its full name, other names, and behind "~" those that stand for it only beside another one.

    A line that begins with a bar or a tilde goes on with the thing before.
    """
    full: dict[str, str] = {}
    weak: dict[str, str] = {}
    for line in GOES_ON.sub(r" \1", text).strip().splitlines():
        sure, _, unsure = line.partition("~")
        named = [name.strip() for name in sure.split("|") if name.strip()]
        full.update({normal(name): named[0] for name in named})
        weak.update({normal(name): named[0] for name in unsure.split("|") if name.strip()})
    return Table(full=full, weak=weak)


@cache
def known(code: str) -> Table:
    """What is known in a language; nothing where nobody wrote it down."""
    if code not in names(FOLDER):
        return Table()
    found: Table = kinds(FOLDER)[code]
    return found
