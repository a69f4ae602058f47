"""The shapes dates are written in, put together once per language from its words, and compiled when a text may hold one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

from kronika.lang.language import Language, languages

Value = TypeVar("Value")

YEAR = r"(?P<year>(?:19|20)\d\d)"
ZONE = r"(?:\s?(?P<zone>z\b|[+-]\d\d:?\d\d\b|\(?(?:utc|gmt|cest|cet|selč|sec|msk|мск)\b\)?))?"
BEFORE = r"(?:(?<![\d.,:])(?P<hour_before>[01]?\d|2[0-3]):(?P<minute_before>[0-5]\d)\s?[,|•·–-]?\s)?"
DIGITS = re.compile(r"\d[\d\s./:-]")
GLUE = r"[\s,;|/•·–—()-]"


@dataclass(frozen=True, slots=True, kw_only=True)
class Patterns:
    """The patterns of a language, not compiled, and the words behind them."""

    iso: str
    named: str
    month_first: str
    numeric: str
    year_first: str
    day_word: str
    ago: str
    just_now: str
    month_only: str
    spoken: re.Pattern[str]  # a word without which no text has a date that counts from today
    months: Mapping[str, int]
    days_back: Mapping[str, int]
    units: Mapping[str, str]
    numbers: Mapping[str, int]

    def worth_a_look(self, text: str) -> bool:
        """False for texts that cannot hold a date: most of them."""
        return DIGITS.search(text) is not None or self.spoken.search(text) is not None

    def month(self, written: str | None) -> int:
        """1 … 12; 0 for a word that only looks alike: to a pattern that ignores case, "ſ" is an s and "ı" an i."""
        return self.months.get((written or "").lower(), 0)

    def number(self, written: str | None) -> int | None:
        """ "5" or "pěti"; nothing means one ("před hodinou")."""
        if not written:
            return 1
        return int(written) if written.isdecimal() else self.numbers.get(written.lower())


@cache
def patterns_of(code: str) -> Patterns:
    """The patterns of a language; of all languages together when it is not known."""
    known = languages()
    tongues = [known[code]] if code in known else list(known.values())
    return build(tongues)


def build(tongues: list[Language]) -> Patterns:
    """Make the patterns from the words of one or several languages."""
    months = merged(tongue.months for tongue in tongues)
    days_back = merged(tongue.days_back for tongue in tongues)
    units = merged(tongue.units for tongue in tongues)
    numbers = merged(tongue.numbers for tongue in tongues)
    just_now = sorted(phrase for tongue in tongues for phrase in tongue.just_now)
    ago_words = [word for tongue in tongues for word in (*tongue.ago_before, *tongue.ago_after)]
    time = time_pattern(tongues)
    month = rf"(?P<month_name>{one_of(months)})\.?"
    join = rf"(?:(?:{one_of(word for tongue in tongues for word in tongue.joins)})\s)?"
    year_tail = rf"(?:\s?(?:{one_of(word for tongue in tongues for word in tongue.year_words)})(?!\w))?"
    return Patterns(
        iso=(
            r"(?<![\d/=_-])(?P<year>\d{4})-(?P<month>\d\d)-(?P<day>\d\d)(?!\d)"
            rf"(?:[t\s](?P<hour>\d\d):(?P<minute>\d\d)(?::\d\d(?:[.,]\d+)?)?{ZONE})?"
        ),
        named=(
            rf"{BEFORE}(?<![\d.,])(?<!\d:)(?P<day>\d{{1,2}})(?:\.|st|nd|rd|th|er|º)?\s?{join}{month}(?!\w)(?:,?\s{join}{YEAR}(?!\d){year_tail})?{time}"
        ),
        month_first=rf"(?<!\w){month}\s(?P<day>\d{{1,2}})(?:st|nd|rd|th)?,?\s{YEAR}(?!\d){time}",
        numeric=(
            rf"{BEFORE}(?<![\d.,/-])(?<!\d:)(?P<day>\d{{1,2}})(?:(?P<slash>[/-])|\.\s?)(?P<month>\d{{1,2}})"
            rf"(?:(?(slash)(?P=slash)|\.\s?)(?:(?P<year>(?:19|20)\d\d|(?<=[/.-]\d\d[/.-])\d\d)(?!\d|[.,]\d|:\d|\s?%){year_tail})|\.(?!\d))"
            rf"{time}"
        ),
        year_first=(
            rf"(?<![\d./]){YEAR}(?:(?P<mark>[/.])|(?P<sign>年))(?P<month>\d\d?)(?(mark)(?P=mark)|月)(?P<day>\d\d?)(?(sign)日|(?![\d.])){time}"
        ),
        day_word=rf"(?<!\w)(?P<word>{one_of(days_back)})(?!\w){time}",
        ago=ago_pattern(tongues, units, numbers),
        just_now=rf"(?<!\w)(?:{one_of(just_now)})(?!\w)",
        # Short forms are words as well: "rozpočet pro 2016" is no December.
        month_only=rf"(?<!\w)(?P<month_name>{one_of(form for form in months if len(form) > 3)})\s{YEAR}(?!\d)",
        spoken=compiled(rf"(?<!\w)(?:{one_of((*days_back, *just_now, *ago_words))})(?!\w)"),
        months=months,
        days_back=days_back,
        units=units,
        numbers=numbers,
    )


def time_pattern(tongues: list[Language]) -> str:
    """ ", o godz. 14:05", " 3:04 pm", " v 6.10 hod"."""
    between = one_of(word for tongue in tongues for word in tongue.time_words)
    return (
        rf"(?:{GLUE}{{0,4}}(?:(?:{between}){GLUE}{{1,2}}){{0,2}}(?<=[\s,;|/•·–—(-])"
        rf"(?P<hour>[01]?\d|2[0-3])(?::|h(?=\d\d)|\.(?=\d\d(?![\d.,]?\d|\s?%)))(?P<minute>[0-5]\d)(?!\d)(?::\d\d)?"
        rf"(?:\s?(?P<half>[ap]\.?m\.?)(?!\w))?{ZONE})?"
    )


def ago_pattern(tongues: list[Language], units: Mapping[str, str], numbers: Mapping[str, int]) -> str:
    """The word before ("před") or after ("ago") a number and a unit; the number may be missing."""
    before = one_of(word for tongue in tongues for word in tongue.ago_before)
    after = one_of(word for tongue in tongues for word in tongue.ago_after)
    unit, number = one_of(units), rf"\d{{1,3}}|{one_of(numbers)}"
    return (
        rf"(?<!\w)(?:{before})\s(?:(?P<count>{number})\s)?(?P<unit>{unit})(?!\w)"
        rf"|(?<![\w.,:])(?:(?P<count_after>{number})\s)?(?P<unit_after>{unit})\s(?:{after})(?!\w)"
    )


def one_of(words: Iterable[str]) -> str:
    """An alternation, the longest first; one that never matches when there are no words."""
    ordered = sorted(set(words), key=lambda word: (-len(word), word))
    return "|".join(re.escape(word) for word in ordered) or r"(?!)"


def merged(mappings: Iterable[Mapping[str, Value]]) -> dict[str, Value]:
    """Several languages' words together; the first to name a word keeps it."""
    together: dict[str, Value] = {}
    for mapping in mappings:
        for word, value in mapping.items():
            together.setdefault(word, value)
    return together


@cache
def compiled(pattern: str) -> re.Pattern[str]:
    """Case does not matter anywhere in a date."""
    return re.compile(pattern, re.IGNORECASE)
