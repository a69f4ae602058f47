"""Two texts word by word: what came and went, as it was written, and whether that is an edit or only looks like one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from html import escape

from kronika.html.document import parse
from kronika.model.article_history import TextDifference, WordKind, Words
from kronika.model.watch import Focus, FocusKind
from kronika.watch.compare import compare
from kronika.watch.diff.diff import diff
from kronika.watch.diff.segment import Segment, SegmentKind
from kronika.watch.view import View
from kronika.watch.viewing import view_of
from kronika.watch.words import spans, words

# One sign for one, so that places in the plain text are places in the text as it was written.
SAME = str.maketrans(
    {
        **dict.fromkeys("“”„‟«»‹›″", '"'),
        **dict.fromkeys("‘’‚‛′`´", "'"),
        **dict.fromkeys("‐‑‒–—―−", "-"),
        **dict.fromkeys(
            "\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\t", " "
        ),
    }
)
SILENT = re.compile(r"[\s\"'.,;:…·•()\[\]\u00ad\u200b-\u200f\u2060\ufeff-]+")  # punctuation that says nothing by itself
BELOW_ZERO = re.compile(r"(?:^|\s)-(?=\d)")
MOVED = frozenset({SegmentKind.MOVED_FROM, SegmentKind.MOVED_TO})
NOISY = re.compile(r"[\d\n\r\x0b\x0c\u0085\u2028\u2029]")  # counters and times have numbers in them
LINE = re.compile(r"[^\n\r\x0b\x0c\u0085\u2028\u2029]+")


@dataclass(frozen=True, slots=True, eq=False)
class Laid:
    """A text as it is compared: its tokens, where each stands in it, and the view of its lines where noise is looked for."""

    text: str
    tokens: Sequence[str]
    places: list[int]  # of every token, and the end
    view: View | None = None

    def said(self, start: int, end: int) -> str:
        """The text from one token up to another, with the space behind it."""
        first = 0 if start == 0 else self.places[start]
        return self.text[first : self.places[end]] if start < end else ""

    def signs(self, start: int, end: int) -> int:
        """How many of these tokens are the sign of a number below zero."""
        text = self.text[self.places[start] : self.places[end] + 1].translate(SAME) if start < end else ""
        return len(BELOW_ZERO.findall(text))

    def words(self, start: int, end: int) -> int:
        """How many words these tokens are."""
        tokens = self.tokens[start:end]
        return sum(1 for token in tokens if token[0] != "<" and any(letter.isalnum() for letter in token))


def word_difference(
    before: str, after: str, *, before_at: datetime | None = None, after_at: datetime | None = None
) -> TextDifference:
    """What became of a text. The moments of fetching tell whether “5 minutes ago” only grew older.

    The kept and added words together are the new text, letter for letter; the kept and removed ones are nearly the old
    one: where only the typography differs, the new one stands.
    """
    if before == after:
        return TextDifference(words=(Words(kind=WordKind.KEPT, text=after),) if after else ())
    is_plain = not NOISY.search(before) and not NOISY.search(after)
    old, new = (line(before), line(after)) if is_plain else (laid(before), laid(after))
    segments = segments_of(old, new, before_at, after_at)
    changes = [segment for segment in segments if is_change(segment, old, new)]
    still = [segment for segment in changes if segment.kind not in MOVED]
    return TextDifference(
        words=spaced(joined(runs(segments, frozenset(changes), old, new))),
        added=sum(new.words(segment.b0, segment.b1) for segment in still),
        removed=sum(old.words(segment.a0, segment.a1) for segment in still),
        trivial=not changes,
    )


def segments_of(old: Laid, new: Laid, before_at: datetime | None, after_at: datetime | None) -> Sequence[Segment]:
    """What stayed, came and went; noise apart where there may be any."""
    if old.view is None or new.view is None:
        return diff(old.tokens, new.tokens)
    return compare(old.view, new.view, before_at=before_at, after_at=after_at).segments


def line(text: str) -> Laid:
    """One line without a number: no noise is looked for, so headlines are compared quickly."""
    plain = text.translate(SAME)
    return Laid(text, words(plain), [*(start for start, _ in spans(plain)), len(text)])


def laid(text: str) -> Laid:
    """A text as a page of paragraphs, one a line."""
    lines = [(match.start(), match.group()) for match in LINE.finditer(text)]
    markup = "".join(f"<p>{escape(line.translate(SAME))}</p>" for _, line in lines)
    document = parse(f"<html><body>{markup}</body></html>")
    view = view_of(document, Focus(kind=FocusKind.WHOLE))
    starts = dict(zip(document.root.iter("p"), (start for start, _ in lines), strict=False))
    places = [starts.get(place.element, 0) + place.start for place in view.places]
    return Laid(text, view.tokens, [*places, len(text)], view)


def is_change(segment: Segment, old: Laid, new: Laid) -> bool:
    """Something is said that was not said before, or no longer; quotes, dashes and commas alone say nothing."""
    if segment.kind is SegmentKind.EQUAL:
        return False
    if segment.kind in MOVED:
        return True
    sides = (old.tokens[segment.a0 : segment.a1], new.tokens[segment.b0 : segment.b1])
    was, now = ("".join(token for token in side if not token.startswith("<p")) for side in sides)
    signs = old.signs(segment.a0, segment.a1) != new.signs(segment.b0, segment.b1)
    return signs or SILENT.sub("", was) != SILENT.sub("", now)


def runs(segments: Sequence[Segment], changes: frozenset[Segment], old: Laid, new: Laid) -> Iterator[Words]:
    """The segments as runs of words, the old ones before the new ones that took their place."""
    for segment in segments:
        was, now = old.said(segment.a0, segment.a1), new.said(segment.b0, segment.b1)
        moved = segment.kind in MOVED
        if segment not in changes:
            yield Words(kind=WordKind.KEPT, text=now)
            continue
        yield Words(kind=WordKind.REMOVED, text=was, moved=moved)
        yield Words(kind=WordKind.ADDED, text=now, moved=moved)


def spaced(found: list[Words]) -> tuple[Words, ...]:
    """Words that went get a space where they would run into what stands beside them now."""
    made: list[Words] = []
    for place, run in enumerate(found):
        if run.kind is not WordKind.REMOVED:
            made.append(run)
            continue
        before = found[place - 1].text[-1].isalnum() if place else False
        after = found[place + 1].text[0].isalnum() if place + 1 < len(found) else False
        opening = " " if before and run.text[0].isalnum() else ""
        closing = " " if after and run.text[-1].isalnum() else ""
        made.append(Words(kind=run.kind, text=f"{opening}{run.text}{closing}", moved=run.moved))
    return tuple(made)


def joined(found: Iterator[Words]) -> list[Words]:
    """Runs of one kind as one."""
    whole: list[Words] = []
    for run in found:
        if not run.text:
            continue
        last = whole[-1] if whole else None
        if last and (last.kind, last.moved) == (run.kind, run.moved):
            whole[-1] = Words(kind=run.kind, text=last.text + run.text, moved=run.moved)
        else:
            whole.append(run)
    return whole
