"""How likely each block is to be text of the article: two looks, the second knowing what the first thought of the rest."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from kronika.extract.scoring.arrays import Floats, Ints
from kronika.extract.scoring.context import context
from kronika.extract.scoring.forest import Forest, odds_to_share
from kronika.extract.scoring.measures import measures
from kronika.extract.scoring.model import current
from kronika.extract.scoring.sheet import Sheet
from kronika.extract.scoring.signature import makes

GIVEN_UP = -3.0  # odds after the early trees, under which the others are not asked
HOPELESS = 0.02  # what the first look is so sure of is not looked at again


@dataclass(frozen=True, slots=True, eq=False)
class Judged:
    """What the model thinks of a page's blocks, and the columns it was shown."""

    sheet: Sheet
    first: Floats
    likely: Floats
    title_like: Floats
    described: Floats
    kin: Ints  # blocks of one tag under one parent have one number


def first_look(forest: Forest, found: Mapping[str, Floats]) -> Floats:
    """What each block seems by itself."""
    return odds_to_share(forest.judge(found, hopeless=GIVEN_UP))


def judge(columns: Sheet) -> Judged:
    """Judge the blocks of a page."""
    model = current()
    alike = makes(columns)
    found = measures(columns, alike, model.lexicon)
    first = first_look(model.first, found)
    likely = first.copy()
    hopeful = np.flatnonzero(first > HOPELESS)
    if len(hopeful):
        found |= context(columns, alike, first)
        likely[hopeful] = odds_to_share(model.second.judge(found, rows=hopeful))
    return Judged(
        sheet=columns,
        first=first,
        likely=likely,
        title_like=found["title_like"],
        described=found["described"],
        kin=alike.kin,
    )
