"""Groups texts that are nearly the same, so that a count can take each group for one."""

from __future__ import annotations

from collections.abc import Sequence

from kronika.analyse.duplicates.likeness import alike, bands

LEAST = 0.4  # of the runs of words in common: another headline, a cut end, an added lead stay above it
MOST_MET = 50  # texts of one band that later ones are compared with: one text copied a thousand times needs no more


def clusters(prints: Sequence[Sequence[int]], *, least: float = LEAST) -> tuple[tuple[int, ...], ...]:
    """Groups of the places of all texts, in the order of their first text; a text by itself is a group of one."""
    leaders = list(range(len(prints)))
    meeting: dict[int, list[int]] = {}
    for place, own in enumerate(prints):
        compared: set[int] = set()
        for band in bands(own):
            met = meeting.setdefault(band, [])
            for other in met:
                if other not in compared and leader_of(leaders, other) != leader_of(leaders, place):
                    compared.add(other)
                    if alike(own, prints[other]) >= least:
                        join(leaders, other, place)
            if len(met) < MOST_MET:
                met.append(place)
    groups: dict[int, list[int]] = {}
    for place in range(len(prints)):
        groups.setdefault(leader_of(leaders, place), []).append(place)
    return tuple(tuple(group) for group in groups.values())


def leader_of(leaders: list[int], place: int) -> int:
    """The first text of the group a text is in; the way there is made shorter."""
    while leaders[place] != place:
        leaders[place] = leaders[leaders[place]]
        place = leaders[place]
    return place


def join(leaders: list[int], first: int, second: int) -> None:
    """Make one group of two; the earlier text leads it."""
    one, two = leader_of(leaders, first), leader_of(leaders, second)
    leaders[max(one, two)] = min(one, two)
