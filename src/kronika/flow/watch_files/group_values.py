"""A group as values by name: how our own files and the interface for programs write one, and what they may say."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from kronika.flow.watch_files.entry import GroupEntry
from kronika.model.errors import InputError
from kronika.model.group import Cadence, Group

TIME = re.compile(r"([01]?\d|2[0-3]):([0-5]\d)")
QUIET = re.compile(rf"{TIME.pattern}-{TIME.pattern}")
LANGUAGES = ("en", "pl", "cs", "ru")
LONGEST_NAME = 200
WEEKDAYS = 7


def group_values(group: Group) -> Mapping[str, Any]:
    """What people have set about a group; those who have left are not carried along."""
    members = [
        {"address": f"{member.address.channel}:{member.address.target}", "name": member.name}
        for member in group.members
        if member.left is None
    ]
    values: dict[str, Any] = {"name": group.name, "cadence": group.cadence.value, "at": clock_text(group.minute)}
    values |= {"weekday": group.weekday, "quiet": group.quiet, "zone": group.zone, "lang": group.lang}
    return {**values, "also_unchanged": group.also_unchanged, "members": members}


def group_of(line: int, said: Mapping[str, Any]) -> GroupEntry:
    """The group that values stand for; InputError says which of them cannot be."""
    usual = Group(name="")
    made = Group(
        name=name_of(said.get("name")),
        cadence=cadence_of(said.get("cadence", usual.cadence)),
        minute=minute_of(said.get("at", clock_text(usual.minute))),
        weekday=weekday_of(said.get("weekday", usual.weekday)),
        quiet=quiet_of(said.get("quiet", "")),
        zone=zone_of(said.get("zone", "")),
        lang=lang_of(said.get("lang", usual.lang)),
        also_unchanged=said.get("also_unchanged") is True,
    )
    return GroupEntry(line=line, group=made, members=tuple(members_of(said.get("members"))))


def members_of(said: Any) -> list[tuple[str, str]]:
    """Addresses with names."""
    if said is None:
        return []
    if not isinstance(said, list):
        raise InputError("members is no list.")
    found = [{"address": one} if isinstance(one, str) else one for one in said]
    if not all(isinstance(one, dict) and isinstance(one.get("address"), str) for one in found):
        raise InputError("A member needs an address such as mail:eva@example.org.")
    return [(str(one["address"]), str(one.get("name") or "")) for one in found]


def name_of(said: Any) -> str:
    """What a group is called."""
    name = " ".join(said.split()) if isinstance(said, str) else ""
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise InputError(f"A group needs a name of 1 to {LONGEST_NAME} characters.")
    return name


def cadence_of(said: Any) -> Cadence:
    """How often it is told."""
    if not isinstance(said, str) or said not in set(Cadence):
        raise InputError(f"“{said}” is no cadence; write {', '.join(Cadence)}.")
    return Cadence(said)


def minute_of(said: Any) -> int:
    """A time of day as minutes."""
    found = TIME.fullmatch(said) if isinstance(said, str) else None
    if not found:
        raise InputError(f"“{said}” is no time of day; write 08:00.")
    return int(found[1]) * 60 + int(found[2])


def clock_text(minute: int) -> str:
    """Minutes as a time of day."""
    return f"{minute // 60:02}:{minute % 60:02}"


def weekday_of(said: Any) -> int:
    """0 is Monday."""
    if not isinstance(said, int) or isinstance(said, bool) or not 0 <= said < WEEKDAYS:
        raise InputError(f"“{said}” is no day of the week; write 0 for Monday to 6 for Sunday.")
    return said


def quiet_of(said: Any) -> str:
    """Hours in which nothing is delivered."""
    if said in ("", None):
        return ""
    if not isinstance(said, str) or not QUIET.fullmatch(said):
        raise InputError(f"“{said}” are no quiet hours; write 22:00-06:00.")
    return said


def zone_of(said: Any) -> str:
    """A time zone that this machine knows."""
    if said in ("", None):
        return ""
    try:
        ZoneInfo(said if isinstance(said, str) else "-")
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise InputError(f"“{said}” is no time zone; write one such as Europe/Prague.") from error
    return str(said)


def lang_of(said: Any) -> str:
    """A language that messages are written in."""
    if said not in LANGUAGES:
        raise InputError(f"“{said}” is no language of our messages; write {', '.join(LANGUAGES)}.")
    return str(said)
