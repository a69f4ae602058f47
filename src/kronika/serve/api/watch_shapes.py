"""A watch as programs see it and as they send it; durations are written as people write them: 30m, 1d."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from pydantic import Field

from kronika.flow.watch_files.rules import fault_of
from kronika.flow.watch_options import check_options
from kronika.html.address import check_url
from kronika.model.duration import duration, written
from kronika.model.errors import InputError
from kronika.model.watch import Focus, FocusKind, Ignore, NoiseKind, Watch, WatchState
from kronika.serve.api.texts import Sent, Short, Shown, Text

SHORTEST, LONGEST = timedelta(minutes=1), timedelta(days=366)
MAIN_RULE = (FocusKind.MAIN, FocusKind.WHOLE)


class FocusSent(Sent):
    """What of the page is compared."""

    kind: FocusKind = FocusKind.MAIN
    rule: Text = Field(
        default="", max_length=1_000, description="The CSS selector, XPath or tag; empty for main and whole."
    )


class FocusShown(Shown):
    """What of the page is compared."""

    kind: FocusKind
    rule: str


class IgnoreShown(Shown):
    """What differs without being news, and whether that is left out."""

    kind: NoiseKind
    where: str
    sample: str
    on: bool
    by: str = Field(description="Who decided; empty: nobody, it was found.")
    since: datetime | None


class WatchNew(Sent):
    """A page to watch."""

    url: Text = Field(max_length=4_096)
    name: Short = ""
    group: Short | None = Field(None, description="Name of a group that is there.")
    focus: FocusSent = FocusSent()
    keep: int = Field(20, ge=2, le=1_000, description="Versions of its history.")
    fastest: Short = Field("30m", description="Shortest time between checks: 15m, 2h, 1d.")
    slowest: Short = Field("1d", description="Longest time between checks.")
    paused: bool = False
    alert_after: int = Field(2, ge=1, le=100, description="Failed checks in a row before it is told.")
    browser: bool = Field(False, description="Run the scripts of the page.")
    charset: Short = ""
    lang: Short = ""


class WatchChange(Sent):
    """What to change about a watch; what is left out stays."""

    url: Text | None = Field(None, max_length=4_096)
    name: Short | None = None
    group: Short | None = Field(None, description="Name of a group; empty: none.")
    focus: FocusSent | None = None
    keep: int | None = Field(None, ge=2, le=1_000)
    fastest: Short | None = None
    slowest: Short | None = None
    paused: bool | None = None
    alert_after: int | None = Field(None, ge=1, le=100)
    browser: bool | None = None
    charset: Short | None = None
    lang: Short | None = None


class WatchShown(Shown):
    """A watched page and how it stands."""

    id: int
    url: str
    name: str
    label: str = Field(description="What people call it: its name, its title or its address.")
    group: str
    group_id: int | None
    focus: FocusShown
    keep: int
    fastest: str
    slowest: str
    paused: bool
    alert_after: int
    options: dict[str, str]
    added: datetime | None
    removed: datetime | None
    title: str
    page_class: str
    lang: str
    state: WatchState
    since: datetime | None
    sentence: str
    troubles: int
    checked: datetime | None
    changed: datetime | None
    next_check: datetime | None
    interval: str = Field(description="The time between checks as learned; empty before the first.")
    version: int = Field(description="Number of the newest version; 0: none yet.")
    ignores: list[IgnoreShown]


def shown(watch: Watch) -> WatchShown:
    """A watch for a caller."""
    return WatchShown(
        id=watch.id, url=watch.url, name=watch.name, label=watch.label, group=watch.group, group_id=watch.group_id,
        focus=FocusShown(kind=watch.focus.kind, rule=watch.focus.rule), keep=watch.keep, fastest=written(watch.fastest),
        slowest=written(watch.slowest), paused=watch.paused, alert_after=watch.alert_after, options=dict(watch.options),
        added=watch.added, removed=watch.removed, title=watch.title, page_class=watch.page_class, lang=watch.lang,
        state=watch.state, since=watch.since, sentence=watch.sentence, troubles=watch.troubles, checked=watch.checked,
        changed=watch.changed, next_check=watch.next_check, interval=written(watch.interval), version=watch.version,
        ignores=[shown_ignore(ignore) for ignore in watch.ignores],
    )  # fmt: skip


def shown_ignore(ignore: Ignore) -> IgnoreShown:
    """An ignore for a caller."""
    return IgnoreShown(
        kind=ignore.kind, where=ignore.where, sample=ignore.sample, on=ignore.on, by=ignore.by, since=ignore.since
    )


def watch_of(sent: WatchNew, group_id: int | None) -> Watch:
    """The watch a caller wants; InputError says which value cannot be."""
    fastest, slowest = bounds(sent.fastest, sent.slowest)
    return Watch(
        url=check_url(sent.url),
        name=one_line(sent.name),
        group_id=group_id,
        focus=focus_of(sent.focus),
        keep=sent.keep,
        fastest=fastest,
        slowest=slowest,
        paused=sent.paused,
        alert_after=sent.alert_after,
        options=options({}, sent.model_dump()),
    )


def changed(watch: Watch, sent: WatchChange, group_id: int | None) -> Watch:
    """The watch as a caller wants it from now on."""
    given = sent.model_dump(exclude_none=True)
    fastest, slowest = bounds(
        given.get("fastest") or written(watch.fastest), given.get("slowest") or written(watch.slowest)
    )
    return replace(
        watch,
        url=check_url(sent.url) if sent.url is not None else watch.url,
        name=one_line(sent.name) if sent.name is not None else watch.name,
        group_id=group_id,
        focus=focus_of(sent.focus) if sent.focus is not None else watch.focus,
        keep=given.get("keep", watch.keep),
        fastest=fastest,
        slowest=slowest,
        paused=given.get("paused", watch.paused),
        alert_after=given.get("alert_after", watch.alert_after),
        options=options(dict(watch.options), given),
    )


def focus_of(sent: FocusSent) -> Focus:
    """What is compared; a selector is tried before it is kept."""
    rule = sent.rule.strip()
    if sent.kind in MAIN_RULE:
        if rule:
            raise InputError(f"A focus of the kind {sent.kind.value} has no rule.")
    elif fault := fault_of(sent.kind, rule):
        raise InputError(f"{fault[:1].upper()}{fault[1:]}.")
    return Focus(kind=sent.kind, rule=rule)


def bounds(fastest: str, slowest: str) -> tuple[timedelta, timedelta]:
    """The bounds of the interval."""
    fast, slow = duration(fastest), duration(slowest)
    if fast is None or slow is None or not SHORTEST <= fast <= slow <= LONGEST:
        raise InputError("The times between checks must be 1m to 366d, and the slowest no shorter than the fastest.")
    return fast, slow


def options(before: dict[str, str], given: dict[str, Any]) -> dict[str, str]:
    """The options with what is given; an empty one is taken away, one nobody understands is told."""
    for name in ("charset", "lang"):
        if name in given:
            before[name] = str(given[name])
    if "browser" in given:
        before["browser"] = "yes" if given["browser"] else ""
    return check_options(before)


def one_line(text: str) -> str:
    """A name without line ends."""
    return " ".join(text.split())
