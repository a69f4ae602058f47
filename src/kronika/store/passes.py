"""What a watchdog's pass changes, written inside its transaction: documents, episodes, quarantine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, bindparam, select

from kronika.model.health import Episode, Handling, Verdict
from kronika.model.verification import Grown, Opened, Pass
from kronika.store.columns import chunks
from kronika.store.episode_rows import from_reasons, to_episode, whole
from kronika.store.health_schema import LASTS, episodes, measures
from kronika.store.quarantine import set_aside
from kronika.store.schema import articles

# A page that was read again since the pass began keeps waiting: its new text was not seen.
OURS = (measures.c.id == bindparam("document")) & (measures.c.edition == bindparam("read"))
LOOKED_AT = measures.update().where(OURS).values(waits=False, damaged=bindparam("is_damaged"))
TOOK_TURN = measures.update().where(OURS).values(waits=False, damaged=bindparam("is_damaged"), turn=bindparam("place"))


Tell = Callable[[Connection, Episode, datetime], None]
"""Puts what is to be said of an episode into the outbox, within the transaction."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Changed:
    """Episodes that began or ended, and how many articles were set aside and let back."""

    episodes: tuple[Episode, ...] = ()
    set_aside: int = 0
    released: int = 0


def write_seen(connection: Connection, made: Pass) -> Changed:
    """Documents that were looked at; wrong texts leave the lists, texts that became right come back."""
    current = read_editions(connection, [seen.id for seen in made.seen])
    valid = [seen for seen in made.seen if current.get(seen.id) == seen.edition]
    turns = [seen for seen in valid if seen.turn is not None]
    others = [seen for seen in valid if seen.turn is None]
    for statement, some in ((TOOK_TURN, turns), (LOOKED_AT, others)):
        rows = [{"document": s.id, "read": s.edition, "is_damaged": s.damaged, "place": s.turn} for s in some]
        if rows:
            connection.execute(statement, rows)
    wrong = {seen.page_id for seen in valid if seen.aside}
    right = {seen.page_id for seen in valid if seen.damaged is False and seen.edition > 1}
    return Changed(
        set_aside=set_aside(connection, wrong), released=set_aside(connection, right, aside=False) if right else 0
    )


def read_editions(connection: Connection, numbers: Sequence[int]) -> dict[int, int]:
    """How often the pages of these documents were read by now; the rows are held until the transaction ends."""
    found: dict[int, int] = {}
    for some in chunks(sorted(numbers)):
        statement = select(measures.c.id, measures.c.edition).where(measures.c.id.in_(some)).order_by(measures.c.id)
        found.update({row.id: row.edition for row in connection.execute(statement.with_for_update())})
    return found


def write_events(connection: Connection, made: Pass) -> Changed:
    """Episodes that began, went on and ended, in their order."""
    touched: dict[int, None] = {}
    aside = released = 0
    for event in made.events:
        if isinstance(event, Opened):
            number = open_episode(connection, made, event)
            touched[number] = None
            if event.verdict is Verdict.BROKEN:
                aside += set_aside(connection, damaged_pages(connection, made, event))
        elif (row := lasting(connection, made.before.source_id)) is not None:
            if isinstance(event, Grown):
                grow(connection, row, event)
                continue
            touched[row.id] = None
            change(connection, row.id, {"until": event.until, "handling": event.handling.value})
            if event.release:
                released += set_aside(connection, pages_aside(connection, row), aside=False)
    found = {row.id: to_episode(row) for row in connection.execute(whole().where(episodes.c.id.in_(touched)))}
    return Changed(episodes=tuple(found[number] for number in touched), set_aside=aside, released=released)


def open_episode(connection: Connection, made: Pass, event: Opened) -> int:
    """Write an episode down, with its first bad document and the last good one before it."""
    mine = measures.c.source_id == made.before.source_id
    first = connection.execute(measures.select().where(mine, measures.c.turn == event.first_turn)).first()
    at_noticing = connection.execute(measures.select().where(mine, measures.c.turn == event.turn)).first()
    shown = first if first is not None else at_noticing
    good = select(measures.c.page_id).where(mine, measures.c.turn < event.first_turn, measures.c.damaged.is_(False))
    snoozed = asleep_until(connection, made, event)
    values = {
        "source_id": made.before.source_id,
        "verdict": event.verdict.value,
        "since": shown.at if shown is not None else made.after.updated,
        "noticed": made.after.updated,
        "first_turn": event.first_turn,
        "first_page": shown.page_id if shown is not None else None,
        "last_good_page": connection.execute(good.order_by(measures.c.turn.desc()).limit(1)).scalar(),
        "documents": event.documents,
        "damaged": event.damaged,
        "reasons": from_reasons(event.reasons),
        "handling": (Handling.SNOOZED if snoozed else Handling.OPEN).value,
        "snoozed_until": snoozed,
        "note": "",
    }
    number: Any = connection.execute(episodes.insert().values(**values)).inserted_primary_key
    return int(number[0])


def asleep_until(connection: Connection, made: Pass, event: Opened) -> datetime | None:
    """A source that breaks again while it is snoozed stays snoozed."""
    if event.verdict is not Verdict.BROKEN:
        return None
    mine = episodes.c.source_id == made.before.source_id, episodes.c.snoozed_until > made.after.updated
    latest = select(episodes.c.snoozed_until).where(*mine).order_by(episodes.c.id.desc()).limit(1)
    found: datetime | None = connection.execute(latest).scalar()
    return found


def damaged_pages(connection: Connection, made: Pass, event: Opened) -> set[int]:
    """The damaged documents from the first of an episode up to where it was noticed."""
    mine = measures.c.source_id == made.before.source_id, measures.c.turn.between(event.first_turn, event.turn)
    return set(connection.scalars(select(measures.c.page_id).where(*mine, measures.c.damaged.is_(True))))


def lasting(connection: Connection, source_id: int) -> Row[Any] | None:
    """The episode a source is in."""
    statement = episodes.select().where(episodes.c.source_id == source_id, LASTS)
    return connection.execute(statement.with_for_update()).first()


def grow(connection: Connection, row: Row[Any], event: Grown) -> None:
    """More documents of the open episode."""
    more: dict[str, Any] = {"documents": row.documents + event.documents, "damaged": row.damaged + event.damaged}
    change(connection, row.id, more | ({"reasons": from_reasons(event.reasons)} if event.reasons else {}))


def change(connection: Connection, number: int, values: dict[str, Any]) -> None:
    """Change one episode."""
    connection.execute(episodes.update().where(episodes.c.id == number).values(**values))


def pages_aside(connection: Connection, row: Row[Any]) -> set[int]:
    """The pages that were set aside since an episode began."""
    mine = articles.c.source_id == row.source_id, articles.c.quarantined, articles.c.fetched_at >= row.since
    return set(connection.scalars(select(articles.c.page_id).where(*mine)))
