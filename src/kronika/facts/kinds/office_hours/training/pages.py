"""Training pages: sections of phrases in lists, tables and sentences, with the true event of every hour."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from kronika.facts.kinds.office_hours.training.phrases import CAPITAL, DASHES, DAYS, FILLERS, FORMS, HEADINGS, LINES
from kronika.model.mention import PageText, TextLine

FOREIGN = 0.06  # sections under a heading of something else: a heading is no proof
BARE_HOURS = 0.3  # lines that do not say whose they are, though no heading does either


@dataclass(slots=True)
class Sheet:
    """A page while it is written."""

    pieces: list[str] = field(default_factory=list)
    lines: list[TextLine] = field(default_factory=list)
    truth: dict[int, str] = field(default_factory=dict)  # event by the place where an hour begins
    length: int = 0
    block: int = 0
    tables: int = 0

    def put(self, text: str, **where: object) -> int:
        """A line; the place where it begins."""
        start = self.length
        self.pieces.append(text + "\n")
        self.length += len(text) + 1
        self.lines.append(TextLine(start=start, end=start + len(text), block=self.block, **where))  # type: ignore[arg-type]
        return start

    def page(self) -> PageText:
        """The finished page."""
        return PageText(text="".join(self.pieces), lines=tuple(self.lines))


def pages(count: int, seed: int) -> Iterator[tuple[PageText, dict[int, str]]]:
    """Pages with the event of every hour by where it begins."""
    dice = Random(seed)
    for _ in range(count):
        sheet = Sheet()
        form, dash = dice.choice(FORMS), dice.choice(DASHES)
        for event in dice.sample(sorted(LINES), dice.randint(2, 5)):
            section(sheet, event, Writer(dice=dice, form=form, dash=dash))
        yield sheet.page(), sheet.truth


@dataclass(frozen=True, slots=True)
class Writer:
    """How this page writes its hours."""

    dice: Random
    form: str
    dash: str

    def hour(self, least: int = 6) -> tuple[str, int]:
        """An hour as this page writes it."""
        hour = self.dice.randint(least, max(least, 19))
        minute = 0 if self.form == "{h}" else self.dice.choice((0, 0, 0, 30, 30, 15, 45))
        return self.form.format(h=hour, m=minute), hour

    def filled(self, phrase: str) -> tuple[str, list[int]]:
        """A phrase with its days and hours, and where its hours begin."""
        text, places = "", list[int]()
        for part in phrase.replace("{", "\0{").replace("}", "}\0").split("\0"):
            if part == "{d}":
                text += self.dice.choice(DAYS)
            elif part == "{D}":
                text += self.dice.choice(CAPITAL)
            elif part == "{t}":
                places.append(len(text))
                text += self.hour()[0]
            elif part == "{r}":
                since, hour = self.hour()
                places.append(len(text))
                text += since + self.dash
                places.append(len(text))
                text += self.hour(hour + 1)[0]
            else:
                text += part
        return text, places


def section(sheet: Sheet, event: str, writer: Writer) -> None:
    """One section: a heading, a line that serves as one, or none; then a list, a table or a paragraph."""
    dice = writer.dice
    over = dice.choice(sorted(HEADINGS)) if dice.random() < FOREIGN else event
    heading = dice.choice(HEADINGS[over])
    manner = dice.choices(("heading", "line", "none"), (6, 2, 1))[0]
    path = (heading,) if manner == "heading" else ()
    sheet.block += 1
    if manner == "heading":
        sheet.put(heading, path=(), heading=True)
    elif manner == "line":
        sheet.put(heading + dice.choice(("", ":")), path=())
    if dice.random() < 0.4:
        sheet.block += 1
        sheet.put(dice.choice(FILLERS), path=path)
    phrases = [
        phrase
        for phrase in (dice.choice(LINES[event]) for _ in range(dice.randint(1, 5)))
        if manner != "none" or len(phrase) > 24 or dice.random() < BARE_HOURS
    ]
    (table if dice.random() < 0.3 and manner != "none" else listed)(sheet, event, phrases, path, writer)


def listed(sheet: Sheet, event: str, phrases: list[str], path: tuple[str, ...], writer: Writer) -> None:
    """Lines of one block, or each of its own."""
    for phrase in phrases:
        sheet.block += writer.dice.random() < 0.7
        text, places = writer.filled(phrase)
        start = sheet.put(text, path=path)
        sheet.truth |= {start + place: event for place in places}


def table(sheet: Sheet, event: str, phrases: list[str], path: tuple[str, ...], writer: Writer) -> None:
    """Rows of a day and its hours."""
    sheet.tables += 1
    for row, phrase in enumerate(phrases):
        ranged = "{r}" in phrase or "do {t}" in phrase
        sheet.block += 1
        sheet.put(writer.dice.choice(CAPITAL), path=path, table=sheet.tables, row=row, column=0)
        text, places = writer.filled("{r}" if ranged else "{t}")
        sheet.block += 1
        start = sheet.put(text, path=path, table=sheet.tables, row=row, column=1)
        sheet.truth |= {start + place: event for place in places}
