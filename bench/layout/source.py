"""An invented source: its language, rhythm, mix, template, feed and recipe, all drawn from a seed and a number."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from bench.layout.feeds import FeedHabit, Summary
from bench.layout.preset import Preset, Span
from bench.layout.rhythm import Rhythm
from bench.layout.story import Mix
from bench.layout.template import Template, draw_template
from bench.layout.vocabulary import vocabulary

BEATS = ("town", "money", "sport", "culture")
RATES = (5.0, 60.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Recipe:
    """What the source's hand-made rules take beside paragraphs."""

    heads: bool
    lists: bool
    quotes: bool
    tables: bool
    times: bool  # of a live blog's entries


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """Everything that is settled about a source; all its documents follow from it."""

    name: str
    seed: str
    lang: str
    rhythm: Rhythm
    mix: Mix
    template: Template
    feed: FeedHabit
    recipe: Recipe
    prose: float
    known: float
    reprints: float
    updates: float
    slips: float
    standing: str | None  # the line it puts into most texts

    def dice(self, purpose: str) -> Random:
        """Dice of their own for every purpose, so that one more draw here changes nothing there."""
        return Random(f"{self.seed} {purpose}")


def draw_source(preset: Preset, seed: int, number: int) -> Source:
    """The source of that number."""
    key = f"{preset.name} {seed} {number}"
    dice = Random(key)
    lang = preset.langs[number % len(preset.langs)]
    comments = dice.random() >= preset.commentless
    median, sigma = preset.rate
    return Source(
        name=f"{lang}-{number:02}",
        seed=key,
        lang=lang,
        rhythm=Rhythm(
            rate=min(RATES[1], max(RATES[0], median * dice.lognormvariate(0, sigma))),
            weekend=dice.uniform(*preset.weekend),
            bursts=dice.uniform(*preset.bursts),
        ),
        mix=draw_mix(dice, preset, comments),
        template=draw_template(dice, salt=key, hashed=preset.hashed, awkward=preset.awkward, comments=comments),
        feed=draw_feed(dice, preset),
        recipe=Recipe(
            heads=dice.random() < 0.5,
            lists=dice.random() < 0.8,
            quotes=dice.random() < 0.9,
            tables=dice.random() < 0.2,
            times=dice.random() < 0.5,
        ),
        prose=dice.uniform(*preset.prose),
        known=preset.known,
        reprints=dice.uniform(*preset.reprints),
        updates=dice.uniform(*preset.updates),
        slips=dice.uniform(*preset.slips),
        standing=dice.choice(vocabulary(lang).words.standing) if dice.random() < preset.standing else None,
    )


def draw_mix(dice: Random, preset: Preset, comments: bool) -> Mix:
    """What the source usually writes."""

    def between(span: Span) -> float:
        return dice.uniform(*span)

    return Mix(
        words=between(preset.words),
        spread=between(preset.spread),
        notes=between(preset.notes),
        longs=between(preset.longs),
        lives=between(preset.lives),
        formulas=between(preset.formulas),
        lists=dice.uniform(0, 0.25),
        quotes=dice.uniform(0, 0.4),
        tables=dice.uniform(0, 0.1),
        heads=dice.uniform(0, 0.7),
        links=dice.uniform(0, 0.3),
        figures=dice.choice((0.0, 0.0, 0.05, 0.1)),
        terse=dice.uniform(0.05, 0.5),
        comments=between(preset.comments) if comments else 0.0,
        beats=tuple(dice.sample(BEATS, dice.choice((1, 2, 3, 4, 4)))),
    )


def draw_feed(dice: Random, preset: Preset) -> FeedHabit:
    """What the source's feed tells."""
    told = dice.choice((Summary.LEAD, Summary.LEAD, Summary.BEGINNING, Summary.OWN))
    return FeedHabit(
        there=dice.random() >= preset.feedless,
        summary=Summary.NONE if dice.random() < preset.summaryless else told,
        gaps=dice.uniform(*preset.gaps) if dice.random() < 0.5 else 0.0,
        absent=dice.choice((0.0, 0.0, 0.05, 0.15)),
        cut=dice.randint(12, 40),
        shortened=dice.choice((0.0, 0.0, 0.2, 1.0)),
    )
