"""Which pages teach and which examine: by a fingerprint of the address, so that every run splits alike and time plays no part."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from kronika.model.errors import NotEnoughPages
from kronika.verify.repair.lesson import Lesson

FEWEST = 5  # pages that teach, and as many others that examine
MOST_TEACHING = 16  # more teach nothing new and take their time


def split(lessons: Sequence[Lesson]) -> tuple[list[Lesson], list[Lesson]]:
    """Teaching and examining pages; raises NotEnoughPages, which says how many are missing."""
    ordered = sorted({lesson.url: lesson for lesson in lessons}.values(), key=lambda lesson: mixed(lesson.url))
    missing = 2 * FEWEST - len(ordered)
    if missing > 0:
        raise NotEnoughPages(
            f"{len(ordered)} article {'page' if len(ordered) == 1 else 'pages'} of the new layout "
            f"{'is' if len(ordered) == 1 else 'are'} too few to learn from: {missing} more are needed "
            f"({FEWEST} to learn from, {FEWEST} to check on). Collect the source again later.",
            missing=missing,
        )
    at = min(len(ordered) // 2, MOST_TEACHING)
    return ordered[:at], ordered[at:]


def mixed(text: str) -> bytes:
    """The same for the same address, and no order that means anything."""
    return sha256(text.encode("utf-8", "surrogatepass")).digest()
