"""Flapping: places that differ at nearly every look, learned per page and forgotten when they stand still.

A look is a fetch of the page. What counts is whether a place changed since the last look, not since the version we keep: so with every
place the last content is remembered, as a fingerprint, and for the last looks whether it was another one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from hashlib import blake2b
from typing import Any

VERSION = 1
MOST_PLACES = 24
LOOKS = 6  # remembered
RECENT, CHANGED = 4, 3  # of the last four looks, three brought something else
STILL = 3  # looks without a change after which a place is forgotten
HOURS = 12  # within which looks must lie that bring ever new content: what changes once a day is news
CONTENTS = 6  # remembered of a place


@dataclass(slots=True)
class Spot:
    """A place that was seen to differ."""

    looks: str = ""  # "1" for another content than at the look before, the newest last
    contents: list[str] = field(default_factory=list)  # fingerprints, the newest last
    kept: str = ""  # fingerprint of the content in the version we keep

    @property
    def flaps(self) -> int:
        """Recent looks that brought something else."""
        return self.looks[-RECENT:].count("1")

    @property
    def returns(self) -> bool:
        """It came back to something that had been there."""
        return len(set(self.contents)) < len(self.contents)


@dataclass(slots=True)
class Memory:
    """What was learned of a page."""

    base: str = ""  # fingerprint of the version that was compared with last
    times: list[int] = field(default_factory=list)  # minutes of the last looks
    spots: dict[str, Spot] = field(default_factory=dict)

    def flapping(self) -> frozenset[str]:
        """The places that are left out."""
        return frozenset(place for place, spot in self.spots.items() if self.is_flapping(spot))

    def is_flapping(self, spot: Spot) -> bool:
        """At nearly every look another content; ever new ones only if the looks follow each other closely."""
        if spot.flaps < CHANGED:
            return False
        recent = self.times[-CHANGED:]
        return spot.returns or not recent or recent[-1] - recent[0] <= HOURS * 60


def read(memory: Mapping[str, Any] | None) -> Memory:
    """What the store kept; nothing where another version wrote it."""
    if not memory or memory.get("v") != VERSION:
        return Memory()
    return Memory(
        base=str(memory.get("base", "")),
        times=[int(time) for time in memory.get("times", [])],
        spots={
            str(place): Spot(str(looks), [str(content) for content in contents], str(kept))
            for place, (looks, contents, kept) in dict(memory.get("spots", {})).items()
        },
    )


def written(memory: Memory) -> dict[str, object]:
    """As JSON, and small."""
    spots = {place: [spot.looks, spot.contents, spot.kept] for place, spot in memory.spots.items()}
    return {"v": VERSION, "base": memory.base, "times": memory.times, "spots": spots}


def looked(memory: Memory, base: str, at: datetime | None, found: Mapping[str, tuple[str, str, bool]]) -> Memory:
    """After a look: `found` are the places that differ from the kept version, with what stood there, what stands there, and whether
    it stands in the same place. Places that only grow or shrink are remembered once something in them comes back."""
    same_base = memory.base == base
    spots: dict[str, Spot] = {}
    for place, spot in memory.spots.items():
        if place not in found:
            now = spot.kept if same_base else (spot.contents[-1] if spot.contents else spot.kept)
            spots[place] = followed(spot, now, spot.kept if same_base else now)
    for place, (old, new, swapped) in found.items():
        known = memory.spots.get(place)
        if known is None:
            spots[place] = Spot("1" if swapped else "0", [old, new], old)
        elif swapped or new in known.contents:
            spots[place] = followed(known, new, old)
        else:
            spots[place] = Spot((known.looks + "0")[-LOOKS:], [*known.contents, new][-CONTENTS:], old)
    times = memory.times if at is None else [*memory.times, int(at.timestamp() // 60)][-RECENT:]
    return Memory(base=base, times=times, spots=bounded(spots))


def remembers(memory: Mapping[str, Any] | None) -> bool:
    """Some place of the page was seen to change; only then there is something to forget."""
    return bool(read(memory).spots)


def stood_still(memory: Mapping[str, Any] | None, at: datetime | None = None) -> dict[str, object]:
    """After a look that brought the very same bytes: nothing changed anywhere."""
    known = read(memory)
    spots = {place: Spot((spot.looks + "0")[-LOOKS:], spot.contents, spot.kept) for place, spot in known.spots.items()}
    times = known.times if at is None else [*known.times, int(at.timestamp() // 60)][-RECENT:]
    return {**(memory or {}), **written(Memory(base=known.base, times=times, spots=bounded(spots)))}


def is_restless(memory: Mapping[str, Any] | None) -> bool:
    """The page flaps, or begins to: a change on it is to be seen twice before it is believed."""
    return any(spot.flaps >= 2 for spot in read(memory).spots.values())


def followed(spot: Spot, now: str, kept: str) -> Spot:
    """A place after one more look."""
    last = spot.contents[-1] if spot.contents else ""
    changed = now != last
    contents = [*spot.contents, now][-CONTENTS:] if changed else spot.contents
    return Spot((spot.looks + ("1" if changed else "0"))[-LOOKS:], contents, kept)


def bounded(spots: dict[str, Spot]) -> dict[str, Spot]:
    """Without those that stand still, and no more than a few: those that change most."""
    living = {place: spot for place, spot in spots.items() if "1" in spot.looks[-STILL:] or len(spot.looks) < STILL}
    if len(living) <= MOST_PLACES:
        return living
    order = sorted(living, key=lambda place: -living[place].flaps)
    return {place: living[place] for place in order[:MOST_PLACES]}


def fingerprint(text: str) -> str:
    """A short mark of a content."""
    return blake2b(text.encode("utf-8", "replace"), digest_size=5).hexdigest()
