"""The settings of a group as a form has them: what was typed, checked, with sentences in the visitor's language."""

from __future__ import annotations

import re
from dataclasses import replace

from pydantic import BaseModel

from kronika.model.alert import Address
from kronika.model.errors import InputError, SettingsError
from kronika.model.group import Cadence, Group
from kronika.notify.addresses import read_address
from kronika.serve.web.catalogue import LANGUAGES
from kronika.serve.web.tongue import Tongue
from kronika.serve.web.watch_rows import number_of
from kronika.sources.opening_hours import check_zone, opening_hours

LONGEST_NAME = 200
CLOCK = re.compile(r"([01]?\d|2[0-3]):([0-5]\d)")
SPLIT = re.compile(r"[\s,;]+")


class GroupForm(BaseModel):
    """All settings, as typed."""

    name: str = ""
    cadence: str = Cadence.IMMEDIATE.value
    at: str = "08:00"
    weekday: str = "0"
    quiet: str = ""
    zone: str = ""
    lang: str = "en"
    also_unchanged: str = ""

    @classmethod
    def of(cls, group: Group) -> GroupForm:
        """The settings a group has."""
        return cls(
            name=group.name,
            cadence=group.cadence.value,
            at=f"{group.minute // 60:02}:{group.minute % 60:02}",
            weekday=str(group.weekday),
            quiet=group.quiet,
            zone=group.zone,
            lang=group.lang,
            also_unchanged="yes" if group.also_unchanged else "",
        )


def group_with(form: GroupForm, group: Group, tongue: Tongue, zone: str) -> Group:
    """The group with the settings of the form; InputError says what to change. `zone` is the one of [serve]."""
    weekday = number_of(form.weekday)
    return replace(
        group,
        name=name_of(form.name, tongue),
        cadence=Cadence(form.cadence) if form.cadence in set(Cadence) else group.cadence,
        minute=minute_of(form.at, tongue),
        weekday=weekday if weekday is not None and weekday < 7 else group.weekday,
        quiet=quiet_of(form.quiet, zone, tongue),
        zone=zone_of(form.zone, tongue),
        lang=form.lang if form.lang in LANGUAGES else group.lang,
        also_unchanged=form.also_unchanged == "yes",
    )


def name_of(text: str, tongue: Tongue) -> str:
    """A name on one line."""
    name = " ".join(text.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise InputError(tongue.text("A group needs a name of 1 to 200 characters."))
    return name


def minute_of(text: str, tongue: Tongue) -> int:
    """A time of the day, in minutes."""
    clock = CLOCK.match(text.strip())
    if clock is None:
        raise InputError(tongue.text("A time is written like 08:30."))
    return int(clock[1]) * 60 + int(clock[2])


def quiet_of(text: str, zone: str, tongue: Tongue) -> str:
    """Hours in which nothing is delivered."""
    hours = " ".join(text.split())
    try:
        if hours:
            opening_hours(hours, zone)
    except SettingsError as error:
        raise InputError(tongue.text("Quiet hours are written like 22:00-06:00.")) from error
    return hours


def zone_of(text: str, tongue: Tongue) -> str:
    """A time zone that this machine knows; empty: the usual one."""
    try:
        return check_zone(text.strip()) if text.strip() else ""
    except SettingsError as error:
        raise InputError(tongue.text("A time zone is written like Europe/Prague.")) from error


def addresses_in(text: str) -> list[Address]:
    """The addresses somebody typed, parted by spaces, commas or lines; a bare one with an @ is a mail address."""
    return [
        read_address(f"mail:{word}" if ":" not in word and "@" in word else word) for word in SPLIT.split(text) if word
    ]
