"""What a recipe brings when it no longer fits: pure functions from a good document to a wrong text."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from bench.layout.copy import Good
from bench.layout.template import Template
from kronika.model.article import GAP

Damage = Callable[[Good], str]
KEPT = 0.6  # of a text that is cut
SECTIONS = ("most_read", "related", "teasers", "most_read", "related", "newsletter", "menu", "about", "tags")


def nothing(_: Good) -> str:
    """No text at all."""
    return ""


def lead_only(good: Good) -> str:
    """The first paragraph."""
    return good.units[0]


def cut(dice: Random) -> Damage:
    """The first sixty per cent: in the middle of a sentence, or after a whole paragraph."""
    return cut_anywhere if dice.random() < 0.5 else cut_between


def cut_anywhere(good: Good) -> str:
    """Cut where it happens to fall."""
    text = good.document.text
    return text[: math.ceil(KEPT * len(text))]


def cut_between(good: Good) -> str:
    """Cut after the paragraph with which sixty per cent are reached."""
    wanted = KEPT * sum(map(len, good.units))
    kept: list[str] = []
    for unit in good.units:
        if wanted <= 0:
            break
        kept.append(unit)
        wanted -= len(unit)
    return GAP.join(kept)


def comments(good: Good) -> str:
    """What readers wrote."""
    return good.page.pieces["comments"]


def wrong_section(dice: Random, template: Template) -> Damage:
    """One and the same other part of the page."""
    section = dice.choice([name for name in SECTIONS if template.has(name)])
    return lambda good: good.page.pieces[section]


def appended(piece: str) -> Damage:
    """The text, and then something that does not belong to it."""
    return lambda good: f"{good.document.text}{GAP}{good.page.pieces[piece]}"


def doubled(dice: Random) -> Damage:
    """Everything twice: the whole text, or paragraph by paragraph."""
    if dice.random() < 0.5:
        return lambda good: f"{good.document.text}{GAP}{good.document.text}"
    return lambda good: GAP.join(unit for unit in good.units for _ in range(2))


def partly(dice: Random) -> Damage:
    """Only the paragraphs whose class is still what it was."""
    ways: tuple[Damage, ...] = (
        lambda good: GAP.join(good.units[::2]),
        lambda good: GAP.join(good.units[1::2]),
        lambda good: GAP.join(unit for unit in good.units if len(unit) % 3),
        lambda good: GAP.join(good.units[:1] + good.units[3:]),
        lambda good: GAP.join(good.units[: max(1, len(good.units) // 3)]),
        lambda good: GAP.join(good.units[-2:]),
    )
    return dice.choice(ways)


def on_some(dice: Random, share: float, damage: Damage) -> Damage:
    """A roll-out: only this share of the documents is damaged."""
    return lambda good: damage(good) if dice.random() < share else good.document.text
