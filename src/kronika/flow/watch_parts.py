"""Parts of a watched page that can be pointed at: all there are, or those that became different the last time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from kronika.flow.chronicle import Chronicle
from kronika.flow.watch_diff import differ
from kronika.html.blocks import INLINE
from kronika.html.document import parse
from kronika.model.change import ChangeFilter
from kronika.model.errors import NotText, UnknownName
from kronika.model.page import Fetched
from kronika.model.watch import Watch, WatchState
from kronika.watch.candidates import Candidate, around, candidates
from kronika.watch.diff.segment import SegmentKind
from kronika.watch.pointing import Names
from kronika.watch.view import Place, View

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

MOST = 10  # parts offered after a change
LEVELS = 2  # each with so many holders around it
NEW = frozenset({SegmentKind.ADDED, SegmentKind.REPLACED, SegmentKind.MOVED_TO})
OLD = frozenset({SegmentKind.REMOVED, SegmentKind.MOVED_FROM})


def parts_of(page: Fetched) -> list[Candidate]:
    """The parts of a page that somebody may want to compare, in its order; none where it is no text."""
    try:
        return candidates(parse(page.body, url=page.final_url, content_type=page.header("content-type")))
    except NotText:
        return []


def changed_parts(chronicle: Chronicle, watch: Watch) -> list[Candidate]:
    """The parts that became different at the last change, the nearest first; none when its versions are kept no more."""
    found = chronicle.store.changes.listing(ChangeFilter(watch_id=watch.id, state=WatchState.CHANGED), limit=1)
    try:
        shown = differ(chronicle, watch, found[0].before, found[0].after) if found else None
    except (UnknownName, NotText):
        return []
    if shown is None:
        return []
    named = [
        *pointed(shown.new, [(one.b0, one.b1) for one in shown.segments if one.kind in NEW]),
        *pointed(shown.old, [(one.a0, one.a1) for one in shown.segments if one.kind in OLD]),
    ]
    return list({part.selector: part for part in reversed(named)}.values())[::-1][:MOST]


def pointed(view: View, spans: Sequence[tuple[int, int]]) -> Iterator[Candidate]:
    """What holds these tokens, pointed at."""
    names = Names.of(view.document.root)
    for start, end in spans:
        for place in places(view, start, end):
            yield from around(block_of(place), names, LEVELS)


def places(view: View, start: int, end: int) -> Iterator[Place]:
    """The first place of a run that is a word."""
    for number in range(start, end):
        if view.places[number].part != "tag":
            yield view.places[number]
            return


def block_of(place: Place) -> Element:
    """The block that holds a place: the text after an inline element belongs to what is around it."""
    element = place.element
    parent = element.getparent()
    if place.part == "tail" and parent is not None:
        element = parent
    while element.tag in INLINE and (parent := element.getparent()) is not None:
        element = parent
    return element
