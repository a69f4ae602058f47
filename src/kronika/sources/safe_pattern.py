"""Patterns of people's own that cannot be made to run for ever: refused with a reason, and tried on short texts only."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from re import _constants as code  # type: ignore[attr-defined]
from re import _parser as reader  # type: ignore[attr-defined]
from typing import Any

LONGEST = 300  # characters of a pattern
LONGEST_TEXT = 200  # characters it is tried on: an address line is shorter
MOST_REPEATS = 4  # each one more may multiply the time by the length of the text
FEW = 8  # a repetition up to so many times counts as bounded
REPEATS = (code.MAX_REPEAT, code.MIN_REPEAT)


@lru_cache(maxsize=1_024)
def safe_pattern(text: str) -> re.Pattern[str]:
    """A compiled pattern; ValueError says what is wrong with it."""
    if not text or len(text) > LONGEST:
        raise ValueError(f"a pattern must have 1 to {LONGEST} characters")
    try:
        made = re.compile(text)
        parsed = reader.parse(text)
    except (re.error, RecursionError, OverflowError) as error:
        raise ValueError(f"the pattern “{text}” is wrong: {error}") from error
    repeats = list(endless(parsed))
    if any(is_twisted(body) for body in repeats) or len(repeats) > MOST_REPEATS:
        raise ValueError(f"the pattern “{text}” may take too long; use fewer * and +, and none inside another")
    return made


def taken(pattern: re.Pattern[str], text: str) -> str:
    """What the pattern finds in a text: its first group, or all of it without one; empty when it finds nothing."""
    found = pattern.search(text[:LONGEST_TEXT])
    if found is None:
        return ""
    return (found.group(1) if pattern.groups else found.group()) or ""


def endless(parsed: Any) -> Iterator[Any]:
    """The bodies of all repetitions without a small bound."""
    for operation, value in parsed:
        if operation in REPEATS and (value[1] == code.MAXREPEAT or value[1] > FEW):
            yield value[2]
        for part in inside(value):
            yield from endless(part)


def is_twisted(body: Any) -> bool:
    """Whether what is repeated can itself be read in several ways."""
    return any(operation in (*REPEATS, code.BRANCH) or any(map(is_twisted, inside(value))) for operation, value in body)


def inside(value: Any) -> Iterator[Any]:
    """The patterns a part of a pattern is made of."""
    if isinstance(value, reader.SubPattern):
        yield value
    elif isinstance(value, (tuple, list)):
        for part in value:
            yield from inside(part)
