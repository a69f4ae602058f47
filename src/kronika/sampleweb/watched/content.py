"""What stands on a watched page, apart from how it looks: a title, a lead, items and sections of prose."""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from kronika.sampleweb.watched.prose import paragraphs
from kronika.sampleweb.watched.words import WORDS, day

if TYPE_CHECKING:
    from kronika.sampleweb.watched.design import Design

ITEMS = 7
SECTIONS = 4
RELATED = 6
HOLE = re.compile(r"\{([nd])\}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """One of several equal things: a row, a card, an entry."""

    head: str
    text: str
    figure: str  # a number that matters: a price, a score, a time
    link: str  # a path on the site
    day: str
    picture: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """A block of prose under a heading."""

    head: str
    paragraphs: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Content:
    """All that a reader comes for, and the links beside it."""

    title: str
    lead: str
    items: tuple[Item, ...]
    sections: tuple[Section, ...]
    picture: str
    related: tuple[str, ...]


def content_of(design: Design, seed: int) -> Content:
    """The content of a design; the same for the same seed."""
    dice = Random(f"{design.name}/{seed}")
    heads = dice.sample(design.heads, min(ITEMS, len(design.heads) - 2))
    texts = paragraphs(design.lang, dice, 2 * SECTIONS)
    names = dice.sample(WORDS[design.lang].sections, SECTIONS)
    return Content(
        title=design.titles[0],
        lead=design.lead,
        items=tuple(item_of(design, head, dice) for head in heads),
        sections=tuple(Section(head=name, paragraphs=tuple(texts[2 * n : 2 * n + 2])) for n, name in enumerate(names)),
        picture=f"/pictures/{design.name}-{dice.randrange(1000, 9999)}.jpg",
        related=tuple(dice.sample(WORDS[design.lang].related, RELATED)),
    )


def item_of(design: Design, head: str, dice: Random) -> Item:
    """One item: its text and number are thrown."""
    number = dice.randrange(1000, 9999)
    said = " ".join(filled(text, design.lang, dice) for text in dice.sample(design.says, min(2, len(design.says))))
    return Item(
        head=head,
        text=said,
        figure=design.figure(dice),
        link=f"/{design.name}/detail/{number}",
        day=day(design.lang, dice),
        picture=f"/pictures/{number}.jpg",
    )


def filled(text: str, lang: str, dice: Random) -> str:
    """A sentence with its numbers and days thrown."""
    return HOLE.sub(lambda hole: str(dice.randrange(3, 98)) if hole[1] == "n" else day(lang, dice), text)
