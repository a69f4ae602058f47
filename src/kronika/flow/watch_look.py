"""What goes to a process that looks at a watched page, and what comes back: without the extractor, which only that one needs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from kronika.model.change import Difference
from kronika.model.recipe import Recipe
from kronika.model.watch import Focus, Ignore, WatchState


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """The bytes of a page as they came at some moment."""

    body: bytes
    final_url: str
    at: datetime
    status: int = 200
    content_type: str | None = None
    region: Mapping[str, object] = field(default_factory=dict)  # which parts were the text, of a kept version
    page_class: str = ""  # of a kept version, as its title and language
    title: str = ""
    lang: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class LookWork:
    """All that a process needs for one look."""

    url: str
    focus: Focus
    sheet: Sheet
    before: Sheet | None  # the newest version we have
    engine: str
    lang: str | None = None
    charset: str = ""  # forced by the user
    recipe: Recipe | None = None  # of the site now
    ignores: tuple[Ignore, ...] = ()
    memory: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Looked:
    """What a look came to."""

    state: WatchState
    sentence: str = ""
    title: str = ""
    page_class: str = ""
    lang: str = ""
    region: Mapping[str, object] = field(default_factory=dict)
    difference: Difference | None = None  # None: there was nothing to compare with
    digest: str = ""  # of what was compared, without its noise
    doubtful: bool = False  # a change that should be seen twice before it is believed
    ignores: tuple[Ignore, ...] = ()
    memory: Mapping[str, object] = field(default_factory=dict)
