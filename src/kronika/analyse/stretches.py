"""A text by its languages: the parts in another language than the text, each as long as the whole with the rest blank."""

from __future__ import annotations

import re
from dataclasses import dataclass

from kronika.lang.discern import discern
from kronika.lang.stretches import stretches
from kronika.model.analysis import Stretch

BLANK = re.compile(r"[^\n]")


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """What of a text is in one language. Places in it are places in the text."""

    text: str
    lang: str | None
    stretches: tuple[Stretch, ...] = ()


def pieces(text: str, lang: str | None) -> list[Piece]:
    """The text in its own language first, then its paragraphs in others."""
    own = lang or discern(text)
    foreign: dict[str, list[Stretch]] = {}
    for stretch in stretches(text, own) if own else ():
        if stretch.lang is not None:
            foreign.setdefault(stretch.lang, []).append(stretch)
    if not foreign:
        return [Piece(text=text, lang=own)]
    kept = [Piece(text=only(text, those), lang=code, stretches=tuple(those)) for code, those in sorted(foreign.items())]
    return [Piece(text=without(text, [one for those in foreign.values() for one in those]), lang=own), *kept]


def without(text: str, those: list[Stretch]) -> str:
    """The text with these stretches blank."""
    for one in those:
        text = text[: one.start] + blank(text[one.start : one.end]) + text[one.end :]
    return text


def only(text: str, those: list[Stretch]) -> str:
    """A blank text with these stretches in it."""
    made = blank(text)
    for one in those:
        made = made[: one.start] + text[one.start : one.end] + made[one.end :]
    return made


def blank(text: str) -> str:
    """As long as the text, with its lines."""
    return BLANK.sub(" ", text)
