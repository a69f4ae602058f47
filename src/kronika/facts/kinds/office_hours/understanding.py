"""What an opening hour means: its days, season, part of the office, and whether the text takes it back."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from kronika.facts.kinds.office_hours.days import WORKING, Days, days_in, written
from kronika.facts.kinds.office_hours.features import BREAKS, CLOSES, PASSES
from kronika.facts.kinds.office_hours.seasons import Season, seasons_in
from kronika.facts.kinds.office_hours.sentences import clause, part, sentence
from kronika.facts.kinds.office_hours.sight import Sight
from kronika.facts.kinds.office_hours.words import BY_APPOINTMENT, UNITS
from kronika.model.mention import Mention, PageText

SPECIAL = "dated_or_special"
NEGATED, PAUSE = "negated", "break"
APPOINTMENT = re.compile(rf"(?<!\w)(?:{'|'.join(BY_APPOINTMENT)})(?!\w)", re.IGNORECASE)
UNIT = {re.compile(rf"(?<!\w)(?:{pattern})(?!\w)", re.IGNORECASE): name for pattern, name in UNITS.items()}
UNKNOWN_DAYS = Days(start=0, end=0, days=WORKING)
DATED = re.compile(
    r"\b\d{1,2}\.?\s*(?:stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|"
    r"ledna|února|března|dubna|května|června|července|srpna|října|prosince)\b|\b\d{1,2}\.\s?\d{1,2}\.\s?(?:19|20)\d\d\b",
    re.IGNORECASE,
)

# How sure the days are, by where they were found.
IN_LINE, IN_ROW, IN_COLUMN, IN_BLOCK, IN_HEADING, ABOVE, NOWHERE = 0.97, 0.98, 0.95, 0.92, 0.9, 0.85, 0.4


@dataclass(frozen=True, slots=True, kw_only=True)
class Understood:
    """What an hour means."""

    day: str
    season: str | None = None
    place: str | None = None
    note: str | None = None
    status: str = ""
    confidence: float = 1.0


def understand(page: PageText, mentions: Sequence[Mention], wanted: Iterable[int]) -> dict[int, Understood]:
    """The meaning of the hours asked for, by their place in the list; the other hours tell how far words reach."""
    reader = Reader(page, mentions)
    return {index: reader.meaning(mentions[index]) for index in wanted}


class Reader:
    """One page with its hours."""

    def __init__(self, page: PageText, mentions: Sequence[Mention]) -> None:
        self.sight = Sight(page)
        self.with_hours = {mention.line for mention in mentions}
        self.firsts: dict[int, int] = {}
        for mention in mentions:
            self.firsts.setdefault(mention.line, mention.start - page.lines[mention.line].start)

    def meaning(self, mention: Mention) -> Understood:
        """One hour."""
        line = self.sight.page.lines[mention.line]
        text, place = self.sight.text(mention.line), mention.start - line.start
        days, confidence = self.days(mention)
        said = text[slice(*part(text, place))]
        season = self.season(mention)
        passing = bool(PASSES.search(said)) or (bool(DATED.search(said)) and not season)
        agreed = APPOINTMENT.search(said)
        return Understood(
            day=SPECIAL if passing else written(days),
            season=season.name if season else None,
            place=self.unit(mention),
            note=" ".join(agreed[0].split()).lower() if agreed else None,
            status=self.status(text, place),
            confidence=confidence,
        )

    def status(self, text: str, place: int) -> str:
        """Is it a break, or does the text say that it is closed then?"""
        if BREAKS.search(text[:place]):
            return PAUSE
        return NEGATED if CLOSES.search(text[slice(*clause(text, place))]) else ""

    def days(self, mention: Mention) -> tuple[Days, float]:
        """The days of an hour, from the nearest place that names some, and how sure that is."""
        here = self.days_in_line(mention)
        if here is not None:
            return here, IN_LINE
        sight, line = self.sight, mention.line
        for lines, sure in ((sight.row(line), IN_ROW), (sight.column(line), IN_COLUMN), (sight.block(line), IN_BLOCK)):
            found = [days for one in lines for days in week(sight.days(one))]
            if found:
                return found[-1] if sure == IN_BLOCK else found[0], sure
        over = [
            (days, ABOVE) for one in sight.above(line) if one not in self.with_hours for days in week(sight.days(one))
        ]
        headings = [
            (days, IN_HEADING) for path in reversed(sight.page.lines[line].path) for days in week(days_in(path))
        ]
        return next(iter([*over, *headings]), (UNKNOWN_DAYS, NOWHERE))

    def days_in_line(self, mention: Mention) -> Days | None:
        """Days of its own line: those before it, or those after it where the line begins with hours."""
        line = self.sight.page.lines[mention.line]
        text, place = self.sight.text(mention.line), mention.start - line.start
        known = week(self.sight.days(mention.line))
        start, end = sentence(text, place)
        inside = [days for days in known if start <= days.start < end]
        before = [days for days in inside if days.end <= place]
        after = [days for days in inside if days.start >= place]
        hours_first = bool(inside) and self.first_hour(mention.line, start) < inside[0].start
        if after and (hours_first or not before):
            return after[0]
        earlier = [days for days in known if days.end <= place]
        return before[-1] if before else earlier[-1] if earlier else None

    def first_hour(self, line: int, start: int) -> int:
        """Where the first hour of a sentence stands; the end of the world when the line begins with it."""
        first = self.firsts.get(line, 1 << 30)
        return first if first >= start else 1 << 30

    def season(self, mention: Mention) -> Season | None:
        """The season of an hour: of its sentence, its row, its column, a line above without hours, a heading."""
        line = self.sight.page.lines[mention.line]
        text, place = self.sight.text(mention.line), mention.start - line.start
        start, end = part(text, place)
        inside = [season for season in self.sight.seasons(mention.line) if start <= season.start < end]
        if inside:
            before = [season for season in inside if season.end <= place]
            return before[-1] if before else inside[0]
        lines = [
            *self.sight.row(mention.line),
            *(one for one in self.sight.column(mention.line) if one not in self.with_hours),
            *(one for one in self.sight.block(mention.line) if one not in self.with_hours),
            *(one for one in self.sight.above(mention.line) if one not in self.with_hours),
        ]
        found = (season for one in lines for season in self.sight.seasons(one) if is_a_head(self.sight.text(one)))
        headings = (season for path in reversed(line.path) for season in seasons_in(path))
        return next(found, None) or next(headings, None)

    def unit(self, mention: Mention) -> str | None:
        """The part of the office that an hour belongs to."""
        line = self.sight.page.lines[mention.line]
        texts: list[Callable[[], str]] = [
            lambda: self.sight.text(mention.line)[: mention.start - line.start],
            lambda: " ".join(self.sight.text(one) for one in self.sight.row(mention.line)),
            lambda: " ".join(self.sight.text(one) for one in reversed(self.sight.column(mention.line))),
            lambda: " / ".join(line.path),
        ]
        return next((name for words in texts if (name := last_unit(words()))), None)


def week(found: Iterable[Days]) -> list[Days]:
    """Those that name weekdays; holidays alone are no days of a week."""
    return [days for days in found if days.days]


def is_a_head(text: str) -> bool:
    """A short line, such as stands over others."""
    return len(text) <= 60


def last_unit(text: str) -> str | None:
    """The last part of an office that a text names."""
    found = [(match.end(), name) for pattern, name in UNIT.items() for match in pattern.finditer(text)]
    return max(found)[1] if found else None
