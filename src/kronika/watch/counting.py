"""What became different, in numbers and in a few short pieces: items are blocks, so that the numbers mean something to people."""

from __future__ import annotations

from dataclasses import dataclass, field

from kronika.model.change import Difference, Piece, PieceKind
from kronika.watch.diff.segment import Segment, SegmentKind
from kronika.watch.items import items_of
from kronika.watch.judging import Judged, keys_of
from kronika.watch.noise.order import Side
from kronika.watch.words import is_tag, wording

MOST_PIECES = 12
LONGEST = 200  # characters of a piece
AROUND = 8  # words before it
KINDS = {
    SegmentKind.ADDED: PieceKind.ADDED,
    SegmentKind.REMOVED: PieceKind.REMOVED,
    SegmentKind.REPLACED: PieceKind.REPLACED,
}


@dataclass(slots=True)
class Tally:
    """Items that came and went, by their blocks."""

    added: set[int] = field(default_factory=set)
    removed: set[int] = field(default_factory=set)
    moves: set[int] = field(default_factory=set)
    links: int = 0
    pieces: list[Piece] = field(default_factory=list)


def difference(found: Judged) -> Difference:
    """Count what counts."""
    tally = Tally()
    for segment, counts in zip(found.segments, found.counts, strict=True):
        if counts:
            count(found, segment, tally)
    return Difference(
        added=items_of(found.after, tally.added),
        removed=items_of(found.before, tally.removed),
        moved=len(tally.moves),
        links=tally.links,
        pieces=tuple(tally.pieces),
    )


def count(found: Judged, segment: Segment, tally: Tally) -> None:
    """Add one segment."""
    old, new = found.said(segment)
    if segment.kind in (SegmentKind.MOVED_FROM, SegmentKind.MOVED_TO):
        tally.moves.add(segment.move)
        if segment.kind is SegmentKind.MOVED_TO and len(tally.pieces) < MOST_PIECES:
            tally.pieces.append(piece(found, PieceKind.MOVED, old, new))
        return
    went, came = words(found.before, old), words(found.after, new)
    if "".join(said(found.before, went)) == "".join(said(found.after, came)):
        count_links(found, old, new, tally)
        return
    tally.removed.update(map(found.before.page.block, went))
    tally.added.update(map(found.after.page.block, came))
    if len(tally.pieces) < MOST_PIECES:
        kind = PieceKind.REPLACED if went and came else PieceKind.ADDED if came else PieceKind.REMOVED
        tally.pieces.append(piece(found, kind, went, came))


def count_links(found: Judged, old: list[int], new: list[int], tally: Tally) -> None:
    """The words stayed: what changed is where they lead."""
    went, came = addresses(found.before, old), addresses(found.after, new)
    pairs = max(len(went), len(came))
    went += [""] * (pairs - len(went))
    came += [""] * (pairs - len(came))
    for before, after in zip(went, came, strict=True):
        if before == after:
            continue
        tally.links += 1
        if len(tally.pieces) < MOST_PIECES:
            tally.pieces.append(
                Piece(kind=PieceKind.LINK, text=short(after), before=short(before), around=linked(found, old, new))
            )


def words(side: Side, places: list[int]) -> list[int]:
    """Those that are words."""
    return [place for place in places if not is_tag(side.page.view.tokens[place])]


def said(side: Side, places: list[int]) -> tuple[str, ...]:
    """The words as they are compared."""
    return keys_of(side, places)


def addresses(side: Side, places: list[int]) -> list[str]:
    """Where links lead and pictures are."""
    tokens = side.page.view.tokens
    return [tokens[place][1:-1].partition(" ")[2] for place in places if is_tag(tokens[place])]


def piece(found: Judged, kind: PieceKind, old: list[int], new: list[int]) -> Piece:
    """A piece for a message."""
    went, came = text(found.before, old), text(found.after, new)
    side, places = (found.after, new) if new else (found.before, old)
    if kind is PieceKind.REMOVED:
        return Piece(kind=kind, text=went, around=around(side, places))
    return Piece(kind=kind, text=came, before=went if kind is PieceKind.REPLACED else "", around=around(side, places))


def text(side: Side, places: list[int]) -> str:
    """Words as a text; blocks are parted by a bar."""
    tokens, blocks = side.page.view.tokens, dict[int, list[str]]()
    for place in places[:LONGEST]:
        blocks.setdefault(side.page.block(place), []).append(tokens[place])
    return short(" | ".join(filter(None, (wording(block) for block in blocks.values()))))


def around(side: Side, places: list[int]) -> str:
    """The words before a place."""
    if not places:
        return ""
    tokens = side.page.view.tokens
    before = [token for token in tokens[max(0, places[0] - 4 * AROUND) : places[0]] if not is_tag(token)]
    return short(wording(before[-AROUND:]))


def linked(found: Judged, old: list[int], new: list[int]) -> str:
    """The words of a link, or of what stands behind it."""
    side, places = (found.after, new) if new else (found.before, old)
    if not places:
        return ""
    start = places[0]
    block = side.page.view.blocks[side.page.block(start)]
    after = [token for token in side.page.view.tokens[start : min(block.end, start + 4 * AROUND)] if not is_tag(token)]
    return short(wording(after[:AROUND])) or around(side, places)


def short(text: str) -> str:
    """Not too long for a message."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1].rstrip() + "…"
