"""A page template: every source draws its own, and a redesign draws another."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random

from bench.layout.naming import Naming, Style

AWKWARD = 0.15  # of new templates


class Twist(StrEnum):
    """What makes a template hard for an engine that does not know the site."""

    COMMENTS_LIKE_TEXT = "comments like text"  # no heading, the same markup as paragraphs
    LONG_TEASERS = "long teasers"
    MISLEADING_NAMES = "misleading names"  # the text stands in an element called a widget
    SCRIPTED = "scripted"  # the text lies in a script and is put on the page by the browser


class Redesign(StrEnum):
    """How much of a template is new."""

    NAMES = "names"  # other classes, the same page
    MARKUP = "markup"  # other tags and nesting around the same furniture
    WHOLE = "whole"  # everything


@dataclass(frozen=True, slots=True, kw_only=True)
class Template:
    """The choices that make a page look like its source."""

    naming: Naming
    frame: str  # the element that holds the article: article, div, section, main, td
    wrappers: tuple[str, ...]  # elements between the frame and the text
    paragraph: str  # p, div, br (line breaks only), span
    lead: str  # p, div, h2, strong
    title: str  # h1, h2, div
    title_first: bool  # above the picture and the byline
    side_first: bool  # the sidebar comes before the article in the source text
    pieces: tuple[str, ...]  # above the article
    beside: tuple[str, ...]
    within: tuple[str, ...]  # in the middle of the text
    below: tuple[str, ...]
    counts: tuple[tuple[str, int], ...]  # how many links a list has
    footer: int  # lines
    menu: int  # links
    description: bool  # what stands in the head
    opengraph: bool
    json_ld: bool
    bulk: int  # bytes of scripts and styles
    twist: Twist | None = None

    def many(self, piece: str) -> int:
        """How many links a list has."""
        return dict(self.counts)[piece]

    def has(self, piece: str) -> bool:
        """Whether pages show such a piece."""
        return any(piece in place for place in (self.pieces, self.beside, self.within, self.below))


def draw_template(dice: Random, *, salt: str, hashed: float, awkward: float, comments: bool) -> Template:
    """A template of its own."""
    frame = dice.choice(("article", "article", "div", "div", "section", "main", "td"))
    return Template(
        naming=draw_naming(dice, salt, hashed, frame),
        frame=frame,
        wrappers=draw_wrappers(dice),
        paragraph=draw_paragraph(dice, frame),
        lead=dice.choice(("p", "p", "div", "h2", "strong")),
        title="div" if frame == "td" and dice.random() < 0.3 else dice.choice(("h1", "h1", "h1", "h2")),
        title_first=dice.random() < 0.7,
        side_first=dice.random() < 0.2,
        pieces=drawn(dice, {"cookies": 0.4, "menu": 0.95, "crumbs": 0.5, "advert": 0.4}),
        beside=drawn(dice, {"most_read": 0.6, "newsletter": 0.3, "advert": 0.5, "about": 0.1}),
        within=drawn(dice, {"related": 0.45, "newsletter": 0.2, "advert": 0.4, "share": 0.1}),
        below=below(dice, comments),
        counts=tuple(
            (piece, dice.randint(3, most)) for piece, most in (("teasers", 12), ("most_read", 10), ("related", 5))
        ),
        footer=dice.randint(2, 7),
        menu=dice.randint(5, 11),
        description=dice.random() < 0.7,
        opengraph=dice.random() < 0.6,
        json_ld=dice.random() < 0.35,
        bulk=int(dice.lognormvariate(8.0, 0.9)),
        twist=dice.choice(tuple(Twist)) if dice.random() < awkward else None,
    )


def redesigned(dice: Random, old: Template, how: Redesign, *, salt: str) -> Template:
    """Another template for the same source."""
    naming = draw_naming(dice, salt, 0.5, old.frame)
    if how is Redesign.NAMES:
        return replace(old, naming=naming)
    new = draw_template(dice, salt=salt, hashed=0.5, awkward=AWKWARD, comments=old.has("comments"))
    if how is Redesign.WHOLE:
        return new
    return replace(
        old,
        naming=naming,
        frame=new.frame,
        wrappers=new.wrappers,
        paragraph=new.paragraph,
        lead=new.lead,
        title=new.title,
        title_first=not old.title_first,
        side_first=not old.side_first,
    )


def draw_naming(dice: Random, salt: str, hashed: float, frame: str) -> Naming:
    """How elements are called."""
    style = dice.choice((Style.HASHED, Style.MIXED)) if dice.random() < hashed else Style.PLAIN
    return Naming(style=Style.BARE if frame == "td" and dice.random() < 0.7 else style, salt=f"{salt} {dice.random()}")


def draw_wrappers(dice: Random) -> tuple[str, ...]:
    """Elements that only hold others."""
    return tuple(dice.choice(("div", "div", "section", "span")) for _ in range(dice.choice((0, 1, 1, 2, 3, 5))))


def draw_paragraph(dice: Random, frame: str) -> str:
    """What a paragraph is."""
    return dice.choice(("br", "br", "p", "div")) if frame == "td" else dice.choice(("p", "p", "p", "p", "div", "br"))


def below(dice: Random, comments: bool) -> tuple[str, ...]:
    """What follows an article, in the template's own order; teasers are everywhere."""
    chosen = list(
        drawn(dice, {"tags": 0.6, "share": 0.5, "about": 0.3, "related": 0.5, "newsletter": 0.3, "most_read": 0.2})
    )
    rest = ["teasers", *(["comments"] if comments else [])]
    return (*chosen, *dice.sample(rest, len(rest)))


def drawn(dice: Random, chances: dict[str, float]) -> tuple[str, ...]:
    """The pieces that luck has chosen, in any order."""
    chosen = [piece for piece, chance in chances.items() if dice.random() < chance]
    return tuple(dice.sample(chosen, len(chosen)))
