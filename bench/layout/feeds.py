"""What a source's feed says of a story: nothing, the title, or a summary in the source's manner; on some days less."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from random import Random

from bench.layout.story import Story


class Summary(StrEnum):
    """Where a feed's summary comes from."""

    NONE = "none"
    LEAD = "lead"
    BEGINNING = "beginning"  # of the lead and the text, cut in the middle of a sentence
    OWN = "own"  # a sentence that stands nowhere on the page


@dataclass(frozen=True, slots=True, kw_only=True)
class FeedHabit:
    """One source's feed."""

    there: bool
    summary: Summary
    gaps: float  # chance of a day without summaries
    absent: float  # chance that a document did not come from the feed at all
    cut: int  # words of a summary that is a beginning
    shortened: float  # chance that the feed's title is not the page's


def feed_fields(dice: Random, habit: FeedHabit, story: Story, seed: str) -> tuple[str | None, str | None]:
    """The title and the summary in the feed; None where it has none."""
    if not habit.there or dice.random() < habit.absent:
        return None, None
    title = story.title
    if dice.random() < habit.shortened:
        words = title.split()
        title = " ".join(words[: max(4, len(words) - 3)])
    without = Random(f"{seed} {story.at:%Y-%m-%d}").random() < habit.gaps
    return title, None if without else summary_of(habit, story)


def summary_of(habit: FeedHabit, story: Story) -> str | None:
    """The summary in the source's manner."""
    if habit.summary is Summary.NONE:
        return None
    if habit.summary is Summary.OWN:
        return story.own_summary
    if habit.summary is Summary.LEAD:
        return story.lead
    words = f"{story.lead} {story.parts[0].lines[-1]}".split()
    return " ".join(words[: habit.cut]) + (" …" if len(words) > habit.cut else "")
