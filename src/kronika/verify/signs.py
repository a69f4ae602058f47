"""The signs of damage: what each measure means when it leaves its usual range, and how far it must go to mean anything."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType


class Group(StrEnum):
    """What a sign rests on; signs of one group are no independent witnesses."""

    TEXT = "text"  # the text by itself
    REPEAT = "repeat"  # other documents of the source
    PAGE = "page"  # the page it stands on: void when the layout is new
    TOLD = "told"  # what title and feed announced
    GENERAL = "general"  # what the general engine finds on the same page
    BOTH = "both"  # page and general engine together, which holds on any layout
    FORM = "form"  # length and share of the page: a matter of content, never of damage by itself


@dataclass(frozen=True, slots=True, kw_only=True)
class Sign:
    """One measure as a witness. The edge is the least bad value that can mean damage, however steady a source is."""

    name: str
    group: Group
    high: bool  # bad when high; else bad when low
    edge: float
    apart: float = 0.0  # … and it must lie so far from what is usual for the source
    part: float = 1.0  # … or below this part of it
    fixed: bool = False  # yes or no: the edge is the limit, and only the rate is learned
    shifts: bool = False  # a shift of the whole distribution is damage too


def signs(*all_: Sign) -> MappingProxyType[str, Sign]:
    """Signs by name."""
    return MappingProxyType({sign.name: sign for sign in all_})


INTEGRITY = signs(
    Sign(name="empty", group=Group.TEXT, high=True, edge=0.5, fixed=True),
    Sign(name="odd", group=Group.TEXT, high=True, edge=0.003, shifts=True),
    Sign(name="garbled", group=Group.TEXT, high=True, edge=0.0002),
    Sign(name="known", group=Group.TEXT, high=False, edge=0.16, part=0.5),
    Sign(name="endings", group=Group.TEXT, high=False, edge=0.6),
    Sign(name="doubled", group=Group.TEXT, high=True, edge=0.15),
    Sign(name="tongue", group=Group.TEXT, high=True, edge=0.5, fixed=True),
    Sign(name="repetition", group=Group.REPEAT, high=True, edge=0.3),
    Sign(name="boilerplate", group=Group.REPEAT, high=True, edge=0.5, apart=0.5),
    Sign(name="left_out", group=Group.PAGE, high=True, edge=0.12, shifts=True),
    Sign(name="skipped", group=Group.BOTH, high=True, edge=0.1, shifts=True),
    Sign(name="strayed", group=Group.PAGE, high=True, edge=0.15, shifts=True),
    Sign(name="linked", group=Group.PAGE, high=True, edge=0.15),
    Sign(name="found", group=Group.PAGE, high=False, edge=0.8),
    Sign(name="about", group=Group.TOLD, high=False, edge=0.34, shifts=True),
    Sign(name="feed_title", group=Group.TOLD, high=False, edge=0.5, shifts=True),
    Sign(name="feed_summary", group=Group.TOLD, high=False, edge=0.6, shifts=True),
    Sign(name="agreement", group=Group.GENERAL, high=False, edge=0.7),
    Sign(name="unread", group=Group.GENERAL, high=True, edge=0.25),
    Sign(name="alien", group=Group.GENERAL, high=True, edge=0.2),
    Sign(name="walled", group=Group.GENERAL, high=True, edge=0.5, fixed=True),
)
FORM = signs(
    Sign(name="words", group=Group.FORM, high=False, edge=99.0, shifts=True),
    Sign(name="share", group=Group.FORM, high=False, edge=1.0, shifts=True),
)
ALL = MappingProxyType({**INTEGRITY, **FORM})
