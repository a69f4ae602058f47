"""Weekdays as people write them on an office's door: one, several, from … to, all but one, the first of the month."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

WEEK = ("pn", "wt", "sr", "czw", "pt", "sob", "nd")
WORKING, ALL = frozenset(range(5)), frozenset(range(7))
FIRSTS = {3: "first_thursday", 4: "first_friday", 5: "first_saturday"}
BY_NAME = {name: day for day, name in FIRSTS.items()}

WEEKDAYS = (
    r"poniedział(?:ek|k\w+)|poniedz\b|pon\b|pn\b|pondělí\w*|pondělk\w*",
    r"wtor(?:ek|k\w+)|wt\b|úter(?:ý|ek|k\w+)",
    r"środ(?:a|ę|y|ą|zie|ach|ami)\b|śr\b|střed(?:a|u|y|ách)\b",
    r"czwart(?:ek|k\w+)|czw\b|čtvrt(?:ek|k\w+)",
    r"piąt(?:ek|k\w+)|pt\b|pát(?:ek|k\w+)",
    r"sob[oó]t\w*|sob\b",
    r"niedziel\w*|niedz\b|ndz\b|nd\b|neděl[ei]\w*",
)
CZECH_SHORT = ("Po", "Út", "St", "Čt", "Pá", "So", "Ne")  # counted only in front of hours or of each other
NEXT_SHORT = rf"(?=\s*[:.,–-]?\s*(?:\d|a\s|zavř|neúř|{'|'.join(CZECH_SHORT)}))"
HOLIDAYS = re.compile(r"\b(?:święt(?:a|ach|o|om)|świąt)\b|\bsvátk\w+|\bsvátcích", re.IGNORECASE)
SEVERAL = {
    re.compile(r"\bcodzienn\w+|\bkażdego dnia\b|\bdenně\b", re.IGNORECASE): ALL,
    re.compile(
        r"\b(?:w )?dni (?:powszedni\w*|robocz\w*)|\bw dniach robocz\w*|\bpracovní\w* dn\w+|\bvšední\w* dn\w+",
        re.IGNORECASE,
    ): WORKING,
}
ORDINALS = {
    r"pierwsz\w+|\b(?-i:I)\b|\b1\.|první": 1,
    r"drug\w+|\b(?-i:II)\b|\b2\.|druh\w+": 2,
    r"trzeci\w*|\b(?-i:III)\b|\b3\.|třet\w+": 3,
    r"czwart(?:y|ą|a|e|ego)|\b(?-i:IV)\b|\b4\.|čtvrt(?:ý|ou|é)": 4,
    r"ostatni\w*|poslední": -1,
}
ORDINAL = re.compile(
    "|".join(f"(?P<o{n}>{pattern})" for n, pattern in enumerate(ORDINALS)), re.IGNORECASE
)  # one at a time, from left to right
BEFORE = 28  # characters in which ordinals stand before a weekday
RANGE = re.compile(r"\.?\s*(?:[-–—]+|do|až do|až|aż do)\s*", re.IGNORECASE)
LIST = re.compile(r"\.?\s*(?:[,;/&+]\s*)?(?:i|oraz|a|a także|and)?\s*(?:w|we|v|ve)?\s*", re.IGNORECASE)
EXCEPT = re.compile(r"[\s,(]*(?:oprócz|poza|prócz|z wyjątkiem|za wyjątkiem|kromě|mimo)\s*(?:w\s|we\s)?", re.IGNORECASE)
ANY = re.compile(
    "|".join(
        f"(?P<d{day}>\\b(?:{pattern})|\\b(?-i:{CZECH_SHORT[day]})\\b{NEXT_SHORT})"
        for day, pattern in enumerate(WEEKDAYS)
    ),
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Days:
    """Some days of the week, and where they are written. `nth` counts in the month: 1 is the first, -1 the last."""

    start: int
    end: int
    days: frozenset[int]  # Monday is 0
    nth: tuple[int, ...] = ()
    holidays: bool = False  # public holidays, too
    less: bool = False  # the last of them were taken away: "oprócz środy", and what follows is taken away, too


def days_in(text: str) -> list[Days]:
    """Every mention of days in a line, neighbours that belong together as one."""
    found: list[Days] = []
    for one in singles(text):
        joined = join(found[-1], one, text[found[-1].end : one.start]) if found else None
        if joined is None:
            found.append(one)
        else:
            found[-1] = joined
    return found


def singles(text: str) -> list[Days]:
    """Each word alone, in order."""
    found = [one_day(text, match) for match in ANY.finditer(text)]
    found += [
        Days(start=match.start(), end=match.end(), days=frozenset(), holidays=True) for match in HOLIDAYS.finditer(text)
    ]
    for pattern, days in SEVERAL.items():
        found += [Days(start=match.start(), end=match.end(), days=days) for match in pattern.finditer(text)]
    return sorted(found, key=lambda one: one.start)


def one_day(text: str, match: re.Match[str]) -> Days:
    """A weekday with the ordinals before it: "drugi i czwarty wtorek"."""
    day = next(day for day in range(7) if match[f"d{day}"])
    place, ordinals = match.start(), list[int]()
    window = text[max(0, place - BEFORE) : place]
    kept = list(ORDINAL.finditer(window))
    while kept and not LIST_OF_ORDINALS.sub("", window[kept[-1].end() :]):
        last = kept.pop()
        ordinals.insert(0, next(number for n, number in enumerate(ORDINALS.values()) if last[f"o{n}"]))
        place = max(0, match.start() - BEFORE) + last.start()
        window = window[: last.start()]
    return Days(start=place, end=match.end(), days=frozenset({day}), nth=tuple(ordinals))


LIST_OF_ORDINALS = re.compile(r"[\s,.]+|\b(?:i|oraz|a)\b")


def join(left: Days, right: Days, between: str) -> Days | None:
    """Two that belong together as one, or None."""
    if len(between) > 24:
        return None
    if EXCEPT.fullmatch(between) or (left.less and LIST.fullmatch(between)):
        return replace(left, end=right.end, days=left.days - right.days, less=True)
    plain = len(left.days) == len(right.days) == 1 and not right.nth and not left.nth
    if plain and RANGE.fullmatch(between) and between.strip():
        first, last = min(left.days), min(right.days)
        between_days = range(first, last + 1) if first <= last else [*range(first, 7), *range(last + 1)]
        return Days(start=left.start, end=right.end, days=frozenset(between_days))
    if LIST.fullmatch(between) and (left.nth == right.nth or right.holidays):
        return replace(left, end=right.end, days=left.days | right.days, holidays=left.holidays or right.holidays)
    return None


def written(days: Days) -> str:
    """The days as a record writes them: days:pn-sr-pt, first_friday, nth:2-4:wt."""
    names = "-".join(WEEK[day] for day in sorted(days.days))
    if not days.nth:
        return f"days:{names}"
    only = min(days.days) if len(days.days) == 1 else None
    if days.nth == (1,) and only in FIRSTS:
        return FIRSTS[only]
    return f"nth:{'-'.join('last' if n < 0 else str(n) for n in days.nth)}:{names}"


def read(day: str) -> tuple[frozenset[int], tuple[int, ...]]:
    """What a record's day means: weekdays, and which of the month (none: all)."""
    if day in BY_NAME:
        return frozenset({BY_NAME[day]}), (1,)
    kind, _, rest = day.partition(":")
    counts, _, names = rest.rpartition(":")
    nth = tuple(-1 if count == "last" else int(count) for count in counts.split("-")) if kind == "nth" else ()
    return frozenset(WEEK.index(name) for name in names.split("-") if name in WEEK), nth
