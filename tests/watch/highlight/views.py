"""Views of small pages, segments made plainly (any segments must do), and what a reader sees of a written page."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher

from lxml import etree

from kronika.html.blocks import INLINE, SKIPPED
from kronika.html.document import parse
from kronika.model.watch import Focus, FocusKind
from kronika.watch.diff.segment import Segment, SegmentKind
from kronika.watch.view import View
from kronika.watch.viewing import view_of as seen_view
from kronika.watch.words import words

KINDS = {"delete": SegmentKind.REMOVED, "insert": SegmentKind.ADDED, "replace": SegmentKind.REPLACED}


def view_of(markup: str | bytes, main: str = "", content_type: str | None = None) -> View:
    """A page as tokens; main is what this CSS selector fits, or all."""
    document = parse(markup, url="https://example.org/page", content_type=content_type)
    focus = Focus(kind=FocusKind.CSS, rule=main) if main else Focus(kind=FocusKind.WHOLE)
    return seen_view(document, focus)


def segments_of(before: View, after: View) -> list[Segment]:
    """Segments by the plainest of all diffs, without moves; what came or went begins with a tag where it can."""
    matcher = SequenceMatcher(None, before.tokens, after.tokens, autojunk=False)
    found = [Segment(KINDS.get(tag, SegmentKind.EQUAL), *span) for tag, *span in matcher.get_opcodes()]
    for place in range(1, len(found) - 1):
        found[place - 1 : place + 2] = slid(before.tokens, after.tokens, *found[place - 1 : place + 2])
    return [segment for segment in found if segment[1:5] != (segment.a0, segment.a0, segment.b0, segment.b0)]


def slid(old: Sequence[str], new: Sequence[str], head: Segment, change: Segment, tail: Segment) -> list[Segment]:
    """A run between two equal ones, moved towards the beginning until it starts with a tag."""
    tokens, start, end = (old, 1, 2) if change.kind is SegmentKind.REMOVED else (new, 3, 4)
    if change.kind not in (SegmentKind.REMOVED, SegmentKind.ADDED) or head.kind is not tail.kind:
        return [head, change, tail]
    for steps in range(head.a1 - head.a0 + 1):
        if tokens[change[start] - steps].startswith("<"):
            a0, a1, b0, b1 = (number - steps for number in change[1:5])
            return [
                head._replace(a1=a0, b1=b0),
                change._replace(a0=a0, a1=a1, b0=b0, b1=b1),
                tail._replace(a0=a1, b0=b1),
            ]
        if steps == head.a1 - head.a0 or tokens[change[start] - steps - 1] != tokens[change[end] - steps - 1]:
            break
    return [head, change, tail]


def words_of(view: View) -> list[str]:
    """The words of a view, without tags."""
    return [token for token, place in zip(view.tokens, view.places, strict=True) if place.part != "tag"]


def words_on(markup: str, *without: str) -> list[str]:
    """The words of a written page that a reader sees, without the elements of these classes and without our own chrome."""
    gone = {*without, "kronika-number", "kronika-way", "kronika-note", "kronika-named", "kronika-bar"}
    texts: list[str] = []
    walker = etree.iterwalk(parse(markup).root, events=("start", "end"))
    for event, element in walker:
        names = set((element.get("class") or "").split())
        if element.tag not in INLINE or "kronika-block" in names:
            texts.append(" ")
        if event == "end":
            texts.append(element.tail or "")
        elif element.tag in SKIPPED or gone & {*names, element.get("id")}:
            walker.skip_subtree()
        else:
            texts.append(element.text or "")
    return words("".join(texts))
