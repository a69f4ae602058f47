"""What facts are called on screen: kinds, days, seasons, who says so; the texts are messages, translated where they are shown."""

from __future__ import annotations

from datetime import date, datetime, timedelta

from babel.dates import get_day_names, get_month_names

from kronika.model.fact import CLASSIFIER, PEOPLE, RULES
from kronika.model.upcoming import Upcoming
from kronika.serve.web.labels import N_
from kronika.serve.web.tongue import Tongue

KINDS = {
    "mass-times": N_("Times of holy masses"),
    "office-hours": N_("Opening hours of offices"),
}
NEXT = {"mass-times": N_("Next mass"), "office-hours": N_("Next opening")}
ANY_NEXT = N_("What comes next")
WEEK = ("pn", "wt", "sr", "czw", "pt", "sob", "nd")
ALSO = {"śr": "sr", "cz": "czw", "so": "sob", "nie": "nd", "ndz": "nd"}
DAYS = {
    "sunday_holiday": N_("Sundays and holy days"),
    "weekday": N_("Weekdays"),
    "saturday": N_("Saturdays"),
    "saturday_vigil": N_("Saturday evening, for Sunday"),
    "first_friday": N_("First Friday of the month"),
    "first_saturday": N_("First Saturday of the month"),
    "first_thursday": N_("First Thursday of the month"),
    "minor_feast": N_("Feasts on working days"),
    "dated_or_special": N_("On a date or an occasion"),
    "dated_intention": N_("Intention of a date"),
    "reference": N_("Named in passing"),
    "by_appointment": N_("By appointment"),
    "holidays": N_("Public holidays"),
    "dates": N_("On these dates"),
}
ORDER = (
    "sunday_holiday", "saturday_vigil", "weekday", "days", "nth", "saturday", "first_thursday", "first_friday", "first_saturday",
    "minor_feast",
)  # fmt: skip
ORDINALS = {
    "1": N_("first"),
    "2": N_("second"),
    "3": N_("third"),
    "4": N_("fourth"),
    "5": N_("fifth"),
    "last": N_("last"),
}
SEASONS = {
    "lato": N_("summer"),
    "zima": N_("winter"),
    "adwent": N_("Advent"),
    "wakacje": N_("summer holidays"),
    "poza wakacjami": N_("outside the summer holidays"),
    "rok szkolny": N_("school year"),
    "wielki post": N_("Lent"),
}
MONTHS = (
    "styczeń", "luty", "marzec", "kwiecień", "maj", "czerwiec", "lipiec", "sierpień", "wrzesień", "październik", "listopad", "grudzień",
)  # fmt: skip
WHO = {RULES: N_("rules"), CLASSIFIER: N_("classifier"), PEOPLE: N_("people")}
WHY = {
    "newer": N_("it is newer"),
    "surer": N_("it is surer"),
    "fuller": N_("it says more"),
    "on its own page": N_("it has a page of its own"),
    "read later": N_("it was read later"),
    "read first": N_("it was read first"),
}
CLOSED = "closed:"
FILTER_DAYS = {"today": N_("today"), "tomorrow": N_("tomorrow")}


def kind_title(name: str, title: str) -> str:
    """The message for a kind; one that a plugin added is shown by its own title."""
    return KINDS.get(name, title)


def next_title(name: str) -> str:
    """The message for what comes next by a kind."""
    return NEXT.get(name, ANY_NEXT)


def day(tongue: Tongue, said: str) -> str:
    """Days of a record in words: "Monday, Wednesday"; what nobody knows is shown as it is."""
    if said.startswith(CLOSED):
        return day(tongue, said.removeprefix(CLOSED))
    if said in DAYS:
        return tongue.text(DAYS[said])
    head, _, rest = said.partition(":")
    if head == "season":
        return season(tongue, rest)
    counts, _, names = rest.rpartition(":")
    weekdays = days_of(names)
    if head not in ("days", "nth") or not weekdays:
        return said
    shown = run_of(tongue, weekdays)
    if head == "days":
        return shown[:1].upper() + shown[1:]
    which = ", ".join(tongue.text(ORDINALS[count]) for count in counts.split("-") if count in ORDINALS)
    return tongue.text("Every %(which)s %(days)s of the month", which=which, days=shown)


def days_of(names: str) -> list[int]:
    """Weekdays by their short names, Monday is 0."""
    known = [ALSO.get(name, name) for name in names.split("-")]
    return [WEEK.index(name) for name in known if name in WEEK]


def run_of(tongue: Tongue, weekdays: list[int]) -> str:
    """Monday–Friday, or Monday, Wednesday."""
    names = get_day_names("wide", "stand-alone", locale=tongue.locale)
    if len(weekdays) == 7:
        return tongue.text("every day")
    if len(weekdays) > 2 and weekdays == list(range(weekdays[0], weekdays[-1] + 1)):
        return f"{names[weekdays[0]]}–{names[weekdays[-1]]}"
    return ", ".join(names[one] for one in weekdays)


def weekday(tongue: Tongue, number: int) -> str:
    """The name of a weekday, Monday is 0."""
    return str(get_day_names("wide", "stand-alone", locale=tongue.locale)[number])


def season(tongue: Tongue, said: str) -> str:
    """A season in words; one that was written out by hand is shown as it is written."""
    if said in SEASONS:
        return tongue.text(SEASONS[said])
    names = get_month_names("wide", "stand-alone", locale=tongue.locale)
    parts = said.split("-")
    if all(part in MONTHS for part in parts):
        return "–".join(names[MONTHS.index(part) + 1] for part in parts)
    return said


def order(said: str) -> tuple[int, list[int], str]:
    """Where a day stands in a schedule."""
    head, _, rest = said.partition(":")
    place = ORDER.index(head) if head in ORDER else len(ORDER)
    return place, days_of(rest.rpartition(":")[2]), said


def when(tongue: Tongue, one: Upcoming, now: datetime) -> str:
    """When something comes, as people say it: "today 18:00", "Sunday 22 March, 8:00"; what has begun lasts until …"""
    here = now.astimezone(one.at.tzinfo)
    if one.at <= here and one.until is not None:
        return tongue.text("now, until %(time)s", time=clock(one.until))
    return tongue.text("%(day)s %(time)s", day=day_ahead(tongue, one.at.date(), here.date()), time=clock(one.at))


def day_ahead(tongue: Tongue, day: date, today: date) -> str:
    """A day that lies ahead: today, tomorrow, a weekday, and farther away with its date."""
    if day == today:
        return tongue.text("today")
    if day == today + timedelta(days=1):
        return tongue.text("tomorrow")
    return tongue.day(day, "EEEE" if (day - today).days < 7 else "EEE d MMM")


def clock(at: datetime) -> str:
    """18:00, where it takes place."""
    return f"{at.hour}:{at.minute:02}"


def span(time: str, until: str) -> str:
    """The hour of a slot as people write it: 9:00–11:00."""
    shown = time.removeprefix("0") if len(time) == 5 else time
    return f"{shown}–{until.removeprefix('0')}" if until else shown
