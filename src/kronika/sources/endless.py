"""Addresses that grow without end: segments that repeat, paths too deep, addresses too long."""

from __future__ import annotations

from urllib.parse import urlsplit

from kronika.sources.cut_reasons import ENDLESS, TOO_DEEP, TOO_LONG

LONGEST = 2_000  # characters of an address
DEEPEST = 16  # segments of a path
TIMES = 3  # a run of segments that stands so often, one after the other, repeats
OFTEN = 4  # one segment that stands so often anywhere in a path


def endless(url: str) -> str:
    """Why an address is one of endlessly many, as a reason; empty when it is not."""
    if len(url) > LONGEST:
        return TOO_LONG
    if url.count("/") < TIMES + 2:
        return ""  # too short to repeat anything
    segments = [segment for segment in urlsplit(url).path.split("/") if segment]
    if repeats(segments[: DEEPEST * TIMES]):
        return ENDLESS
    return TOO_DEEP if len(segments) > DEEPEST else ""


def repeats(segments: list[str]) -> bool:
    """/a/b/a/b/a/b: a relative link that was meant from the root; numbers may well repeat (/2026/3/3/3)."""
    words = [segment for segment in segments if not segment.isdigit()]
    if any(words.count(segment) >= OFTEN for segment in set(words)):
        return True
    for size in range(1, len(segments) // TIMES + 1):
        for start in range(len(segments) - size * TIMES + 1):
            run = segments[start : start + size]
            whole = segments[start : start + size * TIMES]
            if whole == run * TIMES and not all(segment.isdigit() for segment in run):
                return True
    return False
