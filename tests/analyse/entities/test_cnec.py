"""Names within names of the Czech corpus become one name of one of our types."""

from __future__ import annotations

import pytest

from kronika.analyse.entities.cnec import TYPE_OF, Marked, flat
from kronika.model.analysis import EntityType

PER, LOC, ORG, PRO, EVT = EntityType


@pytest.mark.parametrize(
    ("marked", "wanted"),
    [
        ([(0, 2, "P"), (0, 1, "pf"), (1, 1, "ps")], [(0, 2, PER)]),
        ([(0, 1, "pf"), (1, 1, "ps")], [(0, 2, PER)]),  # nothing holds them together
        ([(0, 1, "ps"), (3, 1, "ps")], [(0, 1, PER), (3, 4, PER)]),
        ([(0, 3, "P"), (0, 1, "pd"), (1, 1, "pf"), (2, 1, "ps")], [(1, 3, PER)]),  # a title is no name
        ([(2, 4, "ic"), (5, 1, "gu")], [(2, 6, ORG)]),  # a university in a town
        ([(0, 5, "A"), (0, 2, "gs"), (4, 1, "gu")], [(0, 2, LOC), (4, 5, LOC)]),  # an address is none of ours
        ([(0, 3, "gu"), (2, 1, "gh")], [(0, 3, LOC)]),  # a town on a river
        ([(0, 1, "mn"), (2, 1, "op"), (4, 2, "ia")], [(0, 1, ORG), (2, 3, PRO), (4, 6, EVT)]),
        ([(0, 3, "T"), (0, 1, "td"), (1, 1, "tm"), (5, 1, "om"), (7, 1, "pc")], []),
        ([], []),
    ],
)
def test_flat(marked: list[tuple[int, int, str]], wanted: list[tuple[int, int, EntityType]]) -> None:
    assert flat([Marked(*one) for one in marked]) == wanted


def test_every_code_has_one_type() -> None:
    assert len(TYPE_OF) == 27
    assert set(TYPE_OF.values()) == set(EntityType)
