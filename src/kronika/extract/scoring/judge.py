"""How likely each block is to be text of the article: two looks, the second knowing what the first thought of the rest."""

from __future__ import annotations

from dataclasses import dataclass

from kronika.extract.scoring.context import context
from kronika.extract.scoring.forest import odds_to_share
from kronika.extract.scoring.measures import measures
from kronika.extract.scoring.model import current
from kronika.extract.scoring.sheet import Floats, Ints, Sheet
from kronika.extract.scoring.signature import makes

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


def judge(columns: Sheet) -> Judged:
    """Judge the blocks of a page."""
    model = current()
    alike = makes(columns)
    found = measures(columns, alike, model.lexicon)
    first = odds_to_share(model.first.judge(found))
    likely = first.copy()
    hopeful = first > HOPELESS
    if hopeful.any():
        found |= context(columns, alike, first)
        likely[hopeful] = odds_to_share(model.second.judge({name: found[name][hopeful] for name in model.second.names}))
    return Judged(
        sheet=columns,
        first=first,
        likely=likely,
        title_like=found["title_like"],
        described=found["described"],
        kin=alike.kin,
    )
