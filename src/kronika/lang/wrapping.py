"""Tells whether the lines of a text were broken at a width, as mails do, so that line breaks mean nothing."""

from __future__ import annotations

from itertools import pairwise

LEAST_LINES = 4
NARROWEST, WIDEST = 40, 110
FULL = 0.72  # of the widest line: a line that had to be broken there
MOSTLY = 0.7
LONG_ENOUGH = 20_000  # characters that are looked at


def is_wrapped(text: str) -> bool:
    """Whether most line breaks stand where a line was full and the next word would not have fitted."""
    if "\n" not in text:
        return False
    pairs = line_pairs(text[:LONG_ENOUGH])
    if len(pairs) < LEAST_LINES - 1:
        return False
    widths = [len(first) for first, _ in pairs]
    width = max(widths)
    if not NARROWEST <= width <= WIDEST:
        return False
    full = sum(len(first) >= FULL * width for first, _ in pairs)
    going_on = sum(second[:1].islower() for _, second in pairs)
    fitting = sum(len(first) + 1 + len(second.split(" ", 1)[0]) > width for first, second in pairs)
    return full >= MOSTLY * len(pairs) and fitting >= MOSTLY * len(pairs) and going_on >= 0.25 * len(pairs)


def line_pairs(text: str) -> list[tuple[str, str]]:
    """Lines with the line right below, where neither is empty."""
    lines = [line.strip() for line in text.split("\n")]
    return [(first, second) for first, second in pairwise(lines) if first and second]
