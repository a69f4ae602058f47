"""Which changes the inbox shows, as the address says it; unknown values let everything pass."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kronika.model.change import ChangeFilter
from kronika.model.watch import WatchState
from kronika.serve.web.labels import N_
from kronika.serve.web.watch_rows import number_of

LONGEST = 200  # characters of words
SHOWS = {"": N_("All"), "unread": N_("Unread"), "open": N_("Open"), "mine": N_("Mine")}
TROUBLES = (
    WatchState.MOVED,
    WatchState.GONE,
    WatchState.BLOCKED,
    WatchState.LOGIN,
    WatchState.LAYOUT_BROKEN,
    WatchState.UNREACHABLE,
)
STATES = (WatchState.CHANGED, *TROUBLES, WatchState.UNCHANGED)  # what an entry can tell; unchanged: it is well again


@dataclass(frozen=True, slots=True, kw_only=True)
class Inbox:
    """The filter of the inbox, as typed."""

    show: str = ""
    group: str = ""
    watch: str = ""
    state: str = ""
    words: str = ""

    @classmethod
    def read(cls, query: Mapping[str, str]) -> Inbox:
        """The fields as the address gives them."""
        return cls(
            show=query.get("show", ""),
            group=query.get("group", ""),
            watch=query.get("watch", ""),
            state=query.get("state", ""),
            words=" ".join(query.get("words", "").split())[:LONGEST],
        )

    def values(self) -> dict[str, str]:
        """The fields by the names they have in the address."""
        return {
            "show": self.show,
            "group": self.group,
            "watch": self.watch,
            "state": self.state,
            "words": self.words,
        }

    @property
    def empty(self) -> bool:
        """Is nothing chosen?"""
        return not any(self.values().values())

    def filter(self, person: str) -> ChangeFilter:
        """What to ask the store."""
        return ChangeFilter(
            group_id=number_of(self.group),
            watch_id=number_of(self.watch),
            unread=self.show == "unread",
            open=self.show in ("open", "mine"),
            assigned=person if self.show == "mine" else None,
            state=WatchState(self.state) if self.state in set(WatchState) else None,
            words=self.words,
        )
