"""Texts of schedules read without the classifier: every hour with minutes counts as a mass, or those that a test names."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime

from kronika.facts.hours import hour_mentions
from kronika.facts.kinds.mass_times.understanding import understand
from kronika.facts.kinds.mass_times.understood import Understood
from kronika.facts.page_text import text_of_html, text_of_plain
from kronika.model.fact import CLASSIFIER, FactRecord, Finding, PageFacts, Slot
from kronika.model.mention import Mention, PageText

NOW = datetime(2026, 3, 24, 12, tzinfo=UTC)
TODAY = NOW.date()
Chosen = Callable[[Mention], bool]


def has_minutes(mention: Mention) -> bool:
    """An hour with its minutes: numbers of dates are mentions too, for nothing may be missed."""
    return len(mention.text) > 2


def page_of(text: str) -> PageText:
    """HTML or plain text as a page."""
    return text_of_html(text) if text.lstrip().startswith("<") else text_of_plain(text)


def understood(text: str, chosen: Chosen = has_minutes) -> list[tuple[Mention, Understood]]:
    """Every chosen hour with what it means, in order."""
    page = page_of(text)
    mentions = hour_mentions(page)
    wanted = frozenset(number for number, mention in enumerate(mentions) if chosen(mention))
    found = understand(page, mentions, wanted)
    return [(mentions[number], found[number]) for number in sorted(found)]


def told(text: str, chosen: Chosen = has_minutes) -> list[str]:
    """Short: "08:00 sunday_holiday@Borki~lato", "06:30 negated"."""
    return [f"{mention.time} {short(one)}" for mention, one in understood(text, chosen)]


def short(one: Understood) -> str:
    """Day, place and season of one hour."""
    place = f"@{one.place}" if one.place else ""
    season = f"~{one.season}" if one.season else ""
    return one.status or f"{one.day}{place}{season}"


def days(text: str) -> str:
    """Only the days of all hours, with a space between."""
    return " ".join(short(one) for _, one in understood(text))


def facts(url: str, text: str, *, title: str = "", written: date | None = None, p: float = 0.98) -> PageFacts:
    """A page of a site on which every hour was judged to be a mass."""
    page = page_of(text)
    findings = tuple(
        Finding(
            mention=mention,
            event="mass",
            label="mass",
            p=p,
            by=(CLASSIFIER,),
            day=one.day,
            season=one.season,
            place=one.place,
            note=one.note,
            status=one.status,
            dates=one.dates,
            confidence=one.confidence,
        )
        for mention, one in understood(text)
    )
    return PageFacts(url=url, text=page, findings=findings, title=title, fetched=NOW, written=written)


def record(*slots: Slot, **more: object) -> FactRecord:
    """A record of these slots."""
    return FactRecord(kind="mass-times", site="lipie", slots=slots, **more)  # type: ignore[arg-type]


def slots(text: str) -> tuple[Slot, ...]:
    """ "sunday_holiday 08:00 10:00; weekday~lato 18:00; weekday@Borki 17:00" as slots."""
    found: list[Slot] = []
    for part in text.split(";"):
        day, *times = part.split()
        day, _, season = day.partition("~")
        day, _, place = day.partition("@")
        found += [Slot(time=time, day=day, season=season.replace("_", " "), place=place) for time in times]
    return tuple(found)
