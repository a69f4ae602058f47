"""Streams to judge: a good stream up to an onset, and from there a failure, a redesign that works, or a benign shift."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bench.layout.copy import good
from bench.layout.mode import MODES, Mode
from bench.layout.shift import SHIFTS, shifted
from bench.layout.stream import Stream
from bench.layout.template import Redesign, redesigned
from kronika.model.document import Document


@dataclass(frozen=True, slots=True, kw_only=True)
class Lengths:
    """How much of everything."""

    days: float  # of good documents after training
    after: int  # documents after a failure's onset
    redesign: int  # documents after a benign onset
    shift: int
    shifts: int  # shifts per source, in turn


FULL = Lengths(days=38, after=80, redesign=100, shift=140, shifts=5)
QUICK = Lengths(days=15, after=70, redesign=80, shift=100, shifts=3)


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """Documents that follow a good stream's beginning."""

    kind: str  # a failure's group, "redesign" or "shift"
    name: str
    onset: int  # the first document that is not of the good stream
    documents: tuple[Document, ...]


def variants(stream: Stream, lengths: Lengths, number: int) -> Iterator[Variant]:
    """Everything that is tried on one source."""
    yield from filter(None, (failing(stream, mode, lengths.after) for mode in MODES))
    for how in Redesign:
        yield working_redesign(stream, how, lengths.redesign)
    for turn in range(lengths.shifts):
        shift = SHIFTS[(number * lengths.shifts + turn) % len(SHIFTS)]
        onset = onset_of(stream, shift.name, lengths.shift)
        documents = tuple(shifted(stream, shift, onset, lengths.shift))
        yield Variant(kind="shift", name=shift.name, onset=onset, documents=documents)


def failing(stream: Stream, mode: Mode, count: int) -> Variant | None:
    """The source failing in one way; None if it cannot."""
    spoil = mode.make(stream.source, stream.source.dice(f"mode {mode.name}"))
    if spoil is None:
        return None
    onset = onset_of(stream, mode.name, count)
    documents = tuple(spoil(old) for old in stream.goods[onset : onset + count])
    return Variant(kind=mode.group, name=mode.name, onset=onset, documents=documents)


def working_redesign(stream: Stream, how: Redesign, count: int) -> Variant:
    """A new template on which the recipe still brings the right text."""
    source, name = stream.source, f"redesign: {how}"
    onset = onset_of(stream, name, count)
    template = redesigned(source.dice(name), source.template, how, salt=f"{source.seed} {name}")
    goods = stream.goods[onset : onset + count]
    documents = tuple(good(source, old.story, old.recent, template=template).document for old in goods)
    return Variant(kind="redesign", name=name, onset=onset, documents=documents)


def onset_of(stream: Stream, name: str, count: int) -> int:
    """Anywhere after the training where enough documents follow."""
    return stream.source.dice(f"onset {name}").randint(stream.train + 1, len(stream.goods) - count)
