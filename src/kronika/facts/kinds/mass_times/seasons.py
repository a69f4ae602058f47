"""Seasons: summer and winter, months from to, Advent, holidays and outside them, as cues."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from kronika.facts.kinds.mass_times.calendar_words import CalendarWords
from kronika.facts.kinds.mass_times.cue import Cue, free_of, longest
from kronika.facts.kinds.mass_times.dates import ROMAN
from kronika.facts.kinds.mass_times.folding import folded, words_pattern

OUTSIDE_HOLIDAYS = "poza wakacjami"
SUMMER_HOLIDAYS = "lipiec-sierpień"
JULY_AUGUST = (7, 8)
NUMBERS = "|".join(sorted(ROMAN, key=len, reverse=True))


@dataclass(frozen=True, slots=True, kw_only=True)
class SeasonPatterns:
    """The patterns of one language."""

    outside: re.Pattern[str]
    dated: re.Pattern[str]  # od 15 maja do 15 września
    months: re.Pattern[str]  # od listopada do lutego, lipiec i sierpień, w maju
    romans: re.Pattern[str]  # od X do IV, VII-VIII
    phrases: tuple[tuple[str, re.Pattern[str]], ...]
    ends: re.Pattern[str]  # "do" just before: the end of something
    month: dict[str, int]


@lru_cache(maxsize=8)
def patterns(words: CalendarWords) -> SeasonPatterns:
    """Made once for a language."""
    months = words_pattern(form for forms in words.months for form in forms)
    start, end = words_pattern(words.range_from), words_pattern(words.range_to)
    joined = rf"(?:\s*(?:-|–|/|,|{words_pattern(words.list_and)}|{end})\s*)"
    return SeasonPatterns(
        outside=re.compile(
            rf"(?:{words_pattern(words.outside)})[^.;:\n\d]{{0,45}}?(?:{words_pattern(words.holidays)})"
        ),
        dated=re.compile(
            rf"(?:{start})\s+(?P<day>\d{{1,2}})\.?\s+(?P<from>{months})\s+(?:{end})\s+(?P<last>\d{{1,2}})\.?\s+(?P<to>{months})"
        ),
        months=re.compile(rf"(?<!\d)(?<!\d[.\s])(?:{start}\s+)?(?P<from>{months})(?:{joined}(?P<to>{months}))?"),
        romans=re.compile(
            rf"(?<!\w)(?:{start}\s+)?(?P<from>{NUMBERS})\s*(?:-|–|{end})\s*(?P<to>{NUMBERS})(?!\w)(?!\s*niedz)"
        ),
        phrases=tuple((value, re.compile(words_pattern(phrases))) for value, phrases in words.seasons.items()),
        ends=re.compile(rf"(?:{end})\s+$"),
        month={folded(form): number for number, forms in enumerate(words.months, 1) for form in forms},
    )


def season_cues(plain: str, words: CalendarWords) -> list[Cue]:
    """Every cue for a season in a folded text, in order."""
    made = patterns(words)
    found: list[Cue] = []
    for cues in (
        outside_holidays(plain, made),
        dated_ranges(plain, made),
        month_ranges(plain, words, made),
        roman_ranges(plain, made),
        phrase_seasons(plain, made),
    ):
        found += free_of(list(cues), found)
    return sorted(found, key=lambda cue: cue.start)


def outside_holidays(plain: str, made: SeasonPatterns) -> Iterator[Cue]:
    """ "Z wyjątkiem wakacji"."""
    for match in made.outside.finditer(plain):
        yield Cue(start=match.start(), end=match.end(), value=OUTSIDE_HOLIDAYS)


def dated_ranges(plain: str, made: SeasonPatterns) -> Iterator[Cue]:
    """From one date to another: "15 V-15 IX"."""
    for match in made.dated.finditer(plain):
        ends = [
            f"{match[day]} {ROMAN[made.month[match[month]] - 1].upper()}"
            for day, month in (("day", "from"), ("last", "to"))
        ]
        yield Cue(start=match.start(), end=match.end(), value="-".join(ends))


def month_ranges(plain: str, words: CalendarWords, made: SeasonPatterns) -> Iterator[Cue]:
    """From one month to another by name; one month alone is written in full."""
    for match in made.months.finditer(plain):
        first = made.month[match["from"]]
        if not match["to"] and not is_month_alone(plain, match, words, made):
            continue
        last = made.month[match["to"]] if match["to"] else first
        value = (
            SUMMER_HOLIDAYS
            if (first, last) == JULY_AUGUST
            else words.months[first - 1][0]
            if first == last
            else f"{words.month_codes[first - 1]}-{words.month_codes[last - 1]}"
        )
        yield Cue(start=match.start(), end=match.end(), value=value)


def is_month_alone(plain: str, match: re.Match[str], words: CalendarWords, made: SeasonPatterns) -> bool:
    """One month is a season only as "w maju" or by its name, not in "od lutego" or "niedziela lutego"."""
    name, _, inside, *_ = *words.months[made.month[match["from"]] - 1], "", ""
    return match[0] in (folded(name), folded(inside)) and not made.ends.search(
        plain[max(0, match.start() - 8) : match.start()]
    )


def roman_ranges(plain: str, made: SeasonPatterns) -> Iterator[Cue]:
    """From one month to another by Roman number."""
    for match in made.romans.finditer(plain):
        first, last = match["from"].upper(), match["to"].upper()
        value = SUMMER_HOLIDAYS if (first, last) == ("VII", "VIII") else f"{first}-{last}"
        yield Cue(start=match.start(), end=match.end(), value=value)


def phrase_seasons(plain: str, made: SeasonPatterns) -> list[Cue]:
    """Seasons that have a name; the longest phrase counts."""
    found = [
        Cue(start=match.start(), end=match.end(), value=value)
        for value, pattern in made.phrases
        for match in pattern.finditer(plain)
    ]
    return [cue for cue in longest(found) if not made.ends.search(plain[max(0, cue.start - 8) : cue.start])]


def rest_of_year(season: str, words: CalendarWords) -> str | None:
    """The season that is left when one is taken away: winter leaves summer, X-IV leaves V-IX."""
    if season in words.paired:
        return words.paired[season]
    ends = season.lower().split("-")
    if len(ends) == 2 and all(end in ROMAN for end in ends):
        first, last = (ROMAN.index(end) for end in ends)
        return f"{ROMAN[(last + 1) % 12].upper()}-{ROMAN[(first - 1) % 12].upper()}"
    return None
