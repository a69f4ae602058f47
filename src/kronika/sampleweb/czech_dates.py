"""Dates as Czech papers print them: in full, relative to today, relative to now, and month first."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

PRAGUE = ZoneInfo("Europe/Prague")
WEEKDAYS = ("pondělí", "úterý", "středa", "čtvrtek", "pátek", "sobota", "neděle")
MONTHS = ("ledna", "února", "března", "dubna", "května", "června", "července", "srpna", "září", "října", "listopadu", "prosince")  # fmt: skip
SHORT_MONTHS = ("Led", "Úno", "Bře", "Dub", "Kvě", "Čvn", "Čvc", "Srp", "Zář", "Říj", "Lis", "Pro")


def clock(when: datetime) -> str:
    """6:10"""
    return f"{when.hour}:{when.minute:02}"


def in_full(when: datetime) -> str:
    """pondělí 25. března 2026, 6:10"""
    day = when.astimezone(PRAGUE)
    return f"{WEEKDAYS[day.weekday()]} {day.day}. {MONTHS[day.month - 1]} {day.year}, {clock(day)}"


def by_day(when: datetime, now: datetime) -> str:
    """Dnes 16:22, Včera 16:22, 28. 4. 2026 15:01: by local days, so an hour's change moves nothing."""
    day, today = when.astimezone(PRAGUE), now.astimezone(PRAGUE).date()
    names = {today: "Dnes", today - timedelta(days=1): "Včera"}
    date = names.get(day.date(), f"{day.day}. {day.month}. {day.year}")
    return f"{date} {clock(day)}"


def ago(when: datetime, now: datetime) -> str:
    """před 45 minutami, před 6 hodinami; after a day 28.04.2026 12:16. Measured in true time, not on the clock's face."""
    minutes = int((now.astimezone(UTC) - when.astimezone(UTC)).total_seconds() // 60)
    if minutes < 1:
        return "před chvílí"
    if minutes < 60:
        return "před minutou" if minutes == 1 else f"před {minutes} minutami"
    if minutes < 24 * 60:
        return "před hodinou" if minutes < 120 else f"před {minutes // 60} hodinami"
    return f"{when.astimezone(PRAGUE):%d.%m.%Y %H:%M}"


def month_first(when: datetime) -> str:
    """Dub 28, 2026"""
    day = when.astimezone(PRAGUE)
    return f"{SHORT_MONTHS[day.month - 1]} {day.day}, {day.year}"
