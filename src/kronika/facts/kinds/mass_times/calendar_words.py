"""What a language must tell so that schedules in it can be read: its words for days, seasons, places and notes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from kronika.facts.kinds.mass_times.folding import words_pattern
from kronika.registry import kinds

FOLDER = "kronika.facts.kinds.mass_times.words"
WEEK = ("pn", "wt", "sr", "czw", "pt", "sob", "nd")  # codes of days in the values of the kind, in order
Phrases = tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class CalendarWords:
    """The words of one language. Every phrase is matched without accents; a star stands for any ending."""

    single_days: Mapping[str, Phrases]  # code → forms that may mean one certain day
    every_days: Mapping[str, Phrases]  # code → forms that mean each of them: "we wtorki"
    sunday_and: Phrases  # what may follow Sunday and belongs to it: "i święta"
    sunday_like: Phrases  # other words for Sundays and holidays
    minor_feast: Phrases
    mass: Phrases  # the word itself: "Msza święta" is no holiday
    working: Phrases  # weekdays together
    working_like: Phrases  # "dni" with a word nobody knows: most probably weekdays
    daily: Phrases
    but: Phrases  # "oprócz"
    first: Phrases  # "I", "pierwszy"
    ordinals: Mapping[str, Phrases]  # "2" → "II", "drugi" …
    of_month: Phrases
    vigil: Phrases  # said of a Saturday evening that counts for Sunday
    range_from: Phrases
    range_to: Phrases
    list_and: Phrases
    in_words: Phrases  # prepositions before a day: "w", "we"
    months: tuple[Phrases, ...]  # January first
    month_codes: Phrases  # three letters each
    seasons: Mapping[str, Phrases]  # value → phrases; "" takes a season back
    paired: Mapping[str, str]  # a season and the rest of the year
    outside: Phrases  # "z wyjątkiem wakacji": words after which a holiday season is the other way round
    holidays: Phrases  # school holidays
    feasts: Phrases  # occasions: masses of theirs are no part of the week
    monthly: Phrases  # after a number: that day of every month
    named_after: Phrases  # before a feast that is a name: "parafia Wszystkich Świętych"
    today: Phrases  # "dzisiaj", "jutro"
    this_day: Phrases  # "tego dnia": the date named before
    announcements: Phrases
    news: Phrases  # titles and addresses of pages that tell of schedules only in passing
    new_order: Phrases  # "nowe godziny": the page changes the schedule
    intentions: Phrases  # headings of intentions
    intention_begins: Phrases  # how an intention begins
    page_dates: Phrases  # words beside which a date tells when the page was written
    mass_after: Phrases  # "po Mszy", "przed Mszą": another event is placed by a mass
    mass_during: Phrases  # "na Mszy", "podczas Mszy"
    other_events: Phrases  # what is placed by a mass
    communion: Phrases  # occasions of which "podczas Mszy o 10.30" tells the hour
    past: Phrases  # what was
    no_mass: Phrases  # "nie ma Mszy"
    instead: Phrases  # "zamiast", "dotąd": the hour after it no longer holds
    moved: Phrases  # "przeniesiona na": the hour before it no longer holds
    like: Phrases  # before a day: something is compared with it
    without: Phrases  # after a season: it is about something else
    main_church: Phrases
    parish: Phrases  # "w parafii"
    rorate: Phrases  # masses of Advent mornings
    places: Mapping[str, Phrases]  # value → phrases: hospital, cemetery
    chapel: Phrases  # a place even without a name; the first is how it is called
    place_kinds: Phrases  # "kaplica", "kościół": a name may follow
    place_in: Phrases  # prepositions of places
    not_places: Phrases  # words that follow them and are none
    endings: tuple[tuple[str, str], ...]  # endings of a place name as it is declined → as it is called
    notes: Mapping[str, Phrases]
    nth_sunday: str  # how a note tells which Sundays: "niedz"
    abbreviations: Phrases  # after which a full stop ends no sentence


@cache
def languages() -> Mapping[str, CalendarWords]:
    """All languages there are, by code."""
    return kinds(FOLDER)


@cache
def day_pattern(lang: str) -> re.Pattern[str]:
    """Any word for a day in that language."""
    words = languages()[lang]
    forms = [form for forms in (*words.single_days.values(), *words.every_days.values()) for form in forms]
    return re.compile(words_pattern((*forms, *words.working, *words.daily)))


def words_for(text: str) -> CalendarWords:
    """The language of a folded text: the one whose days stand in it most often."""
    found = languages()
    if len(found) == 1:
        return next(iter(found.values()))
    return found[max(sorted(found), key=lambda lang: sum(1 for _ in day_pattern(lang).finditer(text)))]
