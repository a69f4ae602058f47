"""From changes to a plan: new words are marked, gone words put back where they stood, moves point at each other."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from kronika.html.harmless import VOID
from kronika.watch.diff.segment import Segment, SegmentKind
from kronika.watch.highlight import removed
from kronika.watch.highlight.joining import is_break, is_tag
from kronika.watch.highlight.looks import Look, outline, wrap
from kronika.watch.highlight.page_words import PageWords
from kronika.watch.highlight.plan import Plan
from kronika.watch.highlight.spots import Spot, before_word, block_spot, inline_spot, wholly_gone
from kronika.watch.highlight.stops import Stop, only_addresses
from kronika.watch.view import View

NEW = {
    SegmentKind.ADDED: "kronika-added",
    SegmentKind.REPLACED: "kronika-added",
    SegmentKind.MOVED_TO: "kronika-moved kronika-to",
}
GONE = {
    SegmentKind.REMOVED: "kronika-removed",
    SegmentKind.REPLACED: "kronika-removed",
    SegmentKind.MOVED_FROM: "kronika-moved kronika-from",
}


def plan_of(before: View | None, after: View, stops: Sequence[Stop], words: PageWords) -> Plan:
    """The plan of the new page; without an old one only the found text is outlined."""
    plan = Plan()
    looks: dict[int, Look] = {}
    for stop in stops:
        if before is not None:
            Marker(plan, before, after, stop, words).mark(looks)
    outline(plan, after, looks)
    wrap(plan, after, looks)
    return plan


class Marker:
    """Notes one change in the plan; its number stands before the first of its marks."""

    def __init__(self, plan: Plan, before: View, after: View, stop: Stop, words: PageWords) -> None:
        self.plan = plan
        self.before = before
        self.after = after
        self.stop = stop
        self.words = words
        self.number = badge(stop, words)

    def mark(self, looks: dict[int, Look]) -> None:
        """All segments of the change."""
        for segment in self.stop.segments:
            if segment.kind is SegmentKind.EQUAL:
                continue
            if only_addresses(self.before, self.after, segment):
                self.readdress(segment)
            else:
                self.put_back(segment)
                self.colour(segment, looks)

    def put_back(self, segment: Segment) -> None:
        """What is gone, where it stood: first the words of the line before, then blocks of their own."""
        lines = removed.lines_of(self.before, segment.a0, segment.a1)
        if not lines:
            return
        classes = GONE[segment.kind]
        trail = self.pointer(self.words.moved_to) if segment.kind is SegmentKind.MOVED_FROM else ""
        if not lines[0].tag:
            spot = inline_spot(self.after, segment.b0, replaced=segment.b1 > segment.b0)
            first = removed.inline(self.before, lines.pop(0), classes)
            self.plan.insert(spot, self.once() + first + (trail if not lines else ""))
        if lines:
            start = lines[0].start - 1  # its tag
            spot = block_spot(self.after, segment.b0, wholly_gone(self.before, start, segment.a1))
            written = removed.blocks(self.before, lines, classes, spot.container)
            written[0] = led(written[0], self.once())
            written[-1] = trailed(written[-1], trail)
            self.plan.insert(spot, "".join(written))

    def colour(self, segment: Segment, looks: dict[int, Look]) -> None:
        """What is new, in the look of its kind."""
        shown = [index for index in range(segment.b0, segment.b1) if not is_break(self.after, index)]
        if not shown:
            return
        look = Look("ins", NEW[segment.kind])
        first = next((index for index in shown if not is_tag(self.after, index)), shown[0])
        lead = self.once()
        if segment.kind is SegmentKind.MOVED_TO:
            lead += self.pointer(self.words.moved_from)
        if lead:
            self.plan.insert(before_word(self.after, first), lead)
        for index in shown:
            if is_tag(self.after, index):
                element = self.after.places[index].element
                if element.tag in VOID:
                    self.plan.classes[element].append(look.classes)
            else:
                looks[index] = look

    def readdress(self, segment: Segment) -> None:
        """The words stayed, the address behind them is another: both addresses are written beside them."""
        old = [removed.address_of(token) for token in self.before.tokens[segment.a0 : segment.a1]]
        new = [removed.address_of(token) for token in self.after.tokens[segment.b0 : segment.b1]]
        tags = [index for index in range(segment.b0, segment.b1) if not is_break(self.after, index)]
        if tags:
            element = self.after.places[tags[0]].element
            self.plan.classes[element].append("kronika-readdressed")
            spot, name = Spot(element, "tail"), self.words.picture if element.tag == "img" else self.words.link
        else:
            spot, name = inline_spot(self.after, segment.b0, replaced=False), self.words.link
        note = (
            f'<span class="kronika-note">{escape(name)} {spelled("del", "kronika-removed", old, self.words.none)} → '
            f"{spelled('ins', 'kronika-added', new, self.words.none)}</span>"
        )
        self.plan.insert(spot, self.once() + note)

    def once(self) -> str:
        """The number of the change, the first time it is asked for."""
        number, self.number = self.number, ""
        return number

    def pointer(self, words: str) -> str:
        """The way to the other end of a move."""
        if not self.stop.partner:
            return ""
        text = escape(words.replace("{number}", str(self.stop.partner)))
        return f' <a class="kronika-way" href="#kronika-{self.stop.partner}">{text}</a> '


def badge(stop: Stop, words: PageWords) -> str:
    """The number of a change: the place to jump to. No link, for a browser that jumps to one gives it the keys too."""
    title = escape(words.title(stop))
    return f'<span class="kronika-number" id="kronika-{stop.number}" title="{title}">{stop.number}</span>'


def led(markup: str, lead: str) -> str:
    """Put something at the beginning of the first removed block."""
    head, start, rest = markup.partition("<del ")
    attributes, end, content = rest.partition(">")
    return f"{head}{start}{attributes}{end}{lead}{content}"


def trailed(markup: str, trail: str) -> str:
    """Put something at the end of the last removed block."""
    head, end, rest = markup.rpartition("</del>")
    return f"{head}{trail}{end}{rest}"


def spelled(tag: str, classes: str, addresses: Sequence[str], none: str) -> str:
    """Addresses as text."""
    text = " ".join(address for address in addresses if address) or none
    return f'<{tag} class="{classes}">{escape(text)}</{tag}>'
