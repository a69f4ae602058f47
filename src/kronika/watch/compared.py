"""What a comparison of two views came to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from kronika.model.change import Difference
from kronika.model.watch import Ignore
from kronika.watch.diff.segment import Segment


@dataclass(frozen=True, slots=True, kw_only=True)
class Compared:
    """The difference, and what to keep for the next time."""

    difference: Difference
    segments: Sequence[
        Segment
    ]  # over all tokens of both views; what is no change is EQUAL, even where the words differ
    ignores: tuple[Ignore, ...] = ()  # all of the watch's: people's, and those found so far
    memory: Mapping[str, object] = field(default_factory=dict)  # what was learned of the page; JSON
    digest: str = ""  # fingerprint of the change without noise, to confirm it by a second look; empty: no change
