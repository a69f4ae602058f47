"""Paragraphs of plain prose in each language, for the parts of a page that are not lists."""

from __future__ import annotations

from random import Random

from kronika.sampleweb.prose.cs import CzechProse
from kronika.sampleweb.prose.pl import PolishProse
from kronika.sampleweb.prose.ru import RussianProse
from kronika.sampleweb.watched.english import english_paragraph
from kronika.sampleweb.writing import DESKS, Prose

WRITERS: dict[str, Prose] = {"cs": CzechProse(), "pl": PolishProse(), "ru": RussianProse()}
LONG_ENOUGH = 14  # words: a paragraph somebody would notice
DRAFT = 12


def paragraphs(lang: str, dice: Random, count: int) -> list[str]:
    """So many different paragraphs."""
    found: list[str] = []
    while len(found) < count:
        found += [text for text in written(lang, dice) if text not in found and len(text.split()) >= LONG_ENOUGH]
    return found[:count]


def written(lang: str, dice: Random) -> list[str]:
    """The plain paragraphs of one text."""
    if lang == "en":
        return [english_paragraph(dice)]
    draft = WRITERS[lang].draft(dice, desk=dice.choice(DESKS), event=None, paragraphs=DRAFT)
    return [text for text in draft.paragraphs if text[:1] not in "#-•"]
