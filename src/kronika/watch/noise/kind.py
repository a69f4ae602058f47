"""What a kind of noise must tell: which tokens of a page say nothing, and which difference is none."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from kronika.model.watch import NoiseKind
from kronika.registry import kinds
from kronika.watch.noise.page import Page

FOLDER = "kronika.watch.noise.kinds"


class Mark(NamedTuple):
    """Tokens start … end that are compared by a key of their own instead of word by word."""

    start: int
    end: int
    key: str = ""  # empty: not compared at all
    mute: bool = True  # never a change by itself; else a difference of keys is one


class Swap(NamedTuple):
    """Tokens of the old page that gave way to tokens of the new one, in place."""

    before: Page
    after: Page
    a0: int
    a1: int
    b0: int
    b1: int


class Noise:
    """One kind of noise; a kind overrides what it can tell."""

    noise: NoiseKind
    rank = 5  # kinds of a lower rank mark first, and what is marked is marked

    def marks(self, page: Page, other: Page) -> Iterable[Mark]:
        """The noise on a page, as far as it is known by its looks, or by how the page differs from the other."""
        return ()

    def excuses(self, swap: Swap) -> bool:
        """The difference is of this kind, seen from both sides."""
        return False


@cache
def noises() -> tuple[Noise, ...]:
    """All kinds, in the order in which they mark."""
    return tuple(sorted(kinds(FOLDER).values(), key=lambda kind: (kind.rank, kind.noise.value)))
