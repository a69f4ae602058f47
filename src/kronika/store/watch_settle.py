"""Settling checks: what became of watched pages, a whole batch in one transaction, each check once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, Row, bindparam, select

from kronika.model.change import Change, Checked, KeptVersion
from kronika.model.frontier import Settled
from kronika.model.watch import COMPARED, Watch
from kronika.store.bodies import Body, Keeping
from kronika.store.change_writing import write_changes
from kronika.store.check_rows import HELD, SETTLE, Held, changes_of, settled
from kronika.store.columns import chunks
from kronika.store.ignore_rows import from_json, to_json, with_findings
from kronika.store.kind import DatabaseKind
from kronika.store.press import Presses
from kronika.store.schema import LEASED
from kronika.store.unused import drop_unused
from kronika.store.version_rows import version_row
from kronika.store.watch_schema import standings, watch_versions

Tell = Callable[[Connection, Change, Watch], None]
"""Puts what people are to be told into the transaction under way."""

SORT = "watch"  # the dictionary of a site's watched pages


class WatchSettling:
    """One settling inside one transaction; call `done` once it holds. Its order is the order in which rows are locked."""

    def __init__(self, connection: Connection, kind: DatabaseKind, presses: Presses, tell: Tell | None) -> None:
        self._connection = connection
        self._kind = kind
        self._tell = tell
        self._keeping = Keeping(connection, kind, presses)
        self.done = self._keeping.done

    def settle(self, checks: Sequence[Checked]) -> Settled:
        """State, versions, ignores, memory, changes, and what is told of them."""
        ours = self._ours(checks)
        if not ours:
            return Settled(lost=len(checks))
        kept = [(one, one.check.kept) for one in ours if one.check.kept is not None]
        if kept:
            self._keep(kept)
        self._connection.execute(SETTLE, [settled(one) for one in ours])
        self._learn(ours)
        news = [change for one in ours for change in changes_of(one)]
        if news:
            write_changes(self._connection, news, self._tell)
        if kept:
            self._cut([one for one, _ in kept])
        fine = sum(one.check.state in COMPARED for one in ours)
        return Settled(
            pages=len(kept), unchanged=fine - len(kept), failures=len(ours) - fine, lost=len(checks) - len(ours)
        )

    def _ours(self, checks: Sequence[Checked]) -> list[Held]:
        """The checks whose lease is still the newest, each watch once."""
        wanted = {check.lease.lead_id: check for check in reversed(checks)}
        found: list[Held] = []
        for some in chunks(sorted(wanted)):
            statement = HELD.where(standings.c.id.in_(some)).order_by(standings.c.id)
            rows = self._connection.execute(statement.with_for_update(of=standings))
            found += [Held(check=wanted[row.id], row=row) for row in rows if is_ours(row, wanted[row.id])]
        return found

    def _keep(self, kept: Sequence[tuple[Held, KeptVersion]]) -> None:
        """Write new versions; what the ones before them were last seen is known from here on only by themselves."""
        bodies = [
            Body(host=one.row.host, sort=SORT, content_hash=sha256(body).digest(), data=body)
            for one, version in kept
            for body in (version.fetched.body,)
        ]
        blob_ids = self._keeping.keep(bodies)
        before = [
            {"watch": one.row.id, "old": one.row.version, "last": one.row.confirmed}
            for one, _ in kept
            if one.row.version and one.row.confirmed is not None
        ]
        if before:
            self._connection.execute(LAST_SEEN, before)
        rows = [
            version_row(one.row.id, one.number, version, blob)
            for (one, version), blob in zip(kept, blob_ids, strict=True)
        ]
        self._connection.execute(watch_versions.insert(), rows)

    def _learn(self, ours: Sequence[Held]) -> None:
        """What the checks found to be noise, and what they remember of pages."""
        memories = [
            {"watch": one.row.id, "learned": dict(one.check.memory)} for one in ours if one.check.memory is not None
        ]
        if memories:
            self._connection.execute(REMEMBER, memories)
        found = {one.row.id: one.check.ignores for one in ours if one.check.ignores is not None}
        for some in chunks(sorted(found)):
            rows = self._connection.execute(IGNORED.where(standings.c.id.in_(some))).all()
            merged = [(row, to_json(with_findings(from_json(row.ignores), found[row.id]))) for row in rows]
            news = [{"watch": row.id, "found": now} for row, now in merged if now != row.ignores]
            if news:
                self._connection.execute(IGNORE, news)

    def _cut(self, grown: Sequence[Held]) -> None:
        """Shorten histories to what people want kept."""
        freed: list[int] = []
        for one in grown:
            old = watch_versions.c.watch_id == one.row.id, watch_versions.c.number <= one.number - one.row.keep
            if one.number > one.row.keep:
                statement = watch_versions.delete().where(*old).returning(watch_versions.c.blob_id)
                freed += self._connection.scalars(statement).all()
        drop_unused(self._connection, self._kind, freed)


LAST_SEEN = (
    watch_versions.update()
    .where(watch_versions.c.watch_id == bindparam("watch"), watch_versions.c.number == bindparam("old"))
    .values(seen=bindparam("last"))
)
REMEMBER = standings.update().where(standings.c.id == bindparam("watch")).values(memory=bindparam("learned"))
IGNORED = select(standings.c.id, standings.c.ignores)
IGNORE = standings.update().where(standings.c.id == bindparam("watch")).values(ignores=bindparam("found"))


def is_ours(row: Row[Any], check: Checked) -> bool:
    """Whether nobody has taken the watch, or changed what it compares, since the check began."""
    return bool(row.state == LEASED and row.token == check.lease.token)
