"""A paper's stories, day by day: how many, when, about what; the same for the same seed, whatever was asked before."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from functools import cached_property, lru_cache
from random import Random
from zoneinfo import ZoneInfo

from kronika.sampleweb.events import FIRST_DAY, Event, events_on
from kronika.sampleweb.writing import DESKS, Draft, Prose

WEEKEND_SHARE = 0.55
AGENCY_SHARE = 0.12
LONGEST = 14


@dataclass(frozen=True, kw_only=True, eq=False)
class Story:
    """One printed story. `number` is unique in the paper and grows with time.

    What stands in it is written when it is first asked for: archives list thousands and open few.
    """

    number: int
    published: datetime
    desk: str
    author: str
    from_agency: bool
    event: Event | None
    prose: Prose
    seed: str  # of the text: the paper's own, or the agency's

    @property
    def day(self) -> date:
        """The local day of publication."""
        return self.published.date()

    @cached_property
    def draft(self) -> Draft:
        """The text."""
        dice = Random(self.seed)
        return self.prose.draft(dice, desk=self.desk, event=self.event, paragraphs=length(dice))

    @cached_property
    def comments(self) -> tuple[tuple[str, str], ...]:
        """Readers' nicknames and opinions."""
        dice = Random(f"comments {self.number} {self.seed}")
        tone = self.event.tone if self.event else 0
        return tuple(self.prose.comment(dice, tone=tone) for _ in range(comment_count(dice)))


class Newsroom:
    """The stories of one paper. `agency_seed` is shared by the papers that buy the same agency's texts."""

    def __init__(self, name: str, prose: Prose, zone: str, per_day: int = 9, desks: tuple[str, ...] = DESKS) -> None:
        self.name = name
        self.prose = prose
        self.zone = ZoneInfo(zone)
        self.per_day = per_day
        self.desks = desks
        self.on_day = lru_cache(maxsize=512)(self._on_day)

    def until(self, now: datetime, since: date | None = None) -> list[Story]:
        """All stories out at `now`, newest first, back to `since` (default: the beginning)."""
        local = now.astimezone(self.zone)
        day, first, found = local.date(), max(since or FIRST_DAY, FIRST_DAY), []
        while day >= first:
            found += [story for story in reversed(self.on_day(day)) if story.published <= local]
            day -= timedelta(days=1)
        return found

    def story(self, number: int, now: datetime) -> Story | None:
        """The story of that number, if it is out at `now`."""
        day = FIRST_DAY + timedelta(days=number // 100)
        stories = self.on_day(day) if day >= FIRST_DAY and number >= 0 else ()
        return next((s for s in stories if s.number == number and s.published <= now), None)

    def _on_day(self, day: date) -> tuple[Story, ...]:
        dice = Random(f"{self.name} {day}")
        share = WEEKEND_SHARE if day.weekday() >= 5 else 1.0
        count = max(2, round(self.per_day * share * dice.uniform(0.75, 1.3)) + 2 * len(events_on(day)))
        times = sorted(dice.sample(range(5 * 60 + 30, 23 * 60 + 40), count))
        base = (day - FIRST_DAY).days * 100
        stories: dict[str, Story] = {}
        for i, minute in enumerate(times):
            story = self._story(f"{self.name} {day} {i}", day, base + i, minute)
            stories.setdefault(story.seed, story)  # no agency text twice in a day
        return tuple(stories.values())

    def _story(self, name: str, day: date, number: int, minute: int) -> Story:
        dice = Random(name)
        event = self._event(dice, day)
        desk = event.desk if event else dice.choice(self.desks)
        from_agency = dice.random() < AGENCY_SHARE
        # An agency's text depends on the day and desk alone, so that several papers print the same one.
        bought = f"agency {self.prose.lang} {day} {desk} {event and event.key} {dice.randrange(2)}"
        return Story(
            number=number,
            published=datetime.combine(day, time(minute // 60, minute % 60), self.zone),
            desk=desk,
            author=self.prose.agency if from_agency else dice.choice(self.prose.reporters),
            from_agency=from_agency,
            event=event,
            prose=self.prose,
            seed=bought if from_agency else f"text {name}",
        )

    def _event(self, dice: Random, day: date) -> Event | None:
        throw = dice.random()
        for event in events_on(day):
            throw -= event.share_on(day)
            if throw < 0 and event.desk in self.desks:
                return event
        return None


def length(dice: Random) -> int:
    """Heavy-tailed: most stories are short, some are very long."""
    return min(LONGEST, 2 + int(dice.paretovariate(1.3)) + dice.randrange(3))


def comment_count(dice: Random) -> int:
    """Most stories have few comments, a few have many."""
    return min(25, int(dice.paretovariate(1.1)) - 1)
