"""Benign shifts: the source writes other things, or its page or feed changes, and every text is right."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from random import Random

from bench.layout.copy import Good, good
from bench.layout.newsroom import Newsroom
from bench.layout.source import BEATS, Source
from bench.layout.stream import Stream
from kronika.model.document import Document

GROWTH = 0.4
HURRY = timedelta(minutes=9)


@dataclass(frozen=True, slots=True, kw_only=True)
class Shift:
    """One way to change without harm."""

    name: str
    change: Callable[[Source, Random], Source]
    times: Callable[[list[datetime], Random], list[datetime]] = lambda usual, _: usual


def shifted(stream: Stream, shift: Shift, onset: int, count: int) -> Iterator[Document]:
    """The documents from the onset on, written by the changed source."""
    source = stream.source
    changed = shift.change(source, source.dice(f"shift {shift.name}"))
    if changed.template.bulk < 0:
        changed = replace(changed, template=replace(source.template, bulk=source.template.bulk + growth(stream.goods)))
    last = stream.goods[onset - 1]
    before = (*last.recent, last.story)
    newsroom = Newsroom(changed, f"shift {shift.name}", before=before, sentences=stream.sentences)
    usual = [old.story.at for old in stream.goods[onset : onset + count]]
    for at in shift.times(usual, source.dice(f"times {shift.name}")):
        story = newsroom.next(changed.mix, at)
        yield good(changed, story, tuple(newsroom.recent)[:-1]).document


def growth(goods: tuple[Good, ...]) -> int:
    """So many bytes make an average page so much larger."""
    sizes = [len(one.document.html) for one in goods[:100]]
    return int(GROWTH * sum(sizes) / len(sizes))


def mixed(**changes: float) -> Callable[[Source, Random], Source]:
    """Other shares in what is written."""
    return lambda source, _: replace(source, mix=replace(source.mix, **changes))  # type: ignore[arg-type]


def richer(source: Source, _: Random) -> Source:
    """The recipe takes lists and quotes, else they would be missing from the text."""
    mix = replace(source.mix, tables=0.6, lists=0.7, quotes=0.8, links=0.6, heads=0.8)
    return replace(source, mix=mix, recipe=replace(source.recipe, lists=True, quotes=True, heads=True))


def longer(source: Source, _: Random) -> Source:
    return replace(source, mix=replace(source.mix, words=source.mix.words * 1.7, longs=0.35, notes=0.02))


def at_weekends(source: Source, _: Random) -> Source:
    mix = replace(
        source.mix, words=source.mix.words * 1.3, beats=("sport", "culture"), notes=min(0.6, source.mix.notes * 1.5)
    )
    return replace(source, mix=mix)


def other_topics(source: Source, dice: Random) -> Source:
    others = [beat for beat in BEATS if beat not in source.mix.beats] or [dice.choice(BEATS)]
    return replace(source, mix=replace(source.mix, beats=tuple(others)))


def other_author(source: Source, _: Random) -> Source:
    return replace(source, mix=replace(source.mix, terse=0.95 if source.mix.terse < 0.3 else 0.0))


def no_summaries(source: Source, _: Random) -> Source:
    return replace(source, feed=replace(source.feed, gaps=1.0))


def no_feed(source: Source, _: Random) -> Source:
    return replace(source, feed=replace(source.feed, there=False))


def larger_page(source: Source, _: Random) -> Source:
    return replace(source, template=replace(source.template, bulk=-1))


def many_comments(source: Source, _: Random) -> Source:
    return replace(source, mix=replace(source.mix, comments=source.mix.comments * 4))


def in_a_hurry(usual: list[datetime], dice: Random) -> list[datetime]:
    """Much more often than usual."""
    return [usual[0] + (number + dice.random()) * HURRY for number in range(len(usual))]


def on_weekends(usual: list[datetime], _: Random) -> list[datetime]:
    """The same hours, but only Saturdays and Sundays, one weekend after the other."""
    first = usual[0] + timedelta(days=(5 - usual[0].weekday()) % 7)
    days = sorted({at.date() for at in usual})
    place = {day: number for number, day in enumerate(days)}
    return sorted(
        datetime.combine(
            (first + timedelta(days=7 * (place[at.date()] // 2) + place[at.date()] % 2)).date(), at.timetz()
        )
        for at in usual
    )


SHIFTS = (
    Shift(name="flood of notes", change=mixed(notes=0.85, longs=0.0), times=in_a_hurry),
    Shift(name="weekends", change=at_weekends, times=on_weekends),
    Shift(name="live blogs", change=mixed(lives=0.4)),
    Shift(name="longer reads", change=longer),
    Shift(name="tables, lists, quotes, links", change=richer),
    Shift(name="feed without summaries", change=no_summaries),
    Shift(name="no feed", change=no_feed),
    Shift(name="new topics", change=other_topics),
    Shift(name="other author", change=other_author),
    Shift(name="captions", change=mixed(figures=0.45)),
    Shift(name="page grows by 40 %", change=larger_page),
    Shift(name="many comments", change=many_comments),
)
