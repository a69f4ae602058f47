"""Fills templates with names in the case that is asked for: each text has its own people, places and organisations."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from tools.train_entities.bracketed import bracketed
from tools.train_entities.corpus import Sample
from tools.train_entities.slavic_news import declining_cs, declining_ru

FOLDER = Path(__file__).parent
DECLINING: dict[str, ModuleType] = {"cs": declining_cs, "ru": declining_ru}
GAP = re.compile(r"\{([A-Za-z_]+?)([123467])?\}")
CASES = "123467"
WHOSE = re.compile(r"\{A([123467]?)\} \{C2\}")  # a body and its country are one name
PARTS = 2  # the second look learns from halves
SEED = 8
LOUD = {"cs": 0.08}  # share of lines in capitals: Czech took each word of such a line for a name, Russian did not
# What a gap is filled with: the sort of entries and the type of the name; "" where it is none.
GAPS = {
    "C": ("country", "LOC"),
    "D": ("country", "LOC"),
    "E": ("country", "LOC"),
    "N": ("region", "LOC"),
    "G": ("geo", "LOC"),
    "town": ("town", "LOC"),
    "street": ("street", "LOC"),
    "A": ("ministry", "ORG"),
    "I": ("international", "ORG"),
    "H": ("partyhead", "ORG"),
    "Y": ("party", "ORG"),
    "U": ("school", "ORG"),
    "X": ("acronym", "ORG"),
    "T": ("club", "ORG"),
    "K": ("club", "ORG"),
    "O": ("firm", "ORG"),
    "Z": ("firm", "ORG"),
    "B": ("latinfirm", "ORG"),
    "S": ("latinfirm", "ORG"),
    "W": ("agency", "ORG"),
    "V": ("paper", "PRO"),
    "event": ("event", "EVT"),
    "law": ("law", "PRO"),
    "Title": ("title", ""),
}
LOOSE = {"dem": "demonym", "dem_low": "demonymlow", "day_acc": "day_acc", "day_loc": "day_loc"}
LOOSE |= {"party_short": "partyshort", "month_gen": "month_gen", "month_loc": "month_loc", "month_acc": "month_acc"}
PEOPLE = (("P", "p", "f", "m"), ("Q", "q", "g", "f"), ("R", "r", "h", "m"))
COINED = {
    "cs": (
        "Al Ar Bal Bor Bru Dal Dor Fer Gal Hol Jan Kal Kol Kor Lan Mal Mar Ner Ol Pel Ral Ros Sal Tal Tor Val Ver Zel",
        "an ek ec ík ar on in ov man son berg ský ner ler ini elli ez idis oğlu",
    ),
    "ru": (
        "Ал Ар Бал Бор Бру Вал Гал Дал Дор Зел Кал Кол Кор Лан Мал Мар Нер Ол Пел Рал Рос Сал Тал Тор Фер Хол",
        "анов ов ин енко ский ман сон берг нер лер ини элли ес идис оглу ян швили чук",
    ),
}
FIRMS = "tek ix ora ium atech soft gen dyne aris com ent invest"
LATIN = COINED["cs"][0]


class Said(NamedTuple):
    """What a gap stands for in one text."""

    form: Callable[[int], str]
    type: str


@cache
def lines(name: str) -> list[str]:
    """Lines of a file that are no remarks."""
    return [line for line in (FOLDER / name).read_text("utf-8").splitlines() if line and not line.startswith("#")]


@cache
def entries(sort: str, lang: str) -> list[str]:
    """All entries of one sort."""
    told = dict(line.split(": ", 1) for line in lines(f"names_{lang}.txt"))
    return [entry.strip() for entry in told[sort].split(";")]


def made_up(lang: str, texts: int) -> list[Sample]:
    """So many texts, the same each time."""
    chance = random.Random(SEED)
    return [bracketed(lang, f"made {number % PARTS}", article(lang, chance)) for number in range(texts)]


def article(lang: str, chance: random.Random) -> str:
    """A few sentences that tell of the same people and places."""
    chosen = chance.sample(lines(f"templates_{lang}.txt"), chance.randint(3, 8))
    told = cast(lang, chance)
    told_lines = [filled(line, told, lang, chance) for line in chosen]
    share = LOUD.get(lang, 0)
    return "\n".join(line.upper() if share and chance.random() < share else line for line in told_lines) + "\n"


def cast(lang: str, chance: random.Random) -> dict[str, Said]:
    """What each gap stands for in one text."""
    found = {gap: entry(chance.choice(entries(sort, lang)), type_, lang) for gap, (sort, type_) in GAPS.items()}
    for gap in "LM":
        found[gap] = entry(chance.choice(entries("bigtown" if chance.random() < 0.7 else "town", lang)), "LOC", lang)
    for gap in "BSO":
        if chance.random() < 0.35:
            found[gap] = entry(coined(chance, LATIN, FIRMS), "ORG", "")
    for gap in ("A", "X"):
        if chance.random() < 0.1:
            found[gap] = entry(letters(lang, chance), "ORG", "")
    for full, last, first, gender in PEOPLE:
        found |= someone(lang, chance, (full, last, first), gender)
    return found


def entry(told: str, type_: str, lang: str) -> Said:
    """An entry of a list in any case: what stands behind "|" stays as it is."""
    gender, _, rest = told.rpartition(":") if told[1:2] == ":" else ("", "", told)
    head, bar, tail = rest.partition("|")
    stays = not lang or (not bar and (" " in head or not head.isalpha()))
    return Said(lambda case: rest if stays else DECLINING[lang].phrase(head, gender, case) + tail, type_)


def someone(lang: str, chance: random.Random, gaps: tuple[str, str, str], gender: str) -> dict[str, Said]:
    """A person in full, by surname and by given name."""
    rules = DECLINING[lang]
    given = chance.choice(entries("givenm" if gender == "m" else "givenf", lang))
    family = coined(chance, *COINED[lang]) if chance.random() < 0.4 else chance.choice(entries("surname", lang))
    family = rules.of_woman(family) if gender == "f" else family
    initial = f" {given[0]}. " if chance.random() < 0.04 else ""

    def last(case: int) -> str:
        return str(rules.person(family, gender, case))

    def first(case: int) -> str:
        return str(rules.person(given, gender, case))

    def full(case: int) -> str:
        return f"{initial.strip()} {last(case)}" if initial else f"{first(case)} {last(case)}"

    return {gap: Said(form, "PER") for gap, form in zip(gaps, (full, last, first), strict=True)}


def coined(chance: random.Random, starts: str, endings: str) -> str:
    """A word that begins like a name and ends like its kind."""
    return chance.choice(starts.split()) + chance.choice(endings.split())


def letters(lang: str, chance: random.Random) -> str:
    """An abbreviation of nothing."""
    known = "АБВГДЕКЛМНОПРСТФЦ" if lang == "ru" else "ABCDEFGHKLMNOPRSTVZ"
    return "".join(chance.choice(known) for _ in range(chance.randint(2, 5)))


def filled(line: str, told: dict[str, Said], lang: str, chance: random.Random) -> str:
    """A template with all its gaps filled; a sentence begins with a capital."""

    def shown(match: re.Match[str]) -> str:
        gap, case = match[1], CASES.index(match[2] or "1")
        if gap.startswith("num"):
            return str(
                chance.randint(2, 9)
                if gap.endswith("2")
                else chance.choice((chance.randint(2, 99), chance.randint(100, 999)))
            )
        if gap in LOOSE:
            return chance.choice(entries(LOOSE[gap], lang))
        said = told[gap].form(case)
        return f"[{told[gap].type} {said}]" if told[gap].type else said

    def joined(match: re.Match[str]) -> str:
        return f"[ORG {told['A'].form(CASES.index(match[1] or '1'))} {told['C'].form(1)}]"

    return GAP.sub(shown, WHOSE.sub(joined, line))
