"""A text as it is shown, cut at its sentences and at what a query found in it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Stretch:
    """Letters that are shown alike; `hit`: a query found them, and it is the so manieth where it begins here."""

    text: str
    hit: bool = False
    number: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """What of a paragraph belongs to one sentence; `number` is None between sentences."""

    number: int | None
    opens: bool = False  # the sentence begins here, and can be pointed at
    closes: bool = False
    stretches: tuple[Stretch, ...] = ()


class Cutter:
    """Cuts the paragraphs of one text, given one after the other in their order, into pieces of sentences."""

    def __init__(self, text: str, sentences: Sequence[tuple[int, int]], hits: Sequence[tuple[int, int]] = ()) -> None:
        self._text = text
        self._sentences = list(sentences)
        self._starts = [start for start, _ in self._sentences]
        self._hits = sorted(hits)
        self._at = 0

    def __call__(self, paragraph: str) -> list[Piece]:
        """The pieces of the next paragraph; one that is not in the text is one piece of no sentence."""
        at = self._text.find(paragraph, self._at) if paragraph else -1
        if at < 0:
            return [Piece(number=None, stretches=(Stretch(text=paragraph),))]
        end = self._at = at + len(paragraph)
        pieces: list[Piece] = []
        for number in range(max(bisect_right(self._starts, at) - 1, 0), len(self._sentences)):
            first, last = self._sentences[number]
            if first >= end:
                break
            if last <= at:
                continue
            pieces += self._between(at, first)
            start, at = max(first, at), min(last, end)
            pieces.append(
                Piece(number=number, opens=start == first, closes=at == last, stretches=self._stretches(start, at))
            )
        return pieces + self._between(at, end)

    def _between(self, start: int, end: int) -> list[Piece]:
        return [Piece(number=None, stretches=self._stretches(start, end))] if start < end else []

    def _stretches(self, start: int, end: int) -> tuple[Stretch, ...]:
        found, at = [], start
        for number, (begins, ends) in enumerate(self._hits, 1):
            first, last = max(begins, at), min(ends, end)
            if first >= last:
                continue
            counted = number if first == begins else 0
            found += [
                Stretch(text=self._text[at:first]),
                Stretch(text=self._text[first:last], hit=True, number=counted),
            ]
            at = last
        found.append(Stretch(text=self._text[at:end]))
        return tuple(one for one in found if one.text)
