"""What a noun governs does not change with it: "Rady Evropy" comes from "Rada Evropy", not from "Rada Evropa"."""

from __future__ import annotations

from kronika.analyse.bases.pieces import Spoken

PERSON = "PER"
UNLIKELY = 0.02  # what is left of the chance of a form that breaks the rule
# How nominatives of adjectives end, where no dictionary tells adjectives from nouns.
ADJECTIVES = {"cs": ("ý", "á", "é", "í", "ův", "ova", "ovo", "ovy", "ina", "ino", "iny")}


def agrees(name: Spoken, place: int, before: str | None, form: str, code: str) -> float:
    """1 where a form may follow the one chosen before it, less where a noun behind a noun would change."""
    adjectives = ADJECTIVES.get(code)
    if adjectives is None or before is None or name.type == PERSON or "-" in name.glue[place]:
        return 1.0
    changed = before != name.words[place - 1] and form != name.words[place]
    both_nouns = not before.endswith(adjectives) and not form.endswith(adjectives)
    return UNLIKELY if changed and both_nouns else 1.0
