"""The few words Kronika itself writes on a highlighted page; whoever shows it may give them in another language."""

from __future__ import annotations

from dataclasses import dataclass, field

from kronika.watch.highlight.stops import Stop, StopKind


@dataclass(frozen=True, slots=True, kw_only=True)
class PageWords:
    """Words on the page. Where there is a {number}, the number of a change is put."""

    kinds: dict[StopKind, str] = field(
        default_factory=lambda: {
            StopKind.ADDED: "Change {number}: added",
            StopKind.REMOVED: "Change {number}: removed",
            StopKind.REPLACED: "Change {number}: replaced",
            StopKind.MOVED_FROM: "Change {number}: moved away from here",
            StopKind.MOVED_TO: "Change {number}: moved here",
            StopKind.LINK: "Change {number}: another address",
        }
    )
    moved_to: str = "now at {number}"
    moved_from: str = "was at {number}"
    link: str = "leads to"
    picture: str = "picture"
    none: str = "nowhere"
    added: str = "added"
    removed: str = "removed"
    moved: str = "moved"
    found: str = "what is compared"

    def title(self, stop: Stop) -> str:
        """What a stop is called."""
        return self.kinds[stop.kind].replace("{number}", str(stop.number))


ENGLISH = PageWords()
