"""Which segments of a diff are a change: they touch what is compared, say something, and no kind of noise excuses them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from kronika.model.watch import Ignore, NoiseKind
from kronika.watch.bordering import bordered
from kronika.watch.diff.diff import diff
from kronika.watch.diff.segment import Segment, SegmentKind
from kronika.watch.noise.kind import Swap, noises
from kronika.watch.noise.lists import Item
from kronika.watch.noise.masking import Masked, masked
from kronika.watch.noise.order import Shuffle, Side, shuffles
from kronika.watch.noise.page import Page
from kronika.watch.words import is_address, is_tag

MOVES = frozenset({SegmentKind.MOVED_FROM, SegmentKind.MOVED_TO})
MARKS = 6  # tags and punctuation beside an item


@dataclass(slots=True, eq=False)
class Judged:
    """Two pages side by side: the segments over their tokens, and for each whether it counts."""

    before: Side
    after: Side
    segments: list[Segment]
    counts: list[bool] = field(default_factory=list)
    excused: list[tuple[NoiseKind, int]] = field(default_factory=list)  # and the segment
    shuffled: list[Shuffle] = field(default_factory=list)

    def said(self, segment: Segment) -> tuple[list[int], list[int]]:
        """The tokens of both sides that say something: words and addresses that are no noise."""
        return (
            speaking(self.before, segment.a0, segment.a1),
            speaking(self.after, segment.b0, segment.b1),
        )


def judged(before: Page, after: Page, ignores: Sequence[Ignore]) -> Judged:
    """Compare two pages, noise apart."""
    old, new = masked(before, after, ignores), masked(after, before, ignores)
    found = Judged(Side(before, old), Side(after, new), [])
    segments = bordered(diff(old.keys, new.keys), found.before, found.after)
    found.segments = paired(found, over_tokens(segments, old, new))
    settle_order(found, ignores)
    refused = frozenset(ignore.key for ignore in ignores if not ignore.on)
    touching = main_moves(found)
    for number, segment in enumerate(found.segments):
        counts = segment.kind is not SegmentKind.EQUAL and is_change(found, segment, touching)
        if counts and (noise := excuse(found, segment, refused)) is not None:
            found.excused.append((noise, number))
            counts = False
        found.counts.append(counts)
    return found


def over_tokens(segments: Iterable[Segment], old: Masked, new: Masked) -> list[Segment]:
    """Segments over keys as segments over tokens; what was left out belongs to what stands before it."""
    found = [
        Segment(kind, old.at[a0], old.at[a1], new.at[b0], new.at[b1], move) for kind, a0, a1, b0, b1, move in segments
    ]
    if old.at[0] or new.at[0]:  # noise before everything else
        found.insert(0, Segment(SegmentKind.EQUAL, 0, old.at[0], 0, new.at[0]))
    return found


def speaking(side: Side, start: int, end: int) -> list[int]:
    """Tokens that say something."""
    tokens, mute, tags = side.page.view.tokens, side.masked.mute, side.page.tags
    return [place for place in range(start, end) if not mute[place] and (not tags[place] or is_address(tokens[place]))]


def worded(page: Page, start: int, end: int) -> list[int]:
    """Tokens that are words, noise or not."""
    return [place for place in range(start, end) if not is_tag(page.view.tokens[place])]


def paired(found: Judged, segments: list[Segment]) -> list[Segment]:
    """What went here and came there, word for word, has moved, however short it is."""
    went: dict[tuple[str, ...], int] = {}
    came: dict[tuple[str, ...], int] = {}
    for number, segment in enumerate(segments):
        side = {SegmentKind.REMOVED: (went, 0), SegmentKind.ADDED: (came, 1)}.get(segment.kind)
        if side is None:
            continue
        said = keys_of(found.before if side[1] == 0 else found.after, found.said(segment)[side[1]])
        if said:
            side[0][said] = -1 if said in side[0] else number  # twice the same: nobody knows which
    move = max((segment.move for segment in segments), default=-1)
    for said in went.keys() & came.keys():
        if went[said] >= 0 and came[said] >= 0:
            move += 1
            one, other = segments[went[said]], segments[came[said]]
            segments[went[said]] = one._replace(kind=SegmentKind.MOVED_FROM, move=move)
            segments[came[said]] = other._replace(kind=SegmentKind.MOVED_TO, move=move)
    return segments


def keys_of(side: Side, places: Sequence[int]) -> tuple[str, ...]:
    """Tokens as they are compared."""
    keys = side.masked.key_at
    tokens = side.page.view.tokens
    return tuple(keys.get(place) or tokens[place] for place in places)


def settle_order(found: Judged, ignores: Sequence[Ignore]) -> None:
    """Items of shuffled lists say nothing more."""
    kinds = {segment.kind for segment in found.segments}
    if len(kinds - {SegmentKind.EQUAL, SegmentKind.ADDED}) == 0 or kinds <= {SegmentKind.EQUAL, SegmentKind.REMOVED}:
        return
    mine = [ignore for ignore in ignores if ignore.kind is NoiseKind.ORDER]
    known = frozenset(ignore.where for ignore in mine if ignore.on)
    refused = frozenset(ignore.where for ignore in mine if not ignore.on)
    for shuffle in shuffles(found.before, found.after, known, refused):
        found.shuffled.append(shuffle)
        for items, side in ((shuffle.before, found.before), (shuffle.after, found.after)):
            for item in items:
                start, end = with_marks(side.page, item)
                side.masked.mute[start:end] = b"\x01" * (end - start)


def with_marks(page: Page, item: Item) -> tuple[int, int]:
    """An item with the brackets, bars and stops beside it: of several equal ones, nobody knows which moved with it."""
    start, end = item.start, item.end
    lowest, highest = max(0, start - MARKS), min(len(page.view.tokens), end + MARKS)
    while start > lowest and is_mark(page, start - 1):
        start -= 1
    while end < highest and not page.tags[end] and is_mark(page, end):
        end += 1
    return start, end


def is_mark(page: Page, place: int) -> bool:
    """A tag, or nothing but punctuation."""
    token = page.view.tokens[place]
    return not is_address(token) if page.tags[place] else not any(map(str.isalnum, token))


def main_moves(found: Judged) -> frozenset[int]:
    """The moves of which one end is compared."""
    return frozenset(segment.move for segment in found.segments if segment.kind in MOVES and touches(found, segment))


def touches(found: Judged, segment: Segment) -> bool:
    """Something that it says is compared."""
    old, new = found.said(segment)
    mine, theirs = found.before.page.main, found.after.page.main
    return any(mine[place] for place in old) or any(theirs[place] for place in new)


def is_change(found: Judged, segment: Segment, moves: frozenset[int]) -> bool:
    """It says something else, in what is compared; tags and white space say nothing."""
    if segment.kind in MOVES:
        return segment.move in moves and any(found.said(segment))
    if not touches(found, segment):
        return False
    old, new = found.said(segment)
    return spelled(found.before, old) != spelled(found.after, new)


def spelled(side: Side, places: Sequence[int]) -> tuple[str, tuple[str, ...]]:
    """The letters and the addresses: the same letters in other pieces are the same words."""
    keys = keys_of(side, places)
    return "".join(key for key in keys if not is_tag(key)), tuple(key for key in keys if is_tag(key))


def excuse(found: Judged, segment: Segment, refused: frozenset[tuple[str, str]]) -> NoiseKind | None:
    """The kind of noise that explains a swap."""
    if segment.kind is not SegmentKind.REPLACED:
        return None
    old, new = found.said(segment)
    old = old or worded(found.before.page, segment.a0, segment.a1)  # nothing but noise gave way, or came:
    new = new or worded(found.after.page, segment.b0, segment.b1)  # "5 hours ago" became a date
    if not old or not new:
        return None
    swap = Swap(found.before.page, found.after.page, old[0], old[-1] + 1, new[0], new[-1] + 1)
    where = found.after.page.where(segment.b0)
    for kind in noises():
        name = kind.noise.value
        if (name, "") not in refused and (name, where) not in refused and kind.excuses(swap):
            return kind.noise
    return None
