"""Which signs of a document count: some witnesses are not heard where they cannot know, or where better ones contradict."""

from __future__ import annotations

from dataclasses import dataclass

from kronika.verify.model import Model
from kronika.verify.signs import INTEGRITY, Group
from kronika.verify.surplus import Row

WITNESSES = frozenset({"agreement", "unread", "alien"})  # the general engine, which errs now and then
INTRINSIC = frozenset({Group.TEXT, Group.REPEAT, Group.TOLD})
ALONE = frozenset({"repetition"})  # weather and lotteries are told in the same words every day
RELAID = "relaid"  # a text on a page of a new look that is short, or another than the general engine finds
NOTHING_ALIKE = 0.2  # agreement below which texts are different ones


@dataclass(frozen=True, slots=True, kw_only=True)
class Evidence:
    """What one document says."""

    row: Row
    signs: frozenset[str]  # that count
    new_look: bool

    @property
    def grave(self) -> bool:
        """Two independent witnesses, or nothing to witness."""
        return "empty" in self.signs or len({INTEGRITY[name].group for name in self.signs - {RELAID}}) > 1


def weigh(model: Model, row: Row, *, new_look: bool, reframed: bool) -> Evidence:
    """The signs of one document that count; `reframed` when the whole page is another one, not only the text's place."""
    beyond = model.beyond(row)
    groups = {INTEGRITY[name].group for name in beyond}
    doubted = bool(groups & {Group.PAGE, Group.GENERAL})
    if reframed and not groups & INTRINSIC:
        # On a new layout nothing is usual yet: what stands beside the text, and how well the general engine reads it.
        beyond = {name for name in beyond if INTEGRITY[name].group is not Group.PAGE} - WITNESSES
        if doubted and (model.is_short(row) or row.get("agreement", 1.0) < NOTHING_ALIKE):
            beyond.add(RELAID)
    elif not new_look and "found" in row and beyond <= WITNESSES | ALONE:
        # The text stands where it always stands, whole and alone: the witnesses are wrong, not the recipe.
        beyond = set()
    return Evidence(row=row, signs=frozenset(beyond), new_look=new_look)
