"""When an office is closed, and what is agreed instead: sentences without an hour that a schedule cannot do without."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date

from kronika.facts.kinds.office_hours.days import Days, written
from kronika.facts.kinds.office_hours.features import CLOSES, PASSES, belongs, naming
from kronika.facts.kinds.office_hours.sentences import clause, part
from kronika.facts.kinds.office_hours.sight import Sight
from kronika.facts.kinds.office_hours.understanding import APPOINTMENT, DATED
from kronika.facts.kinds.office_hours.words import OFFICE
from kronika.model.fact import Evidence, PageFacts, Special
from kronika.model.mention import Mention

CLOSED = "closed:"
HOLIDAYS, SEASON, DATES = f"{CLOSED}holidays", f"{CLOSED}season:", f"{CLOSED}dates"
AGREED = "by_appointment"
LONGEST = 200
FULL_DATE = re.compile(r"\b(\d{1,2})\.\s?(\d{1,2})\.\s?((?:19|20)\d\d)\b")


def closures(page: PageFacts) -> list[Special]:
    """Everything a page says about when its office is closed or opens by agreement, each once."""
    sight = Sight(page.text)
    hours = [finding.mention for finding in page.findings]
    found: dict[tuple[str, tuple[date, ...]], Special] = {}
    for line in range(len(page.text.lines)):
        for special in [*closed_in(sight, line, hours), *agreed_in(sight, line)]:
            kept = replace(special, evidence=(evidence(page, line, sight),))
            found.setdefault((special.day, special.dates), kept)
    return list(found.values())


def closed_in(sight: Sight, line: int, hours: Sequence[Mention]) -> Iterator[Special]:
    """The closings of one line."""
    text = sight.text(line)
    start = sight.page.lines[line].start
    for match in CLOSES.finditer(text):
        if not is_of_the_office(sight, line, start + match.start()):
            continue
        said = text[slice(*part(text, match.start()))]
        if PASSES.search(said) or DATED.search(said):
            days = dates_in(said)
            if days:
                yield Special(time="", day=DATES, dates=days)
            continue
        yield from weekly(days_meant(sight, line, match, hours), said)
        yield from seasonal(sight, line, match, hours)


def weekly(days: Sequence[Days], said: str) -> Iterator[Special]:
    """Closed on days of every week or month."""
    for one in days:
        if one.days:
            yield Special(time="", day=CLOSED + written(one))
        if one.holidays:
            yield Special(time="", day=HOLIDAYS)


def seasonal(sight: Sight, line: int, match: re.Match[str], hours: Sequence[Mention]) -> Iterator[Special]:
    """Closed for a season: no day stands beside it."""
    low, high = clause(sight.text(line), match.start())
    if any(low <= days.start < high for days in sight.days(line)) or days_meant(sight, line, match, hours):
        return
    for season in sight.seasons(line):
        if low <= season.start < high:
            yield Special(time="", day=SEASON + season.name)


def days_meant(sight: Sight, line: int, match: re.Match[str], hours: Sequence[Mention]) -> list[Days]:
    """The days that a closing word means: those before it since the last hour, else those after it, else its row's."""
    text, start = sight.text(line), sight.page.lines[line].start
    low, high = part(text, match.start())
    places = [one.end - start for one in hours if one.line == line]
    low = max([low, *(place for place in places if place <= match.start())])
    high = min([high, *(place for place in places if place >= match.end())])
    before = [days for days in sight.days(line) if low <= days.start and days.end <= match.start()]
    after = [days for days in sight.days(line) if match.end() <= days.start and days.end <= high]
    row = [days for one in sight.row(line)[:1] for days in sight.days(one)]
    column = [days for one in sight.column(line)[-1:] for days in sight.days(one)]
    return before or after or row or column


def is_of_the_office(sight: Sight, line: int, place: int) -> bool:
    """Does a place of a page belong to an office?"""
    spot = Mention(start=place, end=place, text="", time="", line=line)
    return belongs(naming(sight, spot)) == OFFICE


def agreed_in(sight: Sight, line: int) -> Iterator[Special]:
    """What is agreed by telephone."""
    found = APPOINTMENT.search(sight.text(line))
    if found and is_of_the_office(sight, line, sight.page.lines[line].start + found.start()):
        yield Special(time="", day=AGREED, note=" ".join(found[0].split()).lower())


def dates_in(text: str) -> tuple[date, ...]:
    """Dates that are written out with their year; others cannot be told from every year's."""
    found = []
    for match in FULL_DATE.finditer(text):
        try:
            found.append(date(int(match[3]), int(match[2]), int(match[1])))
        except ValueError:
            continue
    return tuple(found)


def evidence(page: PageFacts, line: int, sight: Sight) -> Evidence:
    """The line it stands in."""
    bounds = page.text.lines[line]
    return Evidence(
        url=page.url, start=bounds.start, end=bounds.end, words=sight.text(line)[:LONGEST], page_id=page.page_id
    )
