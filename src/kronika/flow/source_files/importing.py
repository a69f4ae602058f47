"""From a file's lines to sources: each is checked by itself, the good ones are added, known ones are left alone."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from urllib.parse import urlsplit

from kronika.flow.chronicle import Chronicle
from kronika.flow.source_files.entry import Entry, Line
from kronika.html.address import check_url, host_of
from kronika.lang.language import languages
from kronika.model.duration import duration
from kronika.model.errors import InputError, SettingsError
from kronika.model.source import Source, SourceKind
from kronika.sources.discovery import check_kind, check_source

FEED_PATH = re.compile(r"(?:^|[/._-])(?:rss|feed|feeds|atom)(?:[/._-]|$)|\.(?:rss|atom|rdf)$", re.IGNORECASE)
SITEMAP_PATH = re.compile(r"sitemap[^/]*\.xml(?:\.gz)?$", re.IGNORECASE)
YES, NO = frozenset({"yes", "true", "1", "on"}), frozenset({"", "no", "false", "0", "off"})
LONGEST_SECTION = 500


class Step(StrEnum):
    """What became of a line."""

    ADDED = "added"
    EXISTS = "exists"
    BAD = "bad"


@dataclass(frozen=True, slots=True, kw_only=True)
class Imported:
    """One line of the file and what became of it."""

    line: int
    step: Step
    name: str = ""
    url: str = ""
    kind: str = ""
    sentence: str = ""


def import_sources(chronicle: Chronicle, lines: Iterable[Line], *, dry_run: bool = False) -> Iterator[Imported]:
    """Add what a file names; with `dry_run` only say what would happen."""
    shelf = Shelf(chronicle)
    for line in lines:
        if not isinstance(line, Entry):
            yield Imported(line=line.line, step=Step.BAD, sentence=line.sentence)
            continue
        try:
            yield shelf.take(line, dry_run=dry_run)
        except (InputError, SettingsError) as error:
            yield Imported(line=line.line, step=Step.BAD, name=line.name, url=line.url, sentence=str(error))


class Shelf:
    """The sources there are, and those the file has added so far."""

    def __init__(self, chronicle: Chronicle) -> None:
        self._chronicle = chronicle
        known = chronicle.store.sources.all()
        self._names = {source.name for source in known}
        self._addresses = {(source.url, str(source.kind)): source.name for source in known}

    def take(self, entry: Entry, *, dry_run: bool) -> Imported:
        """Add one source unless its name, or its address with its kind, is there already."""
        source = source_of(entry)
        place = (source.url, str(source.kind))
        if place in self._addresses:
            return told(entry, source, Step.EXISTS, f"It is followed already as “{self._addresses[place]}”.")
        if entry.name and source.name in self._names:
            return told(entry, source, Step.EXISTS, f"There is already a source called “{source.name}”.")
        source = self._named(source, entry)
        if not dry_run:
            self._chronicle.store.sources.add(source, self._chronicle.clock())
        self._names.add(source.name)
        self._addresses[place] = source.name
        return told(entry, source, Step.ADDED, "")

    def _named(self, source: Source, entry: Entry) -> Source:
        """A source without a name of its own is called by its host, or by more of its address where that is taken."""
        if entry.name:
            return source
        parts = urlsplit(source.url)
        longer = (source.name, f"{source.name}{parts.path.rstrip('/')}", source.url.partition("://")[2], source.url)
        name = next((name[:200] for name in longer if name[:200] not in self._names), source.url[:200])
        return replace(source, name=name)


def source_of(entry: Entry) -> Source:
    """The source an entry stands for; a sentence when a value cannot be."""
    url = check_url(entry.url)
    made = Source(
        name=" ".join(entry.name.split()) or host_of(url).removeprefix("www."),
        url=url,
        kind=check_kind(entry.kind.lower() or guessed_kind(url)),
        lang=lang_of(entry.lang),
        section=entry.section[:LONGEST_SECTION] or None,
        every=duration(entry.every or None),
        paused=is_paused(entry.paused),
        options=dict(entry.options),
    )
    return check_source(made)


def guessed_kind(url: str) -> str:
    """What an address looks like when nobody says: a feed, a sitemap, else a site. Nothing is fetched for it."""
    path = urlsplit(url).path
    if SITEMAP_PATH.search(path):
        return SourceKind.SITEMAP
    return SourceKind.FEED if FEED_PATH.search(path) else SourceKind.SITE


def lang_of(text: str) -> str | None:
    """cs, or cs-CZ as feeds write it; a language we do not know is kept as its two letters."""
    code = text.strip().lower().replace("_", "-").partition("-")[0]
    if code and not (code.isascii() and code.isalpha() and len(code) in (2, 3)):
        raise InputError(f"“{text}” is no language; write {', '.join(sorted(languages()))}.")
    return code or None


def is_paused(text: str) -> bool:
    """yes or no."""
    if text.lower() not in YES | NO:
        raise InputError(f"paused is “{text}”; write yes or no.")
    return text.lower() in YES


def told(entry: Entry, source: Source, step: Step, sentence: str) -> Imported:
    """The report of one line."""
    return Imported(
        line=entry.line, step=step, name=source.name, url=source.url, kind=str(source.kind), sentence=sentence
    )
