"""When a group is told: at its own times, by the clock of its zone, and never in its quiet hours."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

from kronika.model.errors import SettingsError
from kronika.model.group import Cadence, Group
from kronika.model.hours import DAY, OpeningHours
from kronika.sources.opening_hours import check_zone, opening_hours

WEEK = 7


def is_due(group: Group, now: datetime, zone: str, oldest: datetime | None) -> bool:
    """Whether a digest leaves now; `oldest` is the moment of the first change that was not told yet.

    A change that came after the hour of the digest waits for the next one, however long nobody was told before.
    """
    if is_quiet(group, now, zone):
        return False
    if group.cadence is Cadence.IMMEDIATE and oldest is not None:
        return True
    slot = last_slot(group, now, zone)
    before = max((moment for moment in (group.told_at, group.added) if moment is not None), default=None)
    if before is not None and before >= slot:
        return False
    return group.also_unchanged or (oldest is not None and oldest < slot)


def last_slot(group: Group, now: datetime, zone: str) -> datetime:
    """The last moment that is meant for a digest. Immediate groups have one too: then they hear that nothing changed."""
    here = ZoneInfo(zone_of(group, zone))
    local = now.astimezone(here)
    if group.cadence is Cadence.HOURLY:
        return local.replace(minute=0, second=0, microsecond=0).astimezone(UTC)
    clock = clock_of(group.minute, here)
    back = (local.weekday() - group.weekday) % WEEK if group.cadence is Cadence.WEEKLY else 0
    step = WEEK if group.cadence is Cadence.WEEKLY else 1
    slot = datetime.combine(local.date() - timedelta(days=back), clock)
    if slot.astimezone(UTC) > now:
        slot = datetime.combine(slot.date() - timedelta(days=step), clock)
    return slot.astimezone(UTC)


def is_quiet(group: Group, now: datetime, zone: str) -> bool:
    """Whether nothing may be delivered to the group now; hours that cannot be read keep nothing back."""
    hours = quiet_hours(group, zone)
    return hours is not None and hours.is_open(now)


def quiet_until(group: Group, now: datetime, zone: str) -> datetime | None:
    """When the quiet hours end that the group is in now; None when it is in none."""
    hours = quiet_hours(group, zone)
    if hours is None or not hours.is_open(now):
        return None
    here = ZoneInfo(hours.zone)
    today = now.astimezone(here).date()
    ends = [
        datetime.combine(today + timedelta(days=day + span.end // DAY), clock_of(span.end % DAY, here)).astimezone(UTC)
        for day in range(WEEK + 2)
        for span in hours.spans
    ]
    return min((end for end in ends if end > now and not hours.is_open(end)), default=None)


def clock_of(minute: int, here: ZoneInfo) -> time:
    """A minute of the day as a time."""
    return time(*divmod(minute, 60), tzinfo=here)


def quiet_hours(group: Group, zone: str) -> OpeningHours | None:
    """The quiet hours of a group; those that cannot be read are refused where they are set, not here."""
    try:
        return opening_hours(group.quiet, zone_of(group, zone)) if group.quiet.strip() else None
    except SettingsError:
        return None


def zone_of(group: Group, zone: str) -> str:
    """The group's zone, or the common one where it has none that this machine knows."""
    try:
        return check_zone(group.zone) if group.zone else zone
    except SettingsError:
        return zone
