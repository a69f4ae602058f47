"""The sources that pages from elsewhere go to: found or made by name, each with a batch that waits to be stored."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from kronika.flow.chronicle import Chronicle
from kronika.html.address import canonical, host_of
from kronika.model.errors import BadUrl, UnknownName
from kronika.model.intake import Brought
from kronika.model.lead import Role
from kronika.model.round import Round
from kronika.model.source import Scope, Source, SourceKind

BATCH = 200  # pages stored together
MOST_WAITING = 2_000  # pages over all sources
MOST_BYTES = 32_000_000
NOT_MODIFIED = 304


@dataclass(slots=True, kw_only=True)
class Shelf:
    """One source and what waits for it."""

    round: Round
    role: Role  # of pages whose file does not say
    ours: bool  # the round was begun for this import
    waiting: list[Brought] = field(default_factory=list)

    @property
    def source_id(self) -> int:
        """The number of its source."""
        return self.round.source_id


class Shelves:
    """All sources of one import."""

    def __init__(self, chronicle: Chronicle, lang: str | None) -> None:
        self._chronicle = chronicle
        self._lang = lang
        self._shelves: dict[str, Shelf] = {}
        self._waiting = 0
        self._bytes = 0
        self.pages = 0
        self.known = 0
        self.groundless: list[str] = []
        self.langs: dict[int, str | None] = {}  # source → language

    @property
    def names(self) -> tuple[str, ...]:
        """The sources that were given pages."""
        return tuple(self._shelves)

    def name_for(self, url: str, source: str | None, otherwise: str, *, per_host: bool) -> str:
        """The source a page goes to: the one asked for, its host's, or the one its file names."""
        return source or (host_of(url).removeprefix("www.") if per_host else otherwise)

    def shelf(self, name: str, root: str) -> Shelf:
        """The shelf of a source; one that is not there yet is made, and begins at `root`."""
        if name not in self._shelves:
            self._shelves[name] = self._open(name, root)
        return self._shelves[name]

    def put(self, shelf: Shelf, page: Brought, same_as: str | None) -> None:
        """Add a page; a full shelf is stored at once."""
        if page.fetched.status == NOT_MODIFIED and same_as:
            page = self._as_another(shelf, page, same_as)
        shelf.waiting.append(page)
        self._waiting += 1
        self._bytes += len(page.fetched.body)
        if len(shelf.waiting) >= BATCH:
            self._store(shelf)
        elif self._waiting >= MOST_WAITING or self._bytes >= MOST_BYTES:
            self.store_all()

    def store_all(self) -> None:
        """Store what waits."""
        for shelf in self._shelves.values():
            self._store(shelf)

    def close(self, *, finished: bool) -> None:
        """Store what waits, and end the rounds that were begun here; those of a stopped import are taken up by the next."""
        self.store_all()
        for shelf in self._shelves.values():
            if shelf.ours and finished:
                self._chronicle.store.rounds.finish(shelf.round, self._chronicle.clock())

    def _open(self, name: str, root: str) -> Shelf:
        store, now = self._chronicle.store, self._chronicle.clock()
        try:
            source = store.sources.get(name)
        except UnknownName:
            new = Source(name=name, url=root, kind=SourceKind.IMPORT, lang=self._lang)
            source = store.sources.add(new, now)
        self.langs[source.id] = source.lang
        latest = store.rounds.latest(source.id)
        collected = source.kind != SourceKind.IMPORT
        under_way = latest is not None and latest.finished is None
        return Shelf(
            round=store.rounds.begin(source, Scope(), (), now),
            role=Role.PAGE if source.kind in (SourceKind.IMPORT, SourceKind.SITE) else Role.ARTICLE,
            ours=not (collected and under_way),
        )

    def _store(self, shelf: Shelf) -> None:
        batch, shelf.waiting = shelf.waiting, []
        if not batch:
            return
        taken = self._chronicle.store.imports.take_in(shelf.round, batch)
        self._waiting -= len(batch)
        self._bytes -= sum(len(page.fetched.body) for page in batch)
        self.pages += taken.pages
        self.known += taken.known
        if taken.groundless:
            urls = [page.lead.url for page in batch if page.fetched.status == NOT_MODIFIED][:3]
            said = "1 page is" if taken.groundless == 1 else f"{taken.groundless} pages are"
            self.groundless += [
                f"{said} said to be as before, but nothing is stored from before; among {', '.join(urls)}."
            ]

    def _as_another(self, shelf: Shelf, page: Brought, same_as: str) -> Brought:
        """A page that has the same content as another address: the content is fetched from there."""
        try:
            other = canonical(same_as)
        except BadUrl:
            return page
        if other == page.lead.url:
            return page
        self._store(shelf)  # the other may be waiting
        pages = self._chronicle.store.pages
        found = next(iter(pages.versions(other, shelf.source_id)), None)
        if found is None:
            return page
        body = pages.body(found.id)
        return replace(page, fetched=replace(page.fetched, status=found.status, headers=found.headers, body=body))
