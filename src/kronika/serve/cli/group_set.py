"""kronika group set: how often a group is told, when not, and in which language."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kronika.model.errors import InputError
from kronika.serve.cli.door import Door
from kronika.serve.cli.group_record import DAYS, AsJson, Name, as_record, how_often
from kronika.serve.cli.screen import literal, output, print_json

if TYPE_CHECKING:
    from kronika.model.group import Group

CLOCK = re.compile(r"(\d{1,2})[:.](\d{2})")

Cadence = Annotated[str | None, typer.Option(metavar="HOW", help="immediate, hourly, daily or weekly.")]
Time = Annotated[str | None, typer.Option("--at", metavar="8:00", help="When daily and weekly digests leave.")]
Weekday = Annotated[str | None, typer.Option(metavar="DAY", help="On which day weekly ones do, e.g. friday.")]
Quiet = Annotated[
    str | None, typer.Option(metavar="22:00-06:00", help="Hours in which nothing is delivered; “” for none.")
]
Zone = Annotated[str | None, typer.Option(metavar="ZONE", help="Time zone of these hours; “” for the common one.")]
Lang = Annotated[str | None, typer.Option(metavar="L", help="Language of the messages: en, pl, cs, ru.")]
Unchanged = Annotated[
    bool | None,
    typer.Option("--also-unchanged/--only-changes", help="Send a digest even when nothing has changed."),
]


def set_group(
    context: typer.Context,
    name: Name,
    new_name: Annotated[str | None, typer.Option("--name", metavar="N", help="Call it so from now on.")] = None,
    cadence: Cadence = None,
    at: Time = None,
    weekday: Weekday = None,
    quiet: Quiet = None,
    zone: Zone = None,
    lang: Lang = None,
    unchanged: Unchanged = None,
    as_json: AsJson = False,
) -> None:
    """Change how a group is told; what is not named stays.

    kronika group set Office --cadence weekly --weekday friday --at 15:00 --quiet 18:00-07:00
    """
    door: Door = context.obj
    wish = {"cadence": cadence, "at": at, "weekday": weekday, "quiet": quiet, "zone": zone, "lang": lang}
    with door.chronicle() as chronicle:
        before = chronicle.store.groups.get(name)
        wanted = changed(before, wish)
        wanted = replace(wanted, name=new_name or before.name)
        if unchanged is not None:
            wanted = replace(wanted, also_unchanged=unchanged)
        if wanted == before:
            raise InputError(f"Nothing to change in “{name}”; see “kronika group set --help” for what can be.")
        group = chronicle.store.groups.change(wanted)
    if as_json:
        print_json(as_record(group))
    else:
        output().print(f"[bold]{literal(group.name)}[/bold] is told {how_often(group)}.")


def changed(group: Group, wish: dict[str, str | None]) -> Group:
    """The group with what was given on the command line, checked."""
    from kronika.flow.digest_phrases import PHRASES
    from kronika.model.group import Cadence as Cadences
    from kronika.sources.opening_hours import check_zone, opening_hours

    values: dict[str, Any] = {key: text for key, text in wish.items() if text is not None and key in ("quiet", "zone")}
    if wish["cadence"] is not None:
        values["cadence"] = chosen(wish["cadence"], [one.value for one in Cadences], "cadence")
        values["cadence"] = Cadences(values["cadence"])
    if wish["weekday"] is not None:
        values["weekday"] = DAYS.index(chosen(wish["weekday"], DAYS, "day"))
    if wish["lang"] is not None:
        values["lang"] = chosen(wish["lang"], sorted(PHRASES), "language")
    if wish["at"] is not None:
        values["minute"] = minute(wish["at"])
    if values.get("zone"):
        check_zone(values["zone"])
    if values.get("quiet"):
        opening_hours(values["quiet"], values.get("zone") or group.zone or "UTC")
    return replace(group, **values)


def chosen(text: str, known: Any, what: str) -> str:
    """One of the known words, also when only its beginning was written."""
    wanted = text.strip().lower()
    found = [word for word in known if wanted and word.startswith(wanted)]
    if wanted in known:
        return wanted
    if len(found) != 1:
        raise InputError(f"“{text}” is no {what}; write one of {', '.join(known)}.")
    return str(found[0])


def minute(text: str) -> int:
    """8:00 as minutes since midnight."""
    match = CLOCK.fullmatch(text.strip())
    if match is None or int(match[1]) > 23 or int(match[2]) > 59:
        raise InputError(f"“{text}” is no time of the day; write it as 8:00 or 17:30.")
    return int(match[1]) * 60 + int(match[2])
