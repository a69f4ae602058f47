"""Scales: where values and days stand in a plot, and which of them are written at its edges."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from math import ceil, floor, log10

from kronika.model.series import Step
from kronika.serve.figures.words import Words

STEPS = (1, 2, 2.5, 5, 10)


@dataclass(frozen=True, slots=True, kw_only=True)
class Values:
    """A scale of values from the ground up."""

    low: float
    high: float
    top: float  # pixels
    base: float
    ticks: tuple[float, ...]

    def y(self, value: float) -> float:
        """Where a value stands."""
        return self.base - (value - self.low) / (self.high - self.low) * (self.base - self.top)

    @property
    def digits(self) -> int:
        """Digits behind the point that the ticks need."""
        return next((many for many in (0, 1, 2) if all(abs(one - round(one, many)) < 1e-9 for one in self.ticks)), 2)


def values(low: float, high: float, top: float, base: float, *, most: int = 6) -> Values:
    """A scale that holds these values and begins and ends with round ones."""
    if high - low < 1e-9:
        high = low + 1.0
    raw = (high - low) / most
    size = 10 ** floor(log10(raw))
    step = next(one * size for one in STEPS if one * size >= raw * 0.999)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    ticks = tuple(round(place * step, 10) for place in range(first, last + 1))
    return Values(low=ticks[0], high=ticks[-1], top=top, base=base, ticks=ticks)


@dataclass(frozen=True, slots=True, kw_only=True)
class Days:
    """A scale of stretches from left to right, each as wide as the others."""

    days: tuple[date, ...]
    left: float
    right: float
    step: Step

    @property
    def wide(self) -> float:
        """The width of a stretch."""
        return (self.right - self.left) / max(len(self.days), 1)

    def x(self, place: int) -> float:
        """The middle of a stretch."""
        return self.left + (place + 0.5) * self.wide

    def edge(self, place: float) -> float:
        """Where a stretch begins."""
        return self.left + place * self.wide

    def span(self, first: date, last: date) -> tuple[float, float] | None:
        """From where to where days lie; None outside."""
        inside = [place for place, day in enumerate(self.days) if first <= day <= last]
        if not inside:
            before = [place for place, day in enumerate(self.days) if day <= first]
            if not before or first > last:
                return None
            inside = [before[-1]]  # within one longer stretch
        elif self.step is not Step.DAY and inside[0] and self.days[inside[0]] > first:
            inside = [inside[0] - 1, *inside]
        return self.edge(inside[0]), self.edge(inside[-1] + 1)

    def ticks(self, words: Words, *, letter: float = 46) -> list[tuple[int, str]]:
        """Stretches that are written at the axis, with their words; as many as there is room for."""
        room = (self.right - self.left) / letter
        for chosen, written in self._choices(words):
            if 0 < len(chosen) <= max(room, 2):
                return [(place, written(self.days[place], place == chosen[0])) for place in chosen]
        ends = [0, len(self.days) - 1] if len(self.days) > 1 else [0]
        return [(place, words.short_day(self.days[place])) for place in ends]

    def _choices(self, words: Words) -> list[tuple[list[int], Callable[[date, bool], str]]]:
        """Ways to choose what is written, from every stretch to one a year."""
        days = list(enumerate(self.days))

        def of_days(day: date, first: bool) -> str:
            return words.short_day(day)

        def of_months(day: date, first: bool) -> str:
            return f"{words.month(day)} {day.year}" if first or day.month == 1 else words.month(day)

        def of_years(day: date, first: bool) -> str:
            return str(day.year)

        if self.step is Step.MONTH:
            every = [([place for place, _ in days], of_months)]
            every += [([place for place, day in days if day.month % apart == 1], of_months) for apart in (3, 6)]
        else:
            every = [([place for place, _ in days[::apart]], of_days) for apart in (1, 2)]
            if self.step is Step.DAY:
                mondays = [place for place, day in days if not day.weekday()]
                every += [(mondays, of_days), (mondays[::2], of_days)]
            starts = [place for place, day in days if place and day.month != days[place - 1][1].month]
            every += [(starts, of_months), ([place for place in starts if self.days[place].month % 3 == 1], of_months)]
        return [*every, ([place for place, day in days if place and day.year != days[place - 1][1].year], of_years)]


def spread(wanted: Sequence[float], apart: float, low: float, high: float) -> list[float]:
    """Places near the wanted ones, in their order, at least so far apart, within bounds as far as there is room."""
    order = sorted(range(len(wanted)), key=lambda place: wanted[place])
    placed = [0.0] * len(wanted)
    at = low - apart
    for place in order:
        at = max(wanted[place], at + apart)
        placed[place] = at
    at = high + apart
    for place in reversed(order):
        at = min(placed[place], at - apart)
        placed[place] = at
    return placed
