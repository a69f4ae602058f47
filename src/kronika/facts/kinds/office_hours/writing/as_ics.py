"""Office hours as a calendar (RFC 5545): one repeating event an opening, with the dates on which it falls out."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from hashlib import blake2b

from kronika.facts.kinds.office_hours.days import read
from kronika.facts.kinds.office_hours.opening import ZONE, falls_on, open_on
from kronika.facts.kinds.office_hours.seasons import holds
from kronika.model.fact import FactRecord, Slot

AHEAD = 365  # days that are written
DAYS = ("MO", "TU", "WE", "TH", "FR", "SA", "SU")
TIMEZONE = """BEGIN:VTIMEZONE
TZID:Europe/Warsaw
BEGIN:DAYLIGHT
DTSTART:19700329T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19701025T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE"""


def as_ics(record: FactRecord, *, now: datetime) -> str:
    """A calendar of one year from today."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Kronika//office-hours//EN", *TIMEZONE.split("\n")]
    for slot in record.slots:
        lines += event(record, slot, now)
    return "".join(f"{folded(line)}\r\n" for line in [*lines, "END:VCALENDAR"])


def event(record: FactRecord, slot: Slot, now: datetime) -> list[str]:
    """One opening; none where it does not come up within the year."""
    today = now.astimezone(ZONE).date()
    days = [today + timedelta(days=ahead) for ahead in range(AHEAD)]
    ruled = [day for day in days if falls_on(slot.day, day) and (not slot.season or holds(slot.season, day.month))]
    held = [day for day in ruled if slot in open_on(record, day)]
    if not held:
        return []
    missed = [day for day in ruled if day > held[0] and day not in held]
    name = record.subject.get("name") or record.site
    title = f"{name}: {slot.place}" if slot.place else name
    key = f"{record.site}|{slot.day}|{slot.season}|{slot.place}|{slot.time}"
    return [
        "BEGIN:VEVENT",
        f"UID:{blake2b(key.encode(), digest_size=12).hexdigest()}@kronika",
        f"DTSTAMP:{now.astimezone(UTC):%Y%m%dT%H%M%SZ}",
        f"DTSTART;TZID=Europe/Warsaw:{local(held[0], slot.time)}",
        *([f"DTEND;TZID=Europe/Warsaw:{local(held[0], slot.until)}"] if slot.until else []),
        rule(slot, held[-1]),
        *([f"EXDATE;TZID=Europe/Warsaw:{','.join(local(day, slot.time) for day in missed)}"] if missed else []),
        f"SUMMARY:{escaped(title)}",
        *([f"DESCRIPTION:{escaped(slot.note)}"] if slot.note else []),
        *([f"URL:{slot.evidence[0].url}"] if slot.evidence else []),
        "END:VEVENT",
    ]


def rule(slot: Slot, last: date) -> str:
    """How it repeats, until the last time it is held."""
    days, nth = read(slot.day)
    until = datetime.combine(last, datetime.max.time(), tzinfo=ZONE).astimezone(UTC)
    months = [month for month in range(1, 13) if slot.season and holds(slot.season, month)]
    counts = [str(count) for count in nth] or [""]
    by_day = ",".join(count + DAYS[day] for day in sorted(days) for count in counts)
    parts = [
        f"FREQ={'MONTHLY' if nth else 'WEEKLY'}",
        f"BYDAY={by_day}",
        *([f"BYMONTH={','.join(map(str, months))}"] if months else []),
        f"UNTIL={until:%Y%m%dT%H%M%SZ}",
    ]
    return f"RRULE:{';'.join(parts)}"


def local(day: date, clock: str) -> str:
    """A local time as calendars write it."""
    return f"{day:%Y%m%d}T{clock.replace(':', '')}00"


def escaped(text: str) -> str:
    """Text as calendars want it."""
    return text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,").replace("\n", "\\n")


def folded(line: str) -> str:
    """Lines of at most 75 bytes; the rest goes on after a space."""
    parts, rest = [], line.encode()
    while len(rest) > 74:
        cut = 74
        while rest[cut] & 0xC0 == 0x80:  # not within a letter
            cut -= 1
        parts.append(rest[:cut].decode())
        rest = rest[cut:]
    return "\r\n ".join([*parts, rest.decode()])
