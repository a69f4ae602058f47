"""Fills templates with names: each text has its own people, places and firms, and tells of them in several sentences."""

from __future__ import annotations

import random
import re

from tools.train_entities.bracketed import bracketed
from tools.train_entities.corpus import PARTS, Sample
from tools.train_entities.english.coining import firm, given, person, surname, town
from tools.train_entities.english.lists import entries, templates

GAP = re.compile(r"\{(\w+)\}")
SEED = 8
TEXTS = 1300
DAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()
MONTHS = "January February March April May June July August September October November December".split()
# Which sort of entries a gap takes, and the type of the name; "" where it is none.
GAPS = {
    "C": ("country", "LOC"),
    "D": ("country", "LOC"),
    "E": ("country", "LOC"),
    "N": ("region", "LOC"),
    "G": ("geo", "LOC"),
    "V": ("venue", "LOC"),
    "g1": ("rivername", "LOC"),
    "A": ("agency", "ORG"),
    "W": ("paper", "ORG"),
    "Y": ("party", "ORG"),
    "Z": ("party", "ORG"),
    "T": ("club", "ORG"),
    "K": ("club", "ORG"),
    "U": ("school", "ORG"),
    "Title": ("title", ""),
}
LOOSE = {"dem": entries("demonym"), "day": DAYS, "month": MONTHS}  # drawn anew each time


def made_up(texts: int = TEXTS) -> list[Sample]:
    """So many texts, the same each time."""
    chance = random.Random(SEED)
    return [bracketed("en", f"made {number % PARTS}", article(chance)) for number in range(texts)]


def article(chance: random.Random) -> str:
    """A few sentences that tell of the same people and places."""
    chosen = chance.sample(templates(), chance.randint(2, 6))
    if chance.random() < 0.8:  # most texts tell the full name first
        chosen.sort(key=lambda line: "{P}" not in line)
    told = cast(chance)
    return "\n".join(filled(line, told, chance) for line in chosen) + "\n"


def cast(chance: random.Random) -> dict[str, tuple[str, str]]:
    """What each gap stands for in one text, and its type."""
    found = {gap: (chance.choice(entries(sort)), type_) for gap, (sort, type_) in GAPS.items()}
    for full, last, first in (("P", "p", "f"), ("Q", "q", "g"), ("R", "r", "h")):
        name, family = given(chance), surname(chance)
        found |= {full: (person(chance, name, family), "PER"), last: (family, "PER"), first: (name, "PER")}
    for gap in "LM":
        found[gap] = (town(chance), "LOC")
    for gap in "OSX":
        found[gap] = (firm(chance), "ORG")
    return found | {"LCAPS": (found["L"][0].upper(), "LOC")}


def filled(line: str, told: dict[str, tuple[str, str]], chance: random.Random) -> str:
    """A template with all its gaps filled."""
    text, end = "", 0
    for match in GAP.finditer(line):
        text += line[end : match.start()]
        text += shown(text, match[1], told, chance)
        end = match.end()
    return text + line[end:]


def shown(before: str, gap: str, told: dict[str, tuple[str, str]], chance: random.Random) -> str:
    """One gap in brackets; an article in small letters stays outside of the name."""
    if gap in LOOSE:
        return chance.choice(LOOSE[gap])
    if gap == "num":
        return str(chance.choice((chance.randint(2, 9), chance.randint(10, 99), chance.randint(100, 999))))
    name, type_ = told[gap]
    article = name[:4] if name.startswith("the ") else ""
    name = name.removeprefix("the ")
    if before.lower().endswith("the "):
        article = ""
    elif not before:
        article = article.capitalize()
    return f"{article}[{type_} {name}]" if type_ else f"{article}{name}"
