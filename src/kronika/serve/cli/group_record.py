"""A group as the command line reads and shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from kronika.serve.cli.screen import literal

if TYPE_CHECKING:
    from kronika.model.group import Group, Member

DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")

Name = Annotated[str, typer.Argument(metavar="NAME", help="The group's name, as “kronika group list” shows it.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, one object per group.")]


def as_record(group: Group) -> dict[str, Any]:
    """A group as scripts read it; the secrets of its links are not shown."""
    from dataclasses import fields

    hidden = {"members", "feed_key"}
    record = {one.name: getattr(group, one.name) for one in fields(group) if one.name not in hidden}
    return record | {"members": [member_record(member) for member in group.members]}


def member_record(member: Member) -> dict[str, Any]:
    """A member as scripts read it."""
    from kronika.notify.addresses import shown

    return {"id": member.id, "address": shown(member.address), "name": member.name, "left": member.left}


def with_member(member: Member) -> str:
    """A member on one line."""
    from kronika.notify.addresses import shown

    name = f" ({member.name})" if member.name else ""
    left = f" — unsubscribed {member.left:%Y-%m-%d}" if member.left else ""
    return literal(f"{shown(member.address)}{name}{left}")


def how_often(group: Group) -> str:
    """The cadence in words."""
    from kronika.model.group import Cadence

    clock = f"{group.minute // 60}:{group.minute % 60:02}"
    return {
        Cadence.IMMEDIATE: "after each round that found something",
        Cadence.HOURLY: "hourly",
        Cadence.DAILY: f"daily at {clock}",
        Cadence.WEEKLY: f"on {DAYS[group.weekday].capitalize()} at {clock}",
    }[group.cadence]
