"""Views and segments made plainly, so that highlighting is tested by itself: any view and any segments must do."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import SequenceMatcher

from lxml import etree

from kronika.html.blocks import INLINE, SKIPPED
from kronika.html.document import parse
from kronika.watch.diff.segment import Segment, SegmentKind
from kronika.watch.view import Place, View, ViewBlock

WORD = re.compile(r"\w+|[^\w\s]+")
KINDS = {"delete": SegmentKind.REMOVED, "insert": SegmentKind.ADDED, "replace": SegmentKind.REPLACED}


def view_of(markup: str | bytes, main: str = "", content_type: str | None = None) -> View:
    """A page as tokens; main are the blocks inside elements with this tag or class, or all."""
    document = parse(markup, url="https://example.org/page", content_type=content_type)
    tokens: list[str] = []
    places: list[Place] = []
    blocks: list[ViewBlock] = []
    stack: list[etree._Element] = []
    start = -1

    def flush() -> None:
        nonlocal start
        if start >= 0:
            chain = [places[start].element, *places[start].element.iterancestors()]
            found = not main or any(main in (one.tag, one.get("class")) for one in chain)
            blocks.append(ViewBlock(start, len(tokens), "", found))
        start = -1

    def put(token: str, place: Place) -> None:
        nonlocal start
        if start < 0:
            start = len(tokens)
            tokens.append(f"<{stack[-1].tag}>")
            places.append(Place(stack[-1], "tag", 0, 0))
        tokens.append(token)
        places.append(place)

    top = document.root.find("body")
    assert top is not None
    walker = etree.iterwalk(top, events=("start", "end"))
    for event, element in walker:
        part = "text" if event == "start" else "tail"
        if event == "start":
            if element.tag in SKIPPED or element.tag == "noscript":
                walker.skip_subtree()
                continue
            if element.tag not in INLINE:
                flush()
                stack.append(element)
            elif element.tag == "a" and element.get("href"):
                put(f"<a {element.get('href')}>", Place(element, "tag", 0, 0))
            elif element.tag == "img" and element.get("src"):
                put(f"<img {element.get('src')}>", Place(element, "tag", 0, 0))
        elif stack and stack[-1] is element:
            flush()
            stack.pop()
        if element is top and event == "end":
            break
        for word in WORD.finditer((element.text if part == "text" else element.tail) or ""):
            put(word[0], Place(element, part, *word.span()))
    return View(document=document, tokens=tokens, places=places, blocks=blocks)


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
    root = parse(markup).root
    gone = {*without, "kronika-number", "kronika-way", "kronika-note", "kronika-named", "kronika-bar"}
    texts: list[str] = []
    walker = etree.iterwalk(root, events=("start", "end"))
    for event, element in walker:
        if event == "start" and (
            element.tag in SKIPPED or gone & set((element.get("class") or "").split()) or element.get("id") in gone
        ):
            walker.skip_subtree()
            continue
        text = element.text if event == "start" else element.tail
        texts.append(text or "")
        if element.tag not in INLINE or "kronika-block" in (element.get("class") or ""):
            texts.append(" ")
    return WORD.findall("".join(texts))
