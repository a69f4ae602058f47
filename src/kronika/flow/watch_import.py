"""From a file's lines to watched pages: each is checked by itself, the good ones are added, known ones are left alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import timedelta
from enum import StrEnum

from kronika.flow.chronicle import Chronicle
from kronika.flow.watch_files.entry import GroupEntry, Line, WatchEntry
from kronika.flow.watch_files.group_values import name_of
from kronika.flow.watch_options import check_options
from kronika.html.address import check_url
from kronika.model.errors import InputError
from kronika.model.group import Group
from kronika.model.watch import Focus, Ignore, NoiseKind, Watch, WatchFilter
from kronika.notify.addresses import read_address

PAGE = 500  # watches asked for at once
SHORTEST = timedelta(minutes=1)  # between two checks of one page
LONGEST_NAME = 500

Place = tuple[str, str, Focus]  # group, address, what is compared


class Step(StrEnum):
    """What became of a line."""

    ADDED = "added"
    EXISTS = "exists"
    BAD = "bad"


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportedWatch:
    """One line of the file and what became of it."""

    line: int
    step: Step
    name: str = ""
    url: str = ""
    group: str = ""
    sentence: str = ""  # why not
    lost: tuple[str, ...] = ()  # what of its wishes is not carried over
    watch_id: int = 0  # 0: nothing was added


def import_watches(
    chronicle: Chronicle, lines: Iterable[Line], *, group: str = "", dry_run: bool = False
) -> Iterator[ImportedWatch]:
    """Add what a file names; `group` is for pages that name none. With `dry_run` only say what would happen."""
    shelf = WatchShelf(chronicle, group=name_of(group) if group else "", dry_run=dry_run)
    for line in lines:
        try:
            if isinstance(line, WatchEntry):
                yield shelf.take(line)
            elif isinstance(line, GroupEntry):
                yield shelf.take_group(line)
            else:
                yield ImportedWatch(line=line.line, step=Step.BAD, sentence=line.sentence)
        except InputError as error:
            yield shelf.refused(line, str(error))


class WatchShelf:
    """The pages and groups there are, and those the file has added so far."""

    def __init__(self, chronicle: Chronicle, *, group: str, dry_run: bool) -> None:
        self._chronicle = chronicle
        self._usual = group
        self._dry_run = dry_run
        self._groups: dict[str, int] = {known.name: known.id for known in chronicle.store.groups.all()}
        self._places = {place_of(watch) for watch in all_watches(chronicle)}

    def take(self, entry: WatchEntry) -> ImportedWatch:
        """Add one page unless its address with the same focus is in the group already."""
        group = entry.group or self._usual
        watch = watch_of(replace(entry, group=name_of(group) if group else ""))
        if place_of(watch) in self._places:
            where = f" in the group “{watch.group}”" if watch.group else ""
            return told(entry, watch, Step.EXISTS, f"It is watched already{where}.")
        added = watch if self._dry_run else self._add(watch, entry)
        self._places.add(place_of(watch))
        return replace(told(entry, watch, Step.ADDED, ""), watch_id=added.id)

    def take_group(self, entry: GroupEntry) -> ImportedWatch:
        """Add a group with its settings; one of that name is left as it is."""
        report = ImportedWatch(line=entry.line, step=Step.ADDED, group=entry.group.name, name=entry.group.name)
        if entry.group.name in self._groups:
            return replace(report, step=Step.EXISTS, sentence=f"There is already a group “{entry.group.name}”.")
        addresses = [(read_address(text), name) for text, name in entry.members]
        group_id = self._group(entry.group)
        for address, name in addresses if group_id else []:
            self._chronicle.store.groups.add_member(group_id, address, self._chronicle.clock(), name)
        return report

    def refused(self, line: Line, sentence: str) -> ImportedWatch:
        """A line that cannot be used."""
        name, url = (line.name, line.url) if isinstance(line, WatchEntry) else ("", "")
        return ImportedWatch(line=line.line, step=Step.BAD, name=name, url=url, sentence=sentence)

    def _add(self, watch: Watch, entry: WatchEntry) -> Watch:
        now = self._chronicle.clock()
        group_id = self._group(Group(name=watch.group)) if watch.group else None
        added = self._chronicle.store.watches.add(replace(watch, group_id=group_id), now)
        for rule in entry.without:
            ignore = Ignore(kind=NoiseKind.PLACE, where=rule, by="import", since=now)
            self._chronicle.store.watches.set_ignore(added.id, ignore)
        return added

    def _group(self, group: Group) -> int:
        """The number of a group, made when it is new; 0 when nothing is to be made."""
        if group.name not in self._groups:
            made = 0 if self._dry_run else self._chronicle.store.groups.add(group, self._chronicle.clock()).id
            self._groups[group.name] = made
        return self._groups[group.name]


def watch_of(entry: WatchEntry) -> Watch:
    """The watch an entry stands for; a sentence when its address cannot be."""
    usual = Watch(url="")
    fastest, slowest = entry.fastest or usual.fastest, entry.slowest or usual.slowest
    if entry.fastest and not entry.slowest:
        slowest = max(slowest, fastest)
    fastest = max(min(fastest, slowest), SHORTEST)
    return Watch(
        url=check_url(entry.url),
        name=" ".join(entry.name.split())[:LONGEST_NAME],
        group=entry.group,
        focus=entry.focus,
        keep=entry.keep or usual.keep,
        fastest=fastest,
        slowest=max(slowest, fastest),
        alert_after=entry.alert_after or usual.alert_after,
        paused=entry.paused,
        options=check_options(entry.options),
    )


def all_watches(chronicle: Chronicle) -> Iterator[Watch]:
    """Every living watch."""
    offset = 0
    while batch := chronicle.store.watches.all(WatchFilter(), limit=PAGE, offset=offset):
        yield from batch
        offset += len(batch)


def place_of(watch: Watch) -> Place:
    """What makes it the same watch."""
    return (watch.group, watch.url, watch.focus)


def told(entry: WatchEntry, watch: Watch, step: Step, sentence: str) -> ImportedWatch:
    """The report of one line; what is lost is of interest only where something is added."""
    lost = entry.lost if step is Step.ADDED else ()
    return ImportedWatch(
        line=entry.line, step=step, name=watch.label, url=watch.url, group=watch.group, sentence=sentence, lost=lost
    )
