"""Paths: how a block is reached from the top, by tags and telling names, so that equal items of a list have equal paths."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

LONGEST = 240  # characters of a path; deeper ones lose their beginning
SEPARATOR = " > "
NAME = re.compile(r"[a-z][a-z_-]{1,29}", re.IGNORECASE)  # no numbers: they count items or come from a build
# Names that say how an item stands at the moment, not what it is.
PASSING = frozenset(
    "odd even first last active inactive current selected new unread read open closed hover visible hidden show shown left right".split()
)


def step(element: Element, tag: str) -> str:
    """One step of a path: "li.news"."""
    names = element.get("class")
    return step_of(tag, names) if names else tag


@lru_cache(maxsize=16_384)
def step_of(tag: str, names: str) -> str:
    """The tag with the first name that tells something."""
    for name in names.split()[:8]:
        if NAME.fullmatch(name) and name.lower() not in PASSING:
            return f"{tag}.{name}"
    return tag


def below(path: str, step: str) -> str:
    """The path one step further down."""
    longer = f"{path}{SEPARATOR}{step}" if path else step
    if len(longer) <= LONGEST:
        return longer
    return "… > " + longer[-LONGEST + 40 :].partition(SEPARATOR)[2]
