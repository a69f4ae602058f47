"""A watch: a page somebody wants to be told about, what of it is compared, and how it stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum

from kronika.model.page import Headers


class FocusKind(StrEnum):
    """What of a page is compared."""

    MAIN = "main"  # the main text, as the extractor finds it
    CSS = "css"
    XPATH = "xpath"
    TAG = "tag"  # a tag with attributes, as one would write it: div class="news" id="list"
    WHOLE = "whole"  # everything a reader sees


@dataclass(frozen=True, slots=True, kw_only=True)
class Focus:
    """What of a page is compared; the rule is the selector, or empty."""

    kind: FocusKind = FocusKind.MAIN
    rule: str = ""


class WatchState(StrEnum):
    """How the last check ended. A state is no change: only CHANGED means that the content is another."""

    NEW = "new"  # not looked at yet
    OK = "ok"  # looked at for the first time
    UNCHANGED = "unchanged"
    CHANGED = "changed"
    MOVED = "moved"  # it answers at another address now; the content is compared as before
    GONE = "gone"  # 404, 410, or a page that says so
    BLOCKED = "blocked"  # a challenge, a refusal, robots.txt
    LOGIN = "login"  # wants a password now
    LAYOUT_BROKEN = "layout_broken"  # the part to compare is no longer there
    UNREACHABLE = "unreachable"


COMPARED = frozenset({WatchState.OK, WatchState.UNCHANGED, WatchState.CHANGED, WatchState.MOVED})
"""States in which the page was had and compared; the others are troubles."""


class NoiseKind(StrEnum):
    """What differs without being news."""

    ADS = "ads"
    COUNTER = "counter"
    RELATIVE_TIME = "relative_time"  # 5 minutes ago
    GENERATED_TIME = "generated_time"  # page generated at 12:05:31
    TOKEN = "token"  # nonces and session ids, in texts and in addresses
    ORDER = "order"  # the same items in another order
    FLAPPING = "flapping"  # learned: this place differs at nearly every look
    PLACE = "place"  # a person pointed at it


@dataclass(frozen=True, slots=True, kw_only=True)
class Ignore:
    """A kind of noise at a place of a page. Kronika notes what it left out; a person can say otherwise."""

    kind: NoiseKind
    where: str = ""  # the place as watch/ writes it, or a person's CSS selector; empty: wherever it is found
    sample: str = ""  # what stood there, to be shown
    on: bool = True
    by: str = ""  # the person who decided; empty: nobody, it was found
    since: datetime | None = None

    @property
    def key(self) -> tuple[str, str]:
        """What makes it the same ignore."""
        return (self.kind.value, self.where)


@dataclass(frozen=True, slots=True, kw_only=True)
class Watch:
    """One watched page; `id` is 0 until the store has given one."""

    url: str
    name: str = ""  # empty: the title of the page, or its address
    id: int = 0
    group_id: int | None = None
    group: str = ""  # name of the group; set by the store
    focus: Focus = Focus()
    keep: int = 20  # versions of its history
    fastest: timedelta = timedelta(minutes=30)  # bounds of the learned interval; equal: a fixed one
    slowest: timedelta = timedelta(days=1)
    paused: bool = False
    alert_after: int = 2  # checks in a row that end in one trouble, before it is told
    options: Mapping[str, str] = field(default_factory=dict)  # browser=yes, charset=…, lang=…
    added: datetime | None = None
    removed: datetime | None = None  # deleted, and can be brought back for a while
    # How it stands, written by checks:
    title: str = ""  # of the newest version
    page_class: str = ""
    lang: str = ""
    state: WatchState = WatchState.NEW
    since: datetime | None = None  # of the state
    sentence: str = ""  # what is wrong, or where it moved to
    troubles: int = 0  # checks in a row that ended in a trouble
    told: WatchState | None = None  # the trouble people were told of, until it is over
    checked: datetime | None = None
    changed: datetime | None = None
    next_check: datetime | None = None
    interval: timedelta | None = None  # as learned
    version: int = 0  # the newest; 0: none yet
    ignores: tuple[Ignore, ...] = ()
    memory: Mapping[str, object] = field(default_factory=dict)  # what watch/ has learned of it; JSON

    @property
    def label(self) -> str:
        """What people call it."""
        return self.name or self.title or self.url


@dataclass(frozen=True, slots=True, kw_only=True)
class WatchVersion:
    """One kept version of a watched page; its bytes are read apart, by `id`."""

    id: int
    watch_id: int
    number: int  # 1, 2, 3 … never used twice
    at: datetime  # when it was first seen
    seen: datetime  # when it was last confirmed
    final_url: str
    status: int
    headers: Headers
    content_hash: str
    size: int
    title: str = ""
    page_class: str = ""
    lang: str = ""
    region: Mapping[str, object] = field(
        default_factory=dict
    )  # which parts were the text then, as watch/ writes it; JSON


@dataclass(frozen=True, slots=True, kw_only=True)
class WatchFilter:
    """Which watches to list, by name."""

    group_id: int | None = None
    state: WatchState | None = None
    troubled: bool = False  # only those in a state outside COMPARED
    paused: bool | None = None
    words: str = ""  # in name, title or address
    removed: bool = False  # those that were deleted, instead of the living
