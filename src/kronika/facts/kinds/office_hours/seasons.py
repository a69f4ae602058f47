"""Seasons of an office: months from … to, the summer holidays, summer and winter, and what they mean on a calendar."""

from __future__ import annotations

import re
from dataclasses import dataclass

MONTHS = (
    "styczeń", "luty", "marzec", "kwiecień", "maj", "czerwiec", "lipiec", "sierpień", "wrzesień", "październik", "listopad", "grudzień",
)  # fmt: skip
STEMS = (
    r"stycz\w+|led(?:en|na|nu)", r"lut(?:y|ego|ym)|únor\w*", r"mar(?:zec|ca|cu|cem)|březn\w*|březen", r"kwie(?:cień|tnia|tniu)|dub(?:en|na|nu)",
    r"maj(?:a|u)?|květ(?:en|na|nu)", r"czerw(?:iec|ca|cu)|červ(?:en|na|nu)", r"lip(?:iec|ca|cu)|červen(?:ec|ce|ci)",
    r"sierp(?:ień|nia|niu)|srp(?:en|na|nu)", r"wrze(?:sień|śnia|śniu)|září", r"paździer\w+|říj(?:en|na|nu)", r"listopad\w*",
    r"grud(?:zień|nia|niu)|prosin(?:ec|ce|ci)",
)  # fmt: skip
SUMMER, WINTER, SCHOOL = "lato", "zima", "rok szkolny"
HOLIDAYS = "lipiec-sierpień"
NAMED = {
    r"wakac\w+|prázdnin\w*": HOLIDAYS,
    r"rok\w* szkoln\w+|školní\w* rok\w*": SCHOOL,
    r"(?:okres\w* )?(?:letni\w*|lat(?:o|em))\b|v létě|letní\w*": SUMMER,
    r"(?:okres\w* )?(?:zimow\w*|zim[aęąy])\b|v zimě|zimní\w*": WINTER,
}
MEANING = {SUMMER: (4, 10), WINTER: (11, 3), SCHOOL: (9, 6)}  # first and last month
AWAY = re.compile(
    r"(?:poza|oprócz|z wyjątkiem|za wyjątkiem|kromě|mimo)\s+(?:okresem\s+|miesiąc\w+\s+)?$", re.IGNORECASE
)
MONTH = re.compile("|".join(f"(?P<m{n}>\\b(?:{stem})\\b)" for n, stem in enumerate(STEMS)), re.IGNORECASE)
SEASON = re.compile("|".join(f"(?P<s{n}>\\b(?:{stem}))" for n, stem in enumerate(NAMED)), re.IGNORECASE)
JOINED = re.compile(r"\s*(?:[-–—/,]|do|i|a|až|oraz)\s*(?:końca\s+|\d{1,2}\.?\s*)?", re.IGNORECASE)
DAY_BEFORE = re.compile(r"\b(\d{1,2})\.?\s*$")


@dataclass(frozen=True, slots=True, kw_only=True)
class Season:
    """A season and where it is written."""

    start: int
    end: int
    name: str


def seasons_in(text: str) -> list[Season]:
    """Every season of a line; a day of a month is a date and none."""
    found = [*months(text)]
    for match in SEASON.finditer(text):
        name = next(name for n, name in enumerate(NAMED.values()) if match[f"s{n}"])
        found.append(turned(text, Season(start=match.start(), end=match.end(), name=name)))
    return sorted(found, key=lambda season: season.start)


def months(text: str) -> list[Season]:
    """Months alone or joined: "od września do czerwca", "w lipcu i sierpniu", "od 1 lipca do 31 sierpnia"."""
    found: list[Season] = []
    matches = list(MONTH.finditer(text))
    while matches:
        first = matches.pop(0)
        last = first
        while matches and JOINED.fullmatch(text[last.end() : matches[0].start()]):
            last = matches.pop(0)
        dated = DAY_BEFORE.search(text[: first.start()])
        if dated and first is last:
            continue  # 24 grudnia
        begin, until = number(first), number(last)
        name = MONTHS[begin - 1] if begin == until else f"{MONTHS[begin - 1]}-{MONTHS[until - 1]}"
        found.append(turned(text, Season(start=first.start(), end=last.end(), name=name)))
    return found


def number(match: re.Match[str]) -> int:
    """The month of a match, January is 1."""
    return next(n for n in range(12) if match[f"m{n}"]) + 1


def turned(text: str, season: Season) -> Season:
    """All year but a season is the rest of the year."""
    if not AWAY.search(text[: season.start]):
        return season
    first, last = span(season.name) or (1, 12)
    begin, end = last % 12 + 1, (first - 2) % 12 + 1
    return Season(start=season.start, end=season.end, name=f"{MONTHS[begin - 1]}-{MONTHS[end - 1]}")


def span(name: str) -> tuple[int, int] | None:
    """First and last month of a season; None when it is none we can count."""
    if name in MEANING:
        return MEANING[name]
    parts = name.split("-")
    if all(part in MONTHS for part in parts) and len(parts) <= 2:
        return MONTHS.index(parts[0]) + 1, MONTHS.index(parts[-1]) + 1
    return None


def holds(name: str, month: int) -> bool:
    """Is a month in a season? No season is the whole year."""
    found = span(name) if name else (1, 12)
    if found is None:
        return False
    first, last = found
    return first <= month <= last if first <= last else month >= first or month <= last
