"""A group as programs see it and as they send it; secrets stay out of it, but for the address of its feed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

from pydantic import Field

from kronika.flow.watch_files.group_values import clock_text, group_of, group_values
from kronika.model.group import Cadence, Group, Member
from kronika.notify.addresses import shown as shown_address
from kronika.serve.api.texts import Sent, Short, Shown


class MemberSent(Sent):
    """Somebody who is told."""

    address: Short = Field(description="A channel and a target: mail:eva@example.org, webhook:https://…")
    name: Short = ""


class MemberShown(Shown):
    """Somebody who is told."""

    id: int
    address: str = Field(description="Without the secrets an address may carry.")
    name: str
    added: datetime | None
    left: datetime | None = Field(description="When this member unsubscribed.")


class GroupNew(Sent):
    """A new group."""

    name: Short
    cadence: Cadence = Cadence.IMMEDIATE
    at: Short = Field("08:00", description="Time of day of daily and weekly digests.")
    weekday: int = Field(0, ge=0, le=6, description="Of weekly digests; 0 is Monday.")
    quiet: Short = Field("", description="Hours in which nothing is delivered: 22:00-06:00.")
    zone: Short = Field("", description="Of these times; empty: the server's.")
    lang: Short = Field("en", description="Of its messages: en, pl, cs, ru.")
    also_unchanged: bool = False
    members: list[MemberSent] = Field(default_factory=list, max_length=1_000)


class GroupChange(Sent):
    """What to change about a group; what is left out stays."""

    name: Short | None = None
    cadence: Cadence | None = None
    at: Short | None = None
    weekday: int | None = Field(None, ge=0, le=6)
    quiet: Short | None = None
    zone: Short | None = None
    lang: Short | None = None
    also_unchanged: bool | None = None


class GroupShown(Shown):
    """A group and who is told."""

    id: int
    name: str
    cadence: Cadence
    at: str
    weekday: int
    quiet: str
    zone: str
    lang: str
    also_unchanged: bool
    members: list[MemberShown]
    added: datetime | None
    removed: datetime | None
    told_at: datetime | None
    feed: str = Field(description="Path of its Atom feed; whoever knows it can read it.")


def shown(group: Group) -> GroupShown:
    """A group for a caller."""
    return GroupShown(
        id=group.id, name=group.name, cadence=group.cadence, at=clock_text(group.minute), weekday=group.weekday,
        quiet=group.quiet, zone=group.zone, lang=group.lang, also_unchanged=group.also_unchanged,
        members=[shown_member(member) for member in group.members], added=group.added, removed=group.removed,
        told_at=group.told_at, feed=f"/feeds/group/{group.feed_key}.atom",
    )  # fmt: skip


def shown_member(member: Member) -> MemberShown:
    """A member for a caller."""
    return MemberShown(
        id=member.id, address=shown_address(member.address), name=member.name, added=member.added, left=member.left
    )


def new_group(sent: GroupNew) -> Group:
    """The group a caller wants; InputError says which value cannot be."""
    return group_of(0, told(sent.model_dump(exclude={"members"}))).group


def changed(group: Group, sent: GroupChange) -> Group:
    """The group as a caller wants it from now on."""
    before = {name: value for name, value in group_values(group).items() if name != "members"}
    wanted = group_of(0, {**before, **told(sent.model_dump(exclude_none=True))}).group
    kept = {
        name: getattr(group, name)
        for name in ("id", "members", "added", "removed", "told_change", "told_at", "feed_key")
    }
    return replace(wanted, **kept)


def told(values: Mapping[str, Any]) -> dict[str, Any]:
    """Values as files write them."""
    return {name: value.value if isinstance(value, Cadence) else value for name, value in values.items()}
