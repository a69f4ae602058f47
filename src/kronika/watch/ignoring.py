"""What was left out, as people are shown it: a kind, a place and a sample, only where the pages really differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime

from kronika.model.watch import Ignore, NoiseKind
from kronika.watch.judging import Judged
from kronika.watch.noise.order import Side
from kronika.watch.words import is_tag, wording

MOST = 12  # found on one page
MOST_KEPT = 40
SAMPLE = 80  # characters
Place = tuple[NoiseKind, str, str]


def ignored(found: Judged, at: datetime | None) -> tuple[Ignore, ...]:
    """The noise that made a difference."""
    noise: dict[tuple[str, str], Ignore] = {}
    for kind, where, sample in (*of_marks(found), *of_excuses(found), *of_orders(found)):
        ignore = Ignore(kind=kind, where=where, sample=sample[:SAMPLE], since=at)
        noise.setdefault(ignore.key, ignore)
    return tuple(noise.values())[:MOST]


def of_marks(found: Judged) -> Iterator[Place]:
    """What was masked, where the masked words are others."""
    old, new = masked_words(found.before), masked_words(found.after)
    for place, texts in new.items():
        mine = old.get(place, Counter())
        other = texts - mine
        if (other or mine - texts) and (not place[2] or mine):  # a key of one page alone has hidden nothing
            kind, where, _ = place
            yield kind, where, next(iter(other or texts))
    for place, texts in old.items():
        if place not in new and not place[2]:  # left out, and gone
            yield place[0], place[1], next(iter(texts))


def masked_words(side: Side) -> dict[Place, Counter[str]]:
    """The words under the masks in what is compared, by kind, place and key."""
    page = side.page
    found: dict[Place, Counter[str]] = {}
    for kind, mark in side.masked.marks:
        if kind is not NoiseKind.PLACE and page.main[mark.start]:
            tokens = list(page.view.tokens[mark.start : mark.end])
            text = wording(tokens) or " ".join(token[1:-1].partition(" ")[2] for token in tokens if is_tag(token))
            found.setdefault((kind, page.where(mark.start), mark.key), Counter())[text] += 1
    return found


def of_excuses(found: Judged) -> Iterator[Place]:
    """Swaps that a kind of noise explains."""
    for kind, number in found.excused:
        segment, page = found.segments[number], found.after.page
        yield kind, page.where(segment.b0), wording(list(page.view.tokens[segment.b0 : segment.b1]))


def of_orders(found: Judged) -> Iterator[Place]:
    """Lists that were shuffled."""
    for shuffle in found.shuffled:
        first = shuffle.after[0]
        yield NoiseKind.ORDER, shuffle.where, wording(list(found.after.page.view.tokens[first.start : first.end]))


def together(ignores: Sequence[Ignore], found: Iterable[Ignore]) -> tuple[Ignore, ...]:
    """The watch's ignores with those found now: people's words stay, samples are renewed, the oldest findings go."""
    known = {ignore.key: ignore for ignore in ignores}
    for ignore in found:
        old = known.get(ignore.key)
        known[ignore.key] = ignore if old is None else replace(old, sample=ignore.sample or old.sample)
    decided = [ignore for ignore in known.values() if ignore.by or not ignore.on or ignore.kind is NoiseKind.PLACE]
    others = [ignore for ignore in known.values() if ignore not in decided]
    return (*decided, *others[-MOST_KEPT:])
