"""The stream of a source's stories in time order, with agency texts that come again and addresses that are updated."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import datetime
from random import Random
from types import MappingProxyType

from bench.layout.rhythm import moments
from bench.layout.source import Source
from bench.layout.story import Form, Kind, Mix, Part, Story
from bench.layout.vocabulary import vocabulary
from bench.layout.writing import Writer

REMEMBERED = 40  # stories a page may point to
WARM = 15  # stories that were printed before the stream begins
STANDING = 0.9  # texts that carry the source's standing line
WEEKEND_LENGTH = 1.15  # weekend texts are a little longer


class Newsroom:
    """Prints one story after another."""

    def __init__(
        self,
        source: Source,
        purpose: str = "newsroom",
        *,
        before: tuple[Story, ...] = (),
        sentences: Mapping[str, int] = MappingProxyType({}),
    ) -> None:
        """`before` are the stories it has printed, `sentences` when it last used the ready-made ones."""
        self.source = source
        self.dice = source.dice(purpose)
        self.writer = Writer(vocabulary(source.lang), prose=source.prose, known=source.known)
        self.writer.printed |= sentences
        self.writer.written = max(sentences.values(), default=0)
        self.recent: deque[Story] = deque(before, maxlen=REMEMBERED)
        self.count = 0
        if not before:
            first = next(moments(source.dice("warm"), source.rhythm))
            self.recent.extend(self.fresh(source.mix, first) for _ in range(WARM))
        self.count = before[-1].number + 1 if before else 0

    def stories(self, times: Iterator[datetime] | None = None) -> Iterator[Story]:
        """Stories without end, or as many as there are times."""
        for at in times if times is not None else moments(self.source.dice("rhythm"), self.source.rhythm):
            yield self.next(self.source.mix, at)

    def next(self, mix: Mix, at: datetime) -> Story:
        """The next story: new, come again from an agency, or an update."""
        drawn = self.dice.random()
        if drawn < self.source.updates:
            story = updated(self.dice, self.writer, self.recent[-self.dice.randint(1, 10)], self.count, at)
        elif drawn < self.source.updates + self.source.reprints:
            story = reprinted(self.dice, self.dice.choice(self.recent), self.count, at)
        else:
            story = self.fresh(mix, at)
        self.count += 1
        self.recent.append(story)
        return story

    def fresh(self, mix: Mix, at: datetime) -> Story:
        """A story nobody has seen."""
        if at.weekday() >= 5:
            mix = replace(mix, words=mix.words * WEEKEND_LENGTH)
        story = self.writer.story(self.dice, mix, number=self.count, at=at, agency=self.dice.random() < 0.2)
        if self.source.standing and self.dice.random() < STANDING:
            line = Part(form=Form.PARAGRAPH, lines=(self.source.standing,))
            return replace(story, parts=(*story.parts, line))
        return story


def updated(dice: Random, writer: Writer, old: Story, number: int, at: datetime) -> Story:
    """The same address later: some more text, above or below."""
    more = writer.story(dice, NOTHING_BUT_NEWS, number=number, at=at)
    added = tuple(part for part in more.parts[: dice.randint(1, 2)])
    if old.kind is Kind.LIVE:
        added = tuple(Part(form=Form.ENTRY, lines=(f"{at:%H:%M}", part.lines[0])) for part in added)
    parts = (*added, *old.parts) if old.kind is Kind.LIVE or dice.random() < 0.4 else (*old.parts, *added)
    return replace(old, number=number, at=at, parts=parts, comments=old.comments + more.comments)


def reprinted(dice: Random, old: Story, number: int, at: datetime) -> Story:
    """The same agency text under another address, perhaps without its end."""
    kept = len(old.parts) if dice.random() < 0.7 else max(1, len(old.parts) - 2)
    path = f"{old.path.rsplit('/', 1)[0]}/{number}-{dice.randrange(10**6)}"
    return replace(old, number=number, at=at, path=path, parts=old.parts[:kept], agency=True, comments=())


NOTHING_BUT_NEWS = Mix(
    words=60,
    spread=0.3,
    notes=0,
    longs=0,
    lives=0,
    formulas=0,
    lists=0,
    quotes=0,
    tables=0,
    heads=0,
    links=0.1,
    figures=0,
    terse=0.2,
    comments=1,
    beats=("town",),
)
