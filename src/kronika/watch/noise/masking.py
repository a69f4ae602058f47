"""From tokens to keys: a page as it is compared, with its noise taken out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kronika.html.selector import either
from kronika.model.watch import Ignore, NoiseKind
from kronika.watch.noise.kind import Mark, noises
from kronika.watch.noise.page import Page

if TYPE_CHECKING:
    from lxml.etree import _Element as Element


@dataclass(frozen=True, slots=True, eq=False)
class Masked:
    """The keys of a page, where their tokens stand, and what was masked."""

    keys: list[str]
    at: list[int]  # the first token of each key; one more: the end
    mute: bytearray  # for every token, whether it never is a change
    marks: list[tuple[NoiseKind, Mark]]
    key_at: dict[int, str]  # the keys that are no plain tokens, by their first token


def masked(page: Page, other: Page, ignores: Sequence[Ignore]) -> Masked:
    """A page with its noise taken out, but for the noise that people want to see."""
    found = list(places(page, ignores))
    refused = frozenset(ignore.key for ignore in ignores if not ignore.on)
    for kind in noises():
        if (kind.noise.value, "") not in refused:
            found += (
                (kind.noise, mark)
                for mark in kind.marks(page, other)
                if not refused or (kind.noise.value, page.where(mark.start)) not in refused
            )
    return laid(page, found)


def laid(page: Page, found: Sequence[tuple[NoiseKind, Mark]]) -> Masked:
    """Put the marks on the tokens; what is marked is not marked again."""
    tokens = page.view.tokens
    taken, mute = bytearray(len(tokens)), bytearray(len(tokens))
    heads: dict[int, str] = {}
    kept: list[tuple[NoiseKind, Mark]] = []
    for kind, mark in found:
        if not any(taken[mark.start : mark.end]):
            taken[mark.start : mark.end] = b"\x01" * (mark.end - mark.start)
            first = mark.start if mark.mute else mark.start + 1  # one token speaks for all
            mute[first : mark.end] = b"\x01" * (mark.end - first)
            if mark.key:
                heads[mark.start] = mark.key
            kept.append((kind, mark))
    if not kept:
        return Masked(list(tokens), list(range(len(tokens) + 1)), mute, kept, heads)
    at = [place for place in range(len(tokens)) if not taken[place] or place in heads]
    keys = [heads.get(place) or tokens[place] for place in at]
    return Masked(keys, [*at, len(tokens)], mute, kept, heads)


def places(page: Page, ignores: Sequence[Ignore]) -> list[tuple[NoiseKind, Mark]]:
    """What people pointed at, by its selector."""
    found: list[tuple[NoiseKind, Mark]] = []
    for ignore in ignores:
        if ignore.kind is NoiseKind.PLACE and ignore.on and ignore.where:
            found += ((NoiseKind.PLACE, mark) for mark in pointed_at(page, ignore.where))
    return found


def pointed_at(page: Page, selector: str) -> list[Mark]:
    """The tokens in what a selector means; one that nobody can follow means nothing."""
    try:
        chosen = either(selector).select(page.view.document.root)
    except ValueError:
        return []
    inside = {element for top in chosen if not isinstance(top, str) for element in top.iter()}
    tops = {element for element in chosen if not isinstance(element, str)}
    return (
        [Mark(place, place + 1) for place in range(len(page.view.tokens)) if stands_in(page, place, inside, tops)]
        if inside
        else []
    )


def stands_in(page: Page, token: int, inside: set[Element], tops: set[Element]) -> bool:
    """In the text of an element, or in the tail of one that is not the outermost."""
    place = page.view.places[token]
    return place.element in inside and not (place.part == "tail" and place.element in tops)
