"""A big table of labels that was built from a dump: mapped into memory, searched by halving; only what is touched is read."""

from __future__ import annotations

import json
import mmap
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from kronika.analyse.links.aliases import Candidate, Thing
from kronika.analyse.links.dumps.writing import BITS, MAGIC, NOBODY, PARTS, PLAIN, ROW
from kronika.model.analysis import EntityType
from kronika.model.errors import BadFile

REMEMBERED = 20_000  # labels and things looked up lately


class BuiltTable:
    """The table in a file; open as long as it is used."""

    def __init__(self, path: Path) -> None:
        head, parts = opened(path)
        self.about: dict[str, Any] = head
        self._things, self._keys = parts["things"], parts["keys"]
        self._starts = np.frombuffer(parts["starts"], "<u8")
        self._ids = np.frombuffer(parts["ids"], "<u8")
        self._places = np.frombuffer(parts["places"], "<u4")
        self._ends = np.frombuffer(parts["ends"], "<u8")
        self._rows = np.frombuffer(parts["rows"], ROW)
        self._bounds = np.frombuffer(parts["bounds"], "<u8")
        self._found = lru_cache(REMEMBERED)(self._look_up)
        self._thing = lru_cache(REMEMBERED)(self._read)

    def candidates(self, key: str, lang: str) -> Sequence[Candidate]:
        """The things that go by a label."""
        return self._found(f"{lang} {key}")

    def plain_candidates(self, key: str, lang: str) -> Sequence[Candidate]:
        """The things whose label is that, once its accents are gone."""
        return self._found(f"{lang}{PLAIN} {key}")

    def thing(self, link: str) -> Thing | None:
        """What is known of a thing."""
        if not link[1:].isdigit():
            return None
        at = int(np.searchsorted(self._ids, np.uint64(int(link[1:]))))
        if at == len(self._ids) or int(self._ids[at]) != int(link[1:]):
            return None
        return self._thing(int(self._places[at]))

    def _look_up(self, text: str) -> tuple[Candidate, ...]:
        key = text.encode("utf-8", "replace")
        low, high = 0, len(self._ends)
        while low < high:
            middle = (low + high) // 2
            if self._key(middle) < key:
                low = middle + 1
            else:
                high = middle
        if low == len(self._ends) or self._key(low) != key:
            return ()
        first = int(self._bounds[low - 1]) if low else 0
        return tuple(self._candidate(row) for row in self._rows[first : int(self._bounds[low])])

    def _key(self, number: int) -> bytes:
        start = int(self._ends[number - 1]) if number else 0
        return bytes(self._keys[start : int(self._ends[number])])

    def _candidate(self, row: Any) -> Candidate:
        number = int(row["thing"])
        thing = None if number == NOBODY else self._thing(number)
        return Candidate(thing=thing, types=types_of(int(row["types"])), weight=int(row["weight"]))

    def _read(self, number: int) -> Thing:
        start = int(self._starts[number - 1])
        end = int(self._starts[number]) if number < len(self._starts) else len(self._things)
        link, types, labels, pages, near = json.loads(bytes(self._things[start:end]))
        return Thing(id=link, types=types_of(types), labels=labels, pages=pages, near=tuple(near))


@cache
def types_of(bits: int) -> frozenset[EntityType]:
    """Types from the bits they are written as."""
    return frozenset(kind for kind, bit in BITS.items() if bits & bit)


def opened(path: Path) -> tuple[dict[str, Any], dict[str, memoryview]]:
    """The head and the parts of a table's file; a sentence when it is none."""
    try:
        with path.open("rb") as file:
            mapped = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
    except (OSError, ValueError) as error:
        raise BadFile(f"The table of links {path} cannot be read: {error}.") from error
    begin = len(MAGIC) + 8
    if bytes(mapped[: len(MAGIC)]) != MAGIC:
        raise BadFile(f"{path} is no table of links; make one with “kronika models build-links DUMP”.")
    length = int.from_bytes(mapped[len(MAGIC) : begin], "little")
    try:
        head = json.loads(bytes(mapped[begin : begin + length]))
        sizes = [int(head["sizes"][name]) for name in PARTS]
    except (ValueError, KeyError, TypeError) as error:
        raise BadFile(f"The head of {path} is damaged; build the table anew.") from error
    at = begin + length
    if at + sum(sizes) != len(mapped):
        raise BadFile(f"{path} is cut off; build the table anew.")
    parts = {}
    for name, size in zip(PARTS, sizes, strict=True):
        parts[name] = mapped[at : at + size]
        at += size
    return head, parts
