"""What a digest has to tell of a group: which pages changed, which could not be checked, which articles are new."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kronika.flow.chronicle import Chronicle
from kronika.flow.digest_times import zone_of
from kronika.flow.query_news import QueryNews
from kronika.flow.watch_diff import differ
from kronika.model.change import Change, ChangeFilter, Difference
from kronika.model.errors import NotText, UnknownName
from kronika.model.group import Group
from kronika.model.watch import COMPARED, Watch, WatchFilter, WatchState

MOST = 100_000  # changes and pages of one digest; above that nobody reads
PIECES = 6  # of one page


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A page that changed, once or several times since the last digest."""

    watch_id: int
    label: str
    url: str
    difference: Difference
    before: int
    after: int
    times: int = 1

    @property
    def link(self) -> str:
        """Where the whole change is seen at once."""
        return f"/watch/{self.watch_id}/diff?from={self.before}&to={self.after}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Digest:
    """All that is told to a group at once."""

    group: Group
    upto: int  # number of the newest change in it
    changes: tuple[Change, ...]  # of content, the oldest first
    entries: tuple[Entry, ...]
    unchanged: tuple[Watch, ...]
    troubled: tuple[Watch, ...]
    waiting: tuple[Watch, ...]  # nobody has looked at them yet
    queries: tuple[QueryNews, ...] = ()  # what saved queries have found
    zone: str = "UTC"  # of the times it tells

    @property
    def pages(self) -> int:
        """How many pages it is about; one that changed and then could not be checked is one."""
        every = (*self.unchanged, *self.troubled, *self.waiting)
        return len({entry.watch_id for entry in self.entries} | {watch.id for watch in every})

    @property
    def articles(self) -> int:
        """How many new articles it tells of; one that two queries found is one."""
        return len({number for news in self.queries for number in news.numbers})

    @property
    def is_empty(self) -> bool:
        """Whether the group has neither pages nor queries to be told of."""
        return not self.pages and not self.queries


def untold(chronicle: Chronicle, group: Group) -> list[Change]:
    """What came into the inbox since the last digest, the oldest first."""
    which = ChangeFilter(group_id=group.id, after_id=group.told_change)
    return sorted(chronicle.store.changes.listing(which, limit=MOST), key=lambda change: change.id)


def of_content(changes: Sequence[Change]) -> list[Change]:
    """Changes of content, without turns of state: those are told when they happen."""
    return [change for change in changes if change.difference.is_change]


def gather(chronicle: Chronicle, group: Group, newer: Sequence[Change], queries: Sequence[QueryNews] = ()) -> Digest:
    """What there is to tell; `newer` came since the last digest, and `queries` are what saved queries found since."""
    changes = of_content(newer)
    entries = entries_of(chronicle, changes)
    pages = chronicle.store.watches.all(WatchFilter(group_id=group.id), limit=MOST)
    told = {entry.watch_id for entry in entries}
    others = [watch for watch in pages if watch.id not in told]
    return Digest(
        group=group,
        upto=max((change.id for change in newer), default=group.told_change),
        changes=tuple(changes),
        entries=entries,
        unchanged=tuple(watch for watch in others if watch.state in COMPARED),
        troubled=tuple(watch for watch in pages if watch.state not in COMPARED | {WatchState.NEW}),
        waiting=tuple(watch for watch in others if watch.state is WatchState.NEW),
        queries=tuple(queries),
        zone=zone_of(group, chronicle.settings.serve.zone),
    )


def entries_of(chronicle: Chronicle, changes: Sequence[Change]) -> tuple[Entry, ...]:
    """One entry a page, by name: the order in which pages happen to answer tells nothing."""
    by_page: dict[int, list[Change]] = {}
    for change in changes:
        by_page.setdefault(change.watch_id, []).append(change)
    entries = [entry_of(chronicle, some) for some in by_page.values()]
    return tuple(sorted(entries, key=lambda entry: (entry.label.casefold(), entry.watch_id)))


def entry_of(chronicle: Chronicle, changes: Sequence[Change]) -> Entry:
    """Several changes of one page are told as one, from the first version to the last."""
    first, last = changes[0], changes[-1]
    return Entry(
        watch_id=last.watch_id,
        label=last.label,
        url=last.url,
        difference=first.difference if len(changes) == 1 else between(chronicle, changes),
        before=first.before,
        after=last.after,
        times=len(changes),
    )


def between(chronicle: Chronicle, changes: Sequence[Change]) -> Difference:
    """What is different from the first version to the last; where the first is kept no longer, all that was found."""
    try:
        watch = chronicle.store.watches.get(changes[0].watch_id)
        return differ(chronicle, watch, changes[0].before, changes[-1].after).difference
    except (UnknownName, NotText):
        return joined([change.difference for change in changes])


def joined(differences: Sequence[Difference]) -> Difference:
    """The differences counted together."""
    return Difference(
        added=sum(one.added for one in differences),
        removed=sum(one.removed for one in differences),
        moved=sum(one.moved for one in differences),
        links=sum(one.links for one in differences),
        pieces=tuple(piece for one in differences for piece in one.pieces)[:PIECES],
    )
