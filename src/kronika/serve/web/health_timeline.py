"""The timeline of a source as small charts: documents a day, how many have each field, and the measures that moved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import expm1

from markupsafe import Markup

from kronika.model.checkup import FILLED
from kronika.model.health import Reason
from kronika.model.recipe import Field
from kronika.serve.web import labels, reason_words
from kronika.serve.web.addresses import health_path
from kronika.serve.web.health_charts import Column, Frame, chart
from kronika.serve.web.health_days import Day
from kronika.serve.web.tongue import Tongue

MOVED = 4  # measures that get a chart
DATES = "d MMM"

Value = Callable[[Day], float | None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Chart:
    """A drawing under its name."""

    name: str
    drawing: Markup
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Timeline:
    """Draws the charts of one source's days in one language."""

    tongue: Tongue
    source: str
    days: Sequence[Day]

    def documents(self) -> Chart:
        """How many documents, and how many of them are damaged; each day leads to its articles."""
        tongue = self.tongue
        most = max((len(day.documents) for day in self.days), default=0) or 1
        columns = [
            Column(
                value=float(len(day.documents)) if day.documents else None,
                part=float(day.damaged),
                title=self._count(day),
                bad=day.bad,
                link=f"{health_path(self.source)}?day={day.day.isoformat()}#day" if day.documents else None,
            )
            for day in self.days
        ]
        name = str(tongue.text("Documents"))
        frame = self._frame("documents", name, float(most), tongue.number(most))
        note = tongue.text("The strong part is damaged. A day leads to its articles.")
        return Chart(name=name, drawing=chart(columns, frame), note=str(note))

    def fields(self) -> list[Chart]:
        """The share of the documents that have each field."""
        return [
            self._shares(f"field-{field}", str(self.tongue.text(labels.FIELDS[field])), filled(field))
            for field in FILLED
        ]

    def moved(self, reasons: Sequence[Reason]) -> list[Chart]:
        """The measures that speak for the verdict, as far as each document has its own."""
        taken = [reason for reason in reasons if any(figure(reason.measure)(day) is not None for day in self.days)]
        return [self._measure(reason) for reason in taken[:MOVED]]

    def _measure(self, reason: Reason) -> Chart:
        name = str(self.tongue.text(reason_words.NAMES.get(reason.measure, reason.measure)))
        if reason.measure == reason_words.WORDS:
            return self._lengths(name, reason)
        usual = None if reason.measure in reason_words.RATES else reason.usual
        return self._shares(f"measure-{reason.measure}", name, figure(reason.measure), usual)

    def _shares(self, number: str, name: str, value: Value, usual: float | None = None) -> Chart:
        tongue = self.tongue
        columns = [self._column(day, value(day), tongue.percent) for day in self.days]
        frame = self._frame(number, self._told(name, columns), 1.0, tongue.percent(1.0), usual)
        return Chart(name=name, drawing=chart(columns, frame), note=self._usual(usual, tongue.percent))

    def _lengths(self, name: str, reason: Reason) -> Chart:
        columns = [self._column(day, figure(reason.measure)(day), self._words) for day in self.days]
        lengths = [None if column.value is None else expm1(column.value) for column in columns]
        most = max([length for length in lengths if length is not None] + [expm1(reason.usual)])
        columns = [
            Column(value=length, title=column.title, bad=column.bad)
            for length, column in zip(lengths, columns, strict=True)
        ]
        frame = self._frame(
            "measure-words", self._told(name, columns), most, self.tongue.number(round(most)), expm1(reason.usual)
        )
        return Chart(name=name, drawing=chart(columns, frame), note=self._usual(reason.usual, self._words))

    def _column(self, day: Day, value: float | None, written: Callable[[float], str]) -> Column:
        title = self._count(day) if value is None else f"{self.tongue.day(day.day)}: {written(value)}"
        return Column(value=value, title=title, bad=day.bad)

    def _count(self, day: Day) -> str:
        """A day with the number of its documents."""
        tongue = self.tongue
        count = tongue.plural("%(n)s document", "%(n)s documents", len(day.documents))
        said = [f"{tongue.day(day.day)}: {count}"]
        if day.damaged:
            said.append(str(tongue.plural("%(n)s damaged", "%(n)s damaged", day.damaged)))
        return ", ".join(said)

    def _told(self, name: str, columns: Sequence[Column]) -> str:
        """The chart for who hears it: what the last day with documents says."""
        last = next((column.title for column in reversed(columns) if column.value is not None), "–")
        return f"{name}. {last}"

    def _usual(self, usual: float | None, written: Callable[[float], str]) -> str:
        if usual is None:
            return ""
        return str(self.tongue.text("The line is what was usual: %(usual)s.", usual=written(usual)))

    def _words(self, value: float) -> str:
        return reason_words.length(self.tongue, value)

    def _frame(self, number: str, label: str, top: float, top_text: str, usual: float | None = None) -> Frame:
        ends = [self.tongue.day(day.day, DATES) for day in (self.days[0], self.days[-1])]
        return Frame(
            id=number,
            label=label,
            top=top,
            top_text=top_text,
            ends=(ends[0], ends[1]),
            bad_text=str(self.tongue.text("broken")),
            usual=usual,
        )


def filled(field: Field) -> Value:
    """The share of a day's documents that have a field."""
    return lambda day: day.filled(field)


def figure(measure: str) -> Value:
    """What a day's documents show: how often for what is yes or no, else the middle."""
    return lambda day: day.rate(measure) if measure in reason_words.RATES else day.figure(measure)
