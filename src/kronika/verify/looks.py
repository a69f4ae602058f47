"""What the pages of a source look like: where their texts stand and what frames them, so that a new look is known as one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kronika.model.document import Measures

KNOWN = 0.02  # of the documents stand in a place that is called known …
LEAST = 2  # … and at least so many
COMMON = 0.6  # of the pages have what is called the frame
FRAMED = 0.5  # of the frame must be there
MOST_PATHS = 40


@dataclass(frozen=True, slots=True, kw_only=True)
class Looks:
    """The known places of texts, and the common frame of the pages."""

    paths: frozenset[str] = frozenset()
    frame: frozenset[int] = frozenset()

    def is_new(self, measures: Measures) -> bool:
        """The page does not look like these; a page that is not at hand looks like anything."""
        new_place = bool(self.paths and measures.path and measures.path not in self.paths)
        return new_place or self.is_reframed(measures)

    def is_reframed(self, measures: Measures) -> bool:
        """Much of the common frame is not there."""
        if not self.frame or not measures.skeleton:
            return False
        return len(self.frame.intersection(measures.skeleton)) < FRAMED * len(self.frame)

    def as_plain(self) -> dict[str, Any]:
        """For the store."""
        return {"paths": sorted(self.paths), "frame": sorted(self.frame)}

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Looks:
        """From the store."""
        return cls(paths=frozenset(plain["paths"]), frame=frozenset(plain["frame"]))


def looks_of(documents: Sequence[Measures]) -> Looks:
    """What these pages have in common."""
    paths = Counter(measures.path for measures in documents if measures.path)
    least = max(LEAST, KNOWN * paths.total())
    pages = [measures.skeleton for measures in documents if measures.skeleton]
    parts = Counter(part for skeleton in pages for part in skeleton)
    return Looks(
        paths=frozenset(path for path, count in paths.most_common(MOST_PATHS) if count >= least),
        frame=frozenset(part for part, count in parts.items() if count >= COMMON * len(pages)),
    )


def is_reframed_to(looks: Sequence[Looks], measures: Measures) -> bool:
    """The page has the frame of none of these: it is another layout, and not only the text in another place."""
    return bool(looks) and all(one.is_reframed(measures) for one in looks)


def is_new_to(looks: Sequence[Looks], measures: Measures) -> bool:
    """The page looks like none of these."""
    return bool(looks) and all(one.is_new(measures) for one in looks)
