"""Two kept versions of a watched page side by side, and what is different in every form it can be shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from kronika.flow.chronicle import Chronicle
from kronika.flow.watch_kept import stored_view
from kronika.model.change import Difference
from kronika.model.errors import UnknownName
from kronika.model.watch import Ignore, NoiseKind, Watch, WatchVersion
from kronika.store.store import Store
from kronika.watch.compare import compare
from kronika.watch.diff.segment import Segment
from kronika.watch.highlight.excerpts import Excerpt, excerpts
from kronika.watch.highlight.file import FileFacts, standalone
from kronika.watch.highlight.joining import settled
from kronika.watch.highlight.page import page_with
from kronika.watch.highlight.page_words import ENGLISH, PageWords
from kronika.watch.highlight.plain import plain
from kronika.watch.highlight.stops import Stop, stops
from kronika.watch.highlight.unified import Hunk, hunks, unified
from kronika.watch.view import View


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Differ:
    """Two versions compared; each form of the difference is made when it is asked for."""

    watch: Watch
    before: WatchVersion
    after: WatchVersion
    old: View
    new: View
    difference: Difference
    segments: Sequence[Segment]
    stops: Sequence[Stop]  # the changes, numbered

    def page(self, words: PageWords = ENGLISH) -> str:
        """The newer page with every change marked; harmless, but to be shown in a cage all the same."""
        return page_with(self.old, self.new, self.stops, words)

    def excerpts(self) -> list[Excerpt]:
        """Only the changes, with a few words around each."""
        return excerpts(self.old, self.new, self.stops)

    def plain(self) -> str:
        """Only the changes, as plain text with signs."""
        return plain(self.excerpts())

    def hunks(self) -> list[Hunk]:
        """The parts of a unified diff by paragraphs."""
        return hunks(self.old, self.new, self.stops)

    def unified(self) -> str:
        """A unified diff by paragraphs, as text."""
        names = (f"{one.final_url}\tversion {one.number}, {one.at:%Y-%m-%d %H:%M}" for one in (self.before, self.after))
        return unified(self.hunks(), *names)

    def file(self, facts: FileFacts | None = None, words: PageWords = ENGLISH) -> str:
        """One HTML file that holds everything and opens from a disk."""
        return standalone(self.old, self.new, self.segments, facts or self.facts(), words)

    def facts(self) -> FileFacts:
        """What the file says of itself, in English."""
        kinds = sorted({one.kind.value.replace("_", " ") for one in self.difference.ignored})
        return FileFacts(
            title=self.watch.label,
            url=self.after.final_url,
            versions=f"{named(self.before)} → {named(self.after)}",
            counts=counts(self.difference),
            ignored=f"ignored here: {', '.join(kinds)}" if kinds else "",
        )


def differ(chronicle: Chronicle, watch: Watch, before: int, after: int) -> Differ:
    """Compare two versions of a page, the older first whatever their order; UnknownName for one that is not kept."""
    first, last = sorted((before, after))
    watches = chronicle.store.watches
    versions = watches.version(watch.id, first), watches.version(watch.id, last)
    old, new = stored_view(chronicle, watch, first), stored_view(chronicle, watch, last)
    found = compare(old, new, as_decided(watch.ignores), before_at=versions[0].at, after_at=versions[1].at)
    old, new = settled(old), settled(new)
    return Differ(
        watch=watch,
        before=versions[0],
        after=versions[1],
        old=old,
        new=new,
        difference=found.difference,
        segments=found.segments,
        stops=stops(old, new, found.segments),
    )


def as_decided(ignores: Sequence[Ignore]) -> tuple[Ignore, ...]:
    """Places that were found to flap, as if a person had said so: two versions alone do not show that they flap."""
    return tuple(
        replace(one, by=one.by or "kronika") if one.kind is NoiseKind.FLAPPING and one.on else one for one in ignores
    )


def chosen(store: Store, watch: Watch, before: int | None, after: int | None) -> tuple[int, int]:
    """Which two versions are meant: the newest where none is named, and the one before it. UnknownName where there are none."""
    numbers = sorted(version.number for version in store.watches.versions(watch.id))
    if not numbers:
        raise UnknownName(
            f"There is no version of “{watch.label}” yet; look at it first: kronika watch check {watch.id}"
        )
    last = numbers[-1] if after is None else after
    earlier = [number for number in numbers if number < last]
    first = before if before is not None else (earlier[-1] if earlier else numbers[0])
    return first, last


def since_looked(store: Store, watch: Watch, person: str) -> tuple[int, int]:
    """From what the person saw last to the newest; where that is kept no more, from the oldest that is younger."""
    looked = store.watches.last_looked(watch.id, person)
    if looked is None or looked >= watch.version:
        return chosen(store, watch, None, None)
    numbers = sorted(version.number for version in store.watches.versions(watch.id))
    first = next((number for number in numbers if number >= looked), None)
    return chosen(store, watch, first, None)


def named(version: WatchVersion) -> str:
    """A version as people call it."""
    return f"version {version.number} of {version.at:%Y-%m-%d %H:%M}"


def counts(difference: Difference) -> str:
    """How much changed, in a line; empty where nothing did."""
    numbers = {
        "added": difference.added,
        "removed": difference.removed,
        "moved": difference.moved,
        "links": difference.links,
    }
    return " · ".join(f"{number} {name}" for name, number in numbers.items() if number)
