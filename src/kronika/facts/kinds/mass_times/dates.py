"""Dates: "12 maja 2024", "06.08.2025", "dzisiaj" and feasts that fall on one day of the year, as cues of dated masses."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from functools import lru_cache

from kronika.facts.kinds.mass_times.calendar_words import CalendarWords
from kronika.facts.kinds.mass_times.cue import DATED, Cue, free_of
from kronika.facts.kinds.mass_times.folding import folded, words_pattern

ROMAN = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii")
YEAR = r"(?:\s*(?P<year>(?:19|20)\d\d))?"


@dataclass(frozen=True, slots=True, kw_only=True)
class DatePatterns:
    """The patterns of one language."""

    named: re.Pattern[str]  # 12 maja 2024, 1 i 2 listopada
    numbered: re.Pattern[str]  # 06.08.2025, 15.04 (poniedziałek)
    since: re.Pattern[str]  # "od" just before
    until: re.Pattern[str]  # "do" with a date or a word after it
    feast: re.Pattern[str]
    day: re.Pattern[str]  # a single weekday
    glue: re.Pattern[str]  # what may stand between a day and its date
    named_day: re.Pattern[str]  # "Środa Popielcowa": a day with a name
    monthly: re.Pattern[str]  # 17 każdego miesiąca
    named_after: re.Pattern[str]
    months: dict[str, int]


@lru_cache(maxsize=8)
def patterns(words: CalendarWords) -> DatePatterns:
    """Made once for a language."""
    forms = {folded(form): number for number, forms in enumerate(words.months, 1) for form in forms}
    months = words_pattern(form for forms in words.months for form in forms)
    days = words_pattern(form for forms in words.single_days.values() for form in forms)
    whole = words_pattern(
        form for code, forms in words.single_days.items() if code != "nd" for form in forms if len(form) > 4
    )
    return DatePatterns(
        named=re.compile(
            rf"(?<![\d.,:])(?P<days>\d{{1,2}}\.?(?:\s*(?:,|-|–|i|oraz)\s*\d{{1,2}}\.?)*)[^\S\n]*"
            rf"(?:(?P<month>{months})|(?P<roman>{'|'.join(sorted(ROMAN, key=len, reverse=True))})(?![\w]))\.?,?{YEAR}"
        ),
        numbered=re.compile(
            rf"(?<![\d.,:])(?P<days>\d{{1,2}})\s*\.\s*(?P<number>0?[1-9]|1[0-2])\s*(?:\.\s*(?P<year>(?:19|20)\d\d)|\.?(?=\s*\(\s*(?:{days})))"
        ),
        since=re.compile(rf"(?:{words_pattern(words.range_from)})\s+(?:dnia\s+)?$"),
        until=re.compile(rf"\s*(?:r\.|roku)?\s*(?:{words_pattern(words.range_to)}|[-–])\s*(?:dnia\s+)?\d"),
        feast=re.compile(words_pattern((*words.feasts, *words.today))),
        day=re.compile(words_pattern(form for forms in words.single_days.values() for form in forms)),
        glue=re.compile(r"[\s,(|–-]*(?:tj\.?|dnia)?[\s,(|]*"),
        named_day=re.compile(rf"(?:{whole})\s+(?P<name>[^\W\d]{{5,}}(?:[nwk]|cz|sk)[ayi])(?!\w)"),
        monthly=re.compile(rf"(?<!\d)\d{{1,2}}\.?\s*(?:{words_pattern(words.monthly)})"),
        named_after=re.compile(rf"(?:{words_pattern(words.named_after)})[^\S\n]*(?:\S+[^\S\n]+)?$"),
        months=forms,
    )


def date_cues(text: str, plain: str, words: CalendarWords) -> list[Cue]:
    """Every cue that a mass belongs to a date or a feast, in order. `plain` is the folded text."""
    made = patterns(words)
    found = [with_day(plain, cue, made) for cue in dates(text, plain, made)]
    named = [*named_days(text, plain, words, made)]
    found += free_of(named, found)
    feasts = [
        Cue(start=match.start(), end=match.end(), value=DATED)
        for pattern in (made.feast, made.monthly)
        for match in pattern.finditer(plain)
        if not made.named_after.search(plain[max(0, match.start() - 25) : match.start()])
    ]
    return sorted([*found, *free_of(feasts, found)], key=lambda cue: cue.start)


def dates(text: str, plain: str, made: DatePatterns) -> Iterator[Cue]:
    """Dates but for those that only say since when something holds."""
    last: Cue | None = None
    year = only_year(plain, made)
    for match in sorted([*made.named.finditer(plain), *made.numbered.finditer(plain)], key=lambda match: match.start()):
        roman = match.groupdict().get("roman")
        if (last and match.start() < last.end) or (roman and text[match.start("roman")].islower()):
            continue
        last = Cue(start=match.start(), end=match.end(), value=DATED, dates=tuple(days_of(match, made, year)))
        if not made.since.search(plain[max(0, match.start() - 12) : match.start()]) and not ends_range(plain, match):
            yield last


def only_year(plain: str, made: DatePatterns) -> str | None:
    """The year of all dates of a page that name one, if it is the same: dates without a year are of that year."""
    years = {match["year"] for pattern in (made.named, made.numbered) for match in pattern.finditer(plain)} - {None}
    return years.pop() if len(years) == 1 else None


def ends_range(plain: str, match: re.Match[str]) -> bool:
    """ "do 30 marca" ends something."""
    return re.search(r"(?<!\w)do\s+(?:dnia\s+)?$", plain[max(0, match.start() - 9) : match.start()]) is not None


def days_of(match: re.Match[str], made: DatePatterns, year: str | None) -> Iterator[date]:
    """The days of a date that names its year, or that stands among others of one year."""
    year = match["year"] or year
    if not year:
        return
    parts = match.groupdict()
    month = (
        made.months[parts["month"]]
        if parts.get("month")
        else ROMAN.index(parts["roman"]) + 1
        if parts.get("roman")
        else int(parts["number"])
    )
    for day in re.findall(r"\d+", match["days"]):
        try:
            yield date(int(year), month, int(day))
        except ValueError:
            continue


def with_day(plain: str, cue: Cue, made: DatePatterns) -> Cue:
    """A date together with the weekday beside it: "niedziela, 18 grudnia", "05.04 (piątek)"."""
    before = list(made.day.finditer(plain, max(0, cue.start - 40), cue.start))
    start, end = cue.start, cue.end
    if before and made.glue.fullmatch(plain, before[-1].end(), cue.start):
        start = before[-1].start()
    glue = made.glue.match(plain, end)
    after = made.day.match(plain, glue.end()) if glue and glue.end() - end < 12 else None
    if after and "\n" not in plain[end : after.start()] and start == cue.start:
        end = after.end()
    return Cue(start=start, end=end, value=DATED, dates=cue.dates)


def named_days(text: str, plain: str, words: CalendarWords, made: DatePatterns) -> Iterator[Cue]:
    """A weekday followed by a capital adjective is a feast: "Środa Popielcowa"."""
    for match in made.named_day.finditer(plain):
        name = text[match.start("name") : match.end("name")]
        if not name[0].isupper() or name.isupper() or "\n" in match[0]:
            continue
        if re.match(words_pattern(words.not_places), match["name"]) or made.day.match(match["name"]):
            continue
        yield Cue(start=match.start(), end=match.end(), value=DATED)


def page_date(plain: str, cues: Sequence[Cue], start: int, end: int, words: CalendarWords) -> bool:
    """The date of a line tells when the page was written: "Ogłoszenia 19.04.2020"."""
    line = plain[start:end]
    return re.search(words_pattern(words.page_dates), line) is not None and any(
        start <= cue.start < end and cue.dates for cue in cues
    )
