"""Taking in pages that were fetched elsewhere: each finds its place among the versions of its address, whenever it comes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, Row, Select, bindparam, select

from kronika.model.intake import Brought, TakenIn
from kronika.model.job import EXTRACT
from kronika.model.lead import Lead, Role
from kronika.model.page import Fetched
from kronika.model.round import Round
from kronika.store.bodies import Body, Keeping
from kronika.store.columns import chunks, site_of, url_key
from kronika.store.database import Database
from kronika.store.following import AGAIN, claim, is_claimed, read_again
from kronika.store.found import Found, key_of
from kronika.store.kind import DatabaseKind
from kronika.store.leads import lock, look_up
from kronika.store.press import Presses
from kronika.store.schema import DONE, articles, blobs, jobs, leads, pages, rounds
from kronika.store.timeline import Look, Stretch, stretches
from kronika.store.versions import EXTRACTED, READ_IT

NOT_MODIFIED = 304
Key = tuple[int, bytes]


class Imports:
    """The shelf for pages from elsewhere. Taking in the same pages again changes nothing."""

    def __init__(self, database: Database, presses: Presses) -> None:
        self._database = database
        self._presses = presses

    def take_in(self, round: Round, batch: Sequence[Brought]) -> TakenIn:
        """Keep a batch within one transaction; pages of one source, in any order of time."""
        if not batch:
            return TakenIn()

        def work(connection: Connection) -> tuple[Intake, TakenIn]:
            intake = Intake(connection, self._database.kind, self._presses, round)
            return intake, intake.take(batch)

        intake, taken = self._database.run(work)
        intake.keeping.done()
        return taken


class Intake:
    """One batch inside one transaction."""

    def __init__(self, connection: Connection, kind: DatabaseKind, presses: Presses, round: Round) -> None:
        self._connection = connection
        self._kind = kind
        self._round = round
        self.keeping = Keeping(connection, kind, presses)
        self._new: list[tuple[Row[Any], Stretch, int]] = []  # lead, stretch and number of versions to write
        self._moved: list[dict[str, Any]] = []

    def take(self, batch: Sequence[Brought]) -> TakenIn:
        """Find the leads, lay old and new looks side by side, and write what is new."""
        held = self._leads(batch)
        stored = self._stored({key for key, row in held.items() if row.page_id is not None})
        places: dict[Key, list[int]] = defaultdict(list)
        for place, brought in enumerate(batch):
            places[self._key(brought)].append(place)
        groundless = 0
        for key, mine in sorted(places.items()):
            groundless += self._arrange(held[key], stored.get(key, []), [new_look(batch[at], at) for at in mine])
        self._new.sort(key=lambda item: item[1].model.place)
        copies = self._copies()
        self._move()
        self._write(batch, copies)
        self._follow(batch, held)
        self._count(len(batch), groundless)
        return TakenIn(
            pages=len(self._new), known=max(len(batch) - len(self._new) - groundless, 0), groundless=groundless
        )

    def _key(self, brought: Brought) -> Key:
        return self._round.source_id, url_key(brought.lead.url)

    def _leads(self, batch: Sequence[Brought]) -> dict[Key, Row[Any]]:
        """The leads of these pages, written down if need be, and locked."""
        first: dict[Key, Brought] = {}
        for brought in batch:
            if brought.fetched.status != NOT_MODIFIED or self._key(brought) not in first:
                first.setdefault(self._key(brought), brought)
        there = look_up(self._connection, first)
        missing = [key for key in first if key not in there]
        if missing:  # numbered in the order they came, written in the order of their keys, so that workers never cross
            numbers = dict(zip(missing, self._kind.take_numbers(self._connection, leads, len(missing)), strict=True))
            rows = [self._row(numbers[key], key, first[key].lead) for key in sorted(missing)]
            self._connection.execute(self._kind.insert_new(leads), rows)
        known = look_up(self._connection, first)
        held = lock(self._connection, {row.id for row in known.values()}, tuple(leads.c))
        return {key: held[row.id] for key, row in known.items()}

    def _row(self, number: int, key: Key, lead: Lead, parent_id: int | None = None) -> dict[str, Any]:
        return {
            "id": number,
            "source_id": key[0],
            "round_id": self._round.id,
            "url": lead.url,
            "url_key": key[1],
            "host": site_of(lead.url),
            "role": lead.role.value,
            "parent_id": parent_id,
            "via": lead.via,
            "link_text": lead.link_text,
            "depth": lead.depth,
            "priority": lead.priority,
            "hints": dict(lead.hints),
            "state": DONE,
            "due": 0.0,
            "attempts": 0,
            "token": 0,
            "version": 0,
        }

    def _stored(self, keys: set[Key]) -> dict[Key, list[Row[Any]]]:
        """What is kept of these addresses already, in the order of versions."""
        found: dict[Key, list[Row[Any]]] = defaultdict(list)
        for some in chunks(sorted(key for _, key in keys)):
            statement = STORED.where(pages.c.source_id == self._round.source_id, pages.c.url_key.in_(some))
            for row in self._connection.execute(statement.order_by(pages.c.version)):
                found[row.source_id, row.url_key].append(row)
        return found

    def _arrange(self, lead: Row[Any], stored: Sequence[Row[Any]], new: Sequence[Look]) -> int:
        """The versions of one address as they should be; returns how many looks had no ground to stand on."""
        old = [
            Look(at=at, content=row.content_hash, page_id=row.id)
            for row in stored
            for at in dict.fromkeys((row.fetched_at, row.seen_at))
        ]
        found, groundless = stretches([*old, *new])
        by_id = {row.id: row for row in stored}
        for number, stretch in enumerate(found, 1):
            if stretch.page_id is None:
                self._new.append((lead, stretch, number))
            else:
                self._shift(by_id[stretch.page_id], stretch, number)
        return len(groundless)

    def _shift(self, row: Row[Any], stretch: Stretch, number: int) -> None:
        """A stored version whose place or times change."""
        if (row.version, row.fetched_at, row.seen_at) != (number, stretch.since, stretch.until):
            self._moved.append(
                {
                    "page": row.id,
                    "old_version": row.version,
                    "new_version": number,
                    "since": stretch.since,
                    "until": stretch.until,
                    "earlier": stretch.since != row.fetched_at,
                }
            )

    def _copies(self) -> dict[int, Row[Any]]:
        """Stored versions that are to be written down once more, because something else lay in between."""
        wanted = sorted({stretch.model.page_id for _, stretch, _ in self._new if stretch.model.page_id is not None})
        found: dict[int, Row[Any]] = {}
        for some in chunks(wanted):
            found.update({row.id: row for row in self._connection.execute(pages.select().where(pages.c.id.in_(some)))})
        return found

    def _move(self) -> None:
        """Two steps, so that no two versions have the same number in between."""
        renumbered = [row for row in self._moved if row["old_version"] != row["new_version"]]
        if renumbered:
            self._connection.execute(ASIDE, [{"page": row["page"]} for row in renumbered])
        for row in self._moved:
            values = {"page": row["page"], "number": row["new_version"]}
            self._connection.execute(PLACE, values | {"since": row["since"], "until": row["until"]})
            self._connection.execute(ARTICLE, values)
        earlier = [row["page"] for row in self._moved if row["earlier"]]
        if earlier:
            again = select(jobs.c.id).where(jobs.c.kind == EXTRACT, jobs.c.subject.in_(earlier), jobs.c.state == DONE)
            numbers = list(self._connection.execute(again).scalars())
            if numbers:
                self._connection.execute(AGAIN, [{"job_id": number} for number in numbers])

    def _write(self, batch: Sequence[Brought], copies: Mapping[int, Row[Any]]) -> None:
        """New versions with their bodies, the jobs to read them, and the newest version of each lead."""
        brought = [item for item in self._new if item[1].model.place >= 0]
        bodies = [
            Body(
                host=lead.host,
                sort=lead.role,
                content_hash=stretch.content,
                data=batch[stretch.model.place].fetched.body,
            )
            for lead, stretch, _ in brought
        ]
        kept = dict(zip((id(item[1]) for item in brought), self.keeping.keep(bodies) if bodies else (), strict=True))
        if not self._new:
            self._renew()
            return
        numbers = self._kind.take_numbers(self._connection, pages, len(self._new))
        rows = []
        for page_id, (lead, stretch, number) in zip(numbers, self._new, strict=True):
            stretch.page_id = page_id
            own = {"id": page_id, "version": number, "fetched_at": stretch.since, "seen_at": stretch.until}
            if stretch.model.place >= 0:
                came = batch[stretch.model.place]
                rows.append(version_row(lead, came, kept[id(stretch)]) | own)
            else:
                rows.append(dict(copies[stretch.model.page_id or 0]._mapping) | own)
        self._connection.execute(pages.insert(), rows)
        read = [page_id for page_id, (lead, _, _) in zip(numbers, self._new, strict=True) if lead.role in EXTRACTED]
        if read:
            self._connection.execute(jobs.insert(), [{"subject": page_id, **READ_IT} for page_id in read])
        self._renew()

    def _renew(self) -> None:
        """What leads know of their newest version."""
        touched = sorted({lead.url_key for lead, _, _ in self._new})
        for some in chunks(touched):
            statement = STORED.where(pages.c.source_id == self._round.source_id, pages.c.url_key.in_(some))
            last = {row.url_key: row for row in self._connection.execute(statement.order_by(pages.c.version))}
            self._connection.execute(NEWEST, [newest_row(row) for row in last.values()])

    def _follow(self, batch: Sequence[Brought], held: Mapping[Key, Row[Any]]) -> None:
        """Following pages belong to the page before them; when one comes, the first page is read again."""
        self._claim(batch, held)
        named = {self._key(one): one for one in batch if one.lead.role is Role.FOLLOWING and one.lead.via}
        above = look_up(self._connection, {self._via(one) for one in named.values()}) if named else {}
        for key, one in sorted(named.items()):
            parent = above.get(self._via(one))
            if parent is not None and parent.id != held[key].id and held[key].role == Role.FOLLOWING.value:
                self._connection.execute(BELONGS, {"lead": held[key].id, "parent": parent.id})
        read_again(self._connection, {lead.id for lead, _, _ in self._new if lead.role == Role.FOLLOWING.value})

    def _via(self, brought: Brought) -> Key:
        return self._round.source_id, url_key(brought.lead.via or "")

    def _claim(self, batch: Sequence[Brought], held: Mapping[Key, Row[Any]]) -> None:
        """Give the pages that a text goes on at to the page before; those that are not here yet are expected."""
        found = [
            Found(lead=lead, key=key_of(lead), round=self._round, parent_id=held[self._key(one)].id)
            for one in batch
            for lead in one.found
        ]
        known = look_up(self._connection, (item.key for item in found)) if found else {}
        locked = lock(self._connection, {row.id for row in known.values()}, tuple(leads.c)) if known else {}
        here = {key: locked[row.id] for key, row in known.items()}
        claimed = {item.parent_id for item in found if is_claimed(here.get(item.key), item.lead)}
        claim(self._connection, found, here)
        read_again(self._connection, {number for number in claimed if number is not None})
        self._expect([item for item in found if item.key not in here])

    def _expect(self, missing: Sequence[Found]) -> None:
        """Write down addresses whose pages have not come; there is nothing to fetch, so they count as done."""
        first = {item.key: item for item in reversed(missing)}
        if first:
            numbers = self._kind.take_numbers(self._connection, leads, len(first))
            rows = [
                self._row(number, key, item.lead, item.parent_id)
                for number, (key, item) in zip(numbers, sorted(first.items()), strict=True)
            ]
            self._connection.execute(self._kind.insert_new(leads), rows)

    def _count(self, brought: int, groundless: int) -> None:
        new = len(self._new)
        statement = rounds.update().where(rounds.c.id == self._round.id)
        self._connection.execute(
            statement.values(
                pages=rounds.c.pages + new, unchanged=rounds.c.unchanged + max(brought - new - groundless, 0)
            )
        )


STORED: Select[Any] = select(
    pages.c.id,
    pages.c.source_id,
    pages.c.url_key,
    pages.c.version,
    pages.c.fetched_at,
    pages.c.seen_at,
    pages.c.headers,
    blobs.c.content_hash,
).join_from(pages, blobs, pages.c.blob_id == blobs.c.id)
ASIDE = pages.update().where(pages.c.id == bindparam("page")).values(version=-pages.c.version)
PLACE = (
    pages.update()
    .where(pages.c.id == bindparam("page"))
    .values(version=bindparam("number"), fetched_at=bindparam("since"), seen_at=bindparam("until"))
)
ARTICLE = articles.update().where(articles.c.page_id == bindparam("page")).values(version=bindparam("number"))
BELONGS = leads.update().where(leads.c.id == bindparam("lead")).values(parent_id=bindparam("parent"))
NEWEST = (
    leads.update()
    .where(leads.c.source_id == bindparam("source"), leads.c.url_key == bindparam("address"))
    .values(
        page_id=bindparam("new_page"),
        version=bindparam("new_version"),
        content_hash=bindparam("new_hash"),
        etag=bindparam("new_etag"),
        last_modified=bindparam("new_modified"),
    )
)


def new_look(brought: Brought, place: int) -> Look:
    """A page that was brought, as a look."""
    same = brought.fetched.status == NOT_MODIFIED
    content = None if same else sha256(brought.fetched.body).digest()
    return Look(at=brought.fetched.at, content=content, place=place)


def version_row(lead: Row[Any], brought: Brought, blob_id: int) -> dict[str, Any]:
    """A new version's row, without its number and its times."""
    fetched: Fetched = brought.fetched
    return {
        "source_id": lead.source_id,
        "blob_id": blob_id,
        "status": fetched.status,
        "url_key": lead.url_key,
        "url": lead.url,
        "final_url": fetched.final_url,
        "redirects": fetched.redirects,
        "via": brought.lead.via,
        "link_text": brought.lead.link_text,
        "headers": fetched.headers,
    }


def newest_row(row: Row[Any]) -> dict[str, Any]:
    """A lead's memory of its newest version."""
    headers = {name.lower(): value for name, value in reversed(row.headers)}
    return {
        "source": row.source_id,
        "address": row.url_key,
        "new_page": row.id,
        "new_version": row.version,
        "new_hash": row.content_hash,
        "new_etag": headers.get("etag"),
        "new_modified": headers.get("last-modified"),
    }
