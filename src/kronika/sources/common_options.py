"""The options every source understands, whatever its kind, and the check that it has no others than it should."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType

from kronika.lang.language import NEUTRAL, language
from kronika.model.errors import SettingsError
from kronika.model.hours import OpeningHours
from kronika.model.pacing import Pacing
from kronika.model.source import Source
from kronika.sources.opening_hours import check_zone, opening_hours

COMMON: Mapping[str, str] = MappingProxyType(
    {
        "delay": "Seconds between two requests to a host of this source, at least.",
        "per_host": "Requests under way at once on a host of this source, at most.",
        "hours": "When its pages are asked for: 22:00-06:00, or mon-fri 20:00-07:00, sat-sun.",
        "zone": "The time zone of its hours; without it that of its language, else [serve] zone.",
        "browser": "yes: its pages are opened in a browser, because scripts write them.",
        "repair": "auto: when its layout changes, a repair that is sure is applied without asking.",
        "home": "The web page that belongs to a feed, as an import told it; kept, not fetched.",
        "entity": "The entity of a directory whose site this is; set by kronika entity follow.",
        "facts": "Kinds of facts its pages are read for after each round: mass-times, or several with commas.",
    }
)
LONGEST_DELAY = 86_400.0
MOST_AT_ONCE = 64


def check_options(source: Source, of_kind: Mapping[str, str]) -> None:
    """SettingsError for an option that neither every source nor this kind understands; `of_kind` explains each by name."""
    known = {**COMMON, **of_kind}
    for name in source.options:
        if name not in known:
            raise SettingsError(
                f"The source {source.name} has an option “{name}” that sources of the kind {source.kind} do not "
                f"understand; they understand {', '.join(sorted(known))}."
            )


def pacing_of(source: Source, zone: str) -> Pacing:
    """How the source's user wants its hosts to be asked; `zone` is where hours are counted when nothing else says it."""
    return Pacing(delay=delay_of(source), per_host=per_host_of(source), hours=hours_of(source, zone))


def delay_of(source: Source) -> float:
    """The option delay in seconds."""
    text = source.options.get("delay", "0")
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 <= seconds <= LONGEST_DELAY:
        raise wrong(source, "delay", f"it must be a number of seconds from 0 to {LONGEST_DELAY:.0f}")
    return seconds


def per_host_of(source: Source) -> int | None:
    """The option per_host; None when it is not set."""
    text = source.options.get("per_host")
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 3 and 1 <= int(text) <= MOST_AT_ONCE):
        raise wrong(source, "per_host", f"it must be a whole number from 1 to {MOST_AT_ONCE}")
    return int(text)


def hours_of(source: Source, zone: str) -> OpeningHours | None:
    """The option hours, by the clock of the place where the source lives."""
    written = source.options.get("hours")
    place = source.options.get("zone") or language_zone(source.lang) or zone
    try:
        check_zone(place)
        return None if written is None else opening_hours(written, place)
    except SettingsError as error:
        raise SettingsError(f"The source {source.name} cannot be opened by its hours. {error}") from error


def repairs_itself(source: Source) -> bool:
    """The option repair: whether a repair may be applied without a person."""
    return source.options.get("repair", "ask").strip().lower() == "auto"


def check_repair(source: Source) -> None:
    """SettingsError for a word that could be taken for a yes."""
    if not repairs_itself(source) and source.options.get("repair", "ask").strip().lower() != "ask":
        raise wrong(source, "repair", "it must be auto or ask")


def language_zone(code: str | None) -> str | None:
    """Where the newspapers of a language live, when they live in one place."""
    zone = language(code).zone
    return None if zone == NEUTRAL.zone else zone


def wrong(source: Source, name: str, rule: str) -> SettingsError:
    """A wrong value as a sentence."""
    value = source.options[name]
    return SettingsError(f"The option {name} of the source {source.name} is “{value[:80]}”; {rule}.")
