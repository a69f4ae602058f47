"""What happens in the sample world: events that make days stand out in charts, the same in every language."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta

FIRST_DAY = date(2026, 1, 1)  # the world begins here; archives reach back to this day


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Something the papers write about for some days; `share` is the part of the day's stories it takes at its height."""

    key: str  # every prose file knows it
    first: date
    days: int
    desk: str  # home, world, economy, sport, culture
    tone: int  # -2 very bad … +2 very good
    share: float

    def share_on(self, day: date) -> float:
        """Full on the first day, then fading to nothing."""
        age = (day - self.first).days
        return self.share * (1 - age / self.days) if 0 <= age < self.days else 0.0

    @property
    def last(self) -> date:
        """The last day on which papers write about it."""
        return self.first + timedelta(days=self.days - 1)


EVENTS = (
    Event(key="snow", first=date(2026, 1, 11), days=5, desk="home", tone=-1, share=0.35),
    Event(key="summit", first=date(2026, 1, 27), days=4, desk="world", tone=1, share=0.30),
    Event(key="strike", first=date(2026, 2, 9), days=6, desk="economy", tone=-1, share=0.30),
    Event(key="film_prize", first=date(2026, 2, 21), days=4, desk="culture", tone=2, share=0.30),
    Event(key="flood", first=date(2026, 3, 9), days=6, desk="home", tone=-2, share=0.45),
    Event(key="factory", first=date(2026, 3, 17), days=5, desk="economy", tone=-2, share=0.35),
    Event(key="election", first=date(2026, 3, 22), days=5, desk="home", tone=0, share=0.45),
    Event(key="bribery", first=date(2026, 3, 25), days=6, desk="home", tone=-2, share=0.35),
    Event(key="hockey", first=date(2026, 3, 28), days=4, desk="sport", tone=2, share=0.40),
)


def events_on(day: date) -> tuple[Event, ...]:
    """The events that papers write about on a day."""
    return tuple(event for event in EVENTS if event.share_on(day) > 0)
