"""Writes a big table of labels: things in the order they come, keys sorted on the disk, all in one file that is mapped when read.

The file: MAGIC, the length of the head (8 bytes), the head as JSON, then the parts the head names: `things` (one JSON
line each) and `starts` (where each begins), `ids` (numbers of Wikidata in order) and `places` (which thing each is),
`keys` (in order, no gaps) and `ends`, `rows` of all keys in a line and `bounds` of each key's.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from shutil import copyfileobj, rmtree
from struct import Struct
from tempfile import mkdtemp
from types import TracebackType
from typing import IO, Self

import numpy as np

from kronika.analyse.links.dumps.entry import Count, Entry
from kronika.analyse.links.dumps.sorting import MOST_HELD, SortedLines
from kronika.analyse.links.labels import key_of, plain
from kronika.model.analysis import EntityType

MAGIC = b"KRONIKA-LINKS-1\n"
PARTS = ("things", "starts", "ids", "places", "keys", "ends", "rows", "bounds")
ROW = np.dtype([("thing", "<u4"), ("weight", "<u4"), ("types", "u1")])
PACKED = Struct("<IIB")  # the same, one by one
NOBODY = 0  # the thing of a row that stands for all who are too little known; things count from 1
BITS = {kind: 1 << place for place, kind in enumerate(EntityType)}
GAP = b"\t"
PLAIN = "~"  # after the language: keys that have lost their accents
HEAVIEST = 2**32 - 1
BLOCK = 65_536


class TableWriter:
    """Takes entries; `finish` puts the table in place, in one step. What was begun is cleared away when it fails."""

    def __init__(self, to: Path, *, least: int, held: int = MOST_HELD) -> None:
        to.parent.mkdir(parents=True, exist_ok=True)
        self._to = to
        self._least = least
        self._folder = Path(mkdtemp(prefix=f".{to.name}-", dir=to.parent))
        self._rows = SortedLines(self._folder, "rows", held=held)
        self._ids = SortedLines(self._folder, "ids", held=held)
        self._files: dict[str, IO[bytes]] = {name: (self._folder / name).open("wb") for name in PARTS}
        self._made = 0

    @property
    def folder(self) -> Path:
        """Where other things that are needed meanwhile may lie."""
        return self._folder

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for file in self._files.values():
            file.close()
        rmtree(self._folder, ignore_errors=True)

    def add(self, entry: Entry, count: Count) -> None:
        """Take a thing; one that is too little known only takes part as a rival of others with its name."""
        known = entry.weight >= self._least
        count.things += known
        count.little_known += not known
        number = self._thing(entry) if known else NOBODY
        rest = GAP + b"%d\t%d\t%d" % (number, min(entry.weight, HEAVIEST), sum(BITS[kind] for kind in entry.types))
        for key in keys(entry):
            self._rows.add(key.encode("utf-8", "replace") + rest)

    def finish(self, about: dict[str, object]) -> None:
        """Write the sorted parts and put the file in place."""
        self._write_ids()
        self._write_keys()
        for file in self._files.values():
            file.close()
        sizes = {name: (self._folder / name).stat().st_size for name in PARTS}
        head = json.dumps({"sizes": sizes, **about}, ensure_ascii=False).encode()
        whole = self._folder / "whole"
        with whole.open("wb") as file:
            file.write(MAGIC + len(head).to_bytes(8, "little") + head)
            for name in PARTS:
                with (self._folder / name).open("rb") as part:
                    copyfileobj(part, file)
            file.flush()
            os.fsync(file.fileno())
        os.replace(whole, self._to)

    def _thing(self, entry: Entry) -> int:
        """Write a thing down and number it."""
        self._made += 1
        told = [entry.id, sum(BITS[kind] for kind in entry.types), entry.labels, entry.pages, entry.near]
        self._files["starts"].write(self._files["things"].tell().to_bytes(8, "little"))
        self._files["things"].write(json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        if entry.id.startswith("Q"):
            self._ids.add(b"%012d\t%d" % (int(entry.id[1:]), self._made))
        return self._made

    def _write_ids(self) -> None:
        for found in blocks(line.split(GAP) for line in self._ids):
            self._files["ids"].write(np.array([int(number) for number, _ in found], "<u8").tobytes())
            self._files["places"].write(np.array([int(place) for _, place in found], "<u4").tobytes())

    def _write_keys(self) -> None:
        end = bound = 0
        keys, ends, rows, bounds = (self._files[name].write for name in ("keys", "ends", "rows", "bounds"))
        for key, lines in groupby((line.split(GAP) for line in self._rows), key=itemgetter(0)):
            packed = merged(lines)
            end += len(key)
            bound += len(packed) // ROW.itemsize
            keys(key)
            ends(end.to_bytes(8, "little"))
            rows(packed)
            bounds(bound.to_bytes(8, "little"))


def keys(entry: Entry) -> set[str]:
    """All keys of a thing: language, a gap, label; and labels without accents under a language of their own.

    A person's other names of one word are left out: a surname or a nickname by itself means anybody.
    """
    found: set[str] = set()
    person = EntityType.PERSON in entry.types
    for lang in {*entry.labels, *entry.aliases}:
        others = [name for name in entry.aliases.get(lang, ()) if not person or " " in name.strip()]
        for label in (*filter(None, (entry.labels.get(lang),)), *others):
            key = key_of(label)
            if not key or "\t" in key or "\n" in key:
                continue
            found.add(f"{lang} {key}")
            if (bare := plain(key)) != key:
                found.add(f"{lang}{PLAIN} {bare}")
    return found


def merged(rows: Iterable[list[bytes]]) -> bytes:
    """The rows of a key; those who are too little known become one for each type, as heavy as all of them."""
    found: dict[tuple[int, int], int] = {}
    for _, thing, weight, types in rows:
        place = (int(thing), int(types))
        before = found.get(place, 0)
        found[place] = min(before + max(int(weight), 1), HEAVIEST) if place[0] == NOBODY else max(before, int(weight))
    return b"".join(PACKED.pack(thing, weight, types) for (thing, types), weight in found.items())


def blocks(items: Iterable[list[bytes]]) -> Iterator[list[list[bytes]]]:
    """Items by the block, so that numpy has something to do."""
    block: list[list[bytes]] = []
    for item in items:
        block.append(item)
        if len(block) == BLOCK:
            yield block
            block = []
    if block:
        yield block
