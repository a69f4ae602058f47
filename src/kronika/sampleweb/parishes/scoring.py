"""How well a schedule that was put together from a sample parish's pages agrees with the truth, slot by slot."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from kronika.model.fact import Slot as FoundSlot
from kronika.sampleweb.parishes.parish import Parish
from kronika.sampleweb.parishes.truth import weekly
from kronika.sampleweb.site import Slot

SAME_SEASON = {
    "wakacje": "lipiec-sierpień",
    "lipiec–sierpień": "lipiec-sierpień",
}
STEM = 5  # letters by which a place is known in any case: Wierzbinka, w Wierzbince

Key = tuple[str, str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """Slots of one parish."""

    right: tuple[Slot, ...] = ()
    missing: tuple[Slot, ...] = ()
    wrong: tuple[FoundSlot, ...] = ()

    @property
    def exact(self) -> bool:
        """Every slot right, none wrong."""
        return not self.missing and not self.wrong


def score(found: Iterable[FoundSlot], parish: Parish, now: datetime) -> Score:
    """Time, day and season must be the same, the place must be the same place."""
    left = list(found)
    right, missing = [], []
    for slot in weekly(parish, now):
        match = next((one for one in left if agrees(one, slot)), None)
        if match is None:
            missing.append(slot)
        else:
            left.remove(match)
            right.append(slot)
    return Score(right=tuple(right), missing=tuple(missing), wrong=tuple(left))


def agrees(found: FoundSlot, slot: Slot) -> bool:
    """Whether one says what the other says."""
    return (found.time, found.day, season(found.season)) == (slot.time, slot.day, season(slot.season)) and same_place(
        found.place, slot.place
    )


def season(name: str) -> str:
    """One name for a season that has several."""
    return SAME_SEASON.get(name, name)


def same_place(found: str, true: str) -> bool:
    """The true name stands in the found one, in any case; neither names one when it is the parish church."""
    if not true:
        return not found or "parafialn" in found.lower()
    return any(word.startswith(true.lower()[:STEM]) for word in found.lower().split())
