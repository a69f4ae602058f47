"""Writing answers: each counts once, the fragment's count moves with it, and all of it holds or leaves no trace."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection, bindparam, select

from kronika.model.annotation import Choice, GivenAnswer, Kept, Receipt
from kronika.store.annotation_schema import annotators, answers, fragments
from kronika.store.columns import is_number
from kronika.store.database import kind_of
from kronika.store.fragment_rows import is_open


@dataclass(frozen=True, slots=True, kw_only=True)
class Signed:
    """An answer with who gave it and when."""

    annotator_id: int
    given: GivenAnswer
    at: datetime


SEEN = (
    annotators.update()
    .where(annotators.c.id == bindparam("number"))
    .values(answers=annotators.c.answers + bindparam("more"), last_seen=bindparam("moment", type_=answers.c.at.type))
)
SEEN_ONE = SEEN.returning(annotators.c.excluded)
MORE = fragments.c.answers + bindparam("more", type_=fragments.c.answers.type)
COUNTED = (
    fragments.update()
    .where(fragments.c.id == bindparam("number"))
    .values(answers=MORE, open=is_open(MORE, fragments.c.wanted))
)
KINDS = select(fragments.c.id, fragments.c.kind).where(fragments.c.id.in_(bindparam("numbers", expanding=True)))
OUT = select(annotators.c.id).where(
    annotators.c.id.in_(bindparam("numbers", expanding=True)), annotators.c.excluded.is_not(None)
)
CLIENTS = select(answers.c.annotator_id, answers.c.client).where(
    answers.c.annotator_id.in_(bindparam("numbers", expanding=True)),
    answers.c.client.in_(bindparam("clients", expanding=True)),
)


def write_answers(connection: Connection, signed: Sequence[Signed]) -> list[Receipt]:
    """Keep answers inside a transaction; a receipt for each, in order."""
    numbers = {one.given.fragment_id for one in signed if is_number(one.given.fragment_id)}
    kinds: dict[int, str] = dict(connection.execute(KINDS, {"numbers": sorted(numbers)}).all())
    known = [one for one in signed if one.given.fragment_id in kinds]
    kept = insert(connection, known, kinds) if known else set()
    first = {(one.annotator_id, one.given.client): one for one in reversed(known)}  # one may be twice in a parcel
    count(connection, [one for key, one in first.items() if key in kept])
    lost = [one for one in known if (one.annotator_id, one.given.client) not in kept]
    repeated = clients(connection, lost) if lost else set()
    receipts = []
    for one in signed:
        key = (one.annotator_id, one.given.client)
        new = key in kept
        kept.discard(key)  # the second time it is a repetition
        repeated |= {key} if new else set()
        number = one.given.fragment_id
        status = judge(new=new, known=number in kinds, repeated=key in repeated)
        receipts.append(Receipt(client=one.given.client, fragment_id=number, status=status, kind=kinds.get(number, "")))
    return receipts


def judge(*, new: bool, known: bool, repeated: bool) -> Kept:
    """What became of one answer."""
    if new:
        return Kept.KEPT
    if not known:
        return Kept.UNKNOWN
    return Kept.REPEATED if repeated else Kept.ALREADY


def insert(connection: Connection, signed: Sequence[Signed], kinds: dict[int, str]) -> set[tuple[int, str]]:
    """Insert what is new; the annotator and client of each row that was."""
    rows = [
        {
            "fragment_id": one.given.fragment_id,
            "annotator_id": one.annotator_id,
            "kind": kinds[one.given.fragment_id],
            "choice": one.given.choice.value,
            "at": one.at,
            "client": one.given.client,
            "seconds": one.given.seconds,
        }
        for one in signed
    ]
    statement = kind_of(connection).insert_new(answers).returning(answers.c.annotator_id, answers.c.client)
    return {(number, client) for number, client in connection.execute(statement, rows)}


def count(connection: Connection, signed: Iterable[Signed]) -> None:
    """Count answers that were inserted, in their annotators and fragments; always in the order of numbers."""
    seen: dict[int, datetime] = {}
    mine: Counter[int] = Counter()
    for one in signed:
        seen[one.annotator_id] = max(one.at, seen.get(one.annotator_id, one.at))
        mine[one.annotator_id] += counts(one)
    if not seen:
        return
    out = sight(connection, [{"number": one, "more": mine[one], "moment": seen[one]} for one in sorted(seen)])
    theirs = Counter(one.given.fragment_id for one in signed if counts(one) and one.annotator_id not in out)
    if theirs:
        connection.execute(COUNTED, [{"number": number, "more": theirs[number]} for number in sorted(theirs)])


def sight(connection: Connection, rows: list[dict[str, object]]) -> set[int]:
    """Note that annotators were here; which of them are excluded. Most often it is one: then one statement does both."""
    if len(rows) == 1:
        excluded = connection.execute(SEEN_ONE, rows[0]).scalar()
        return set() if excluded is None else {int(str(rows[0]["number"]))}
    connection.execute(SEEN, rows)
    return set(connection.scalars(OUT, {"numbers": [row["number"] for row in rows]}))


def counts(one: Signed) -> bool:
    """Yes and no count; a skip only keeps the fragment from coming again."""
    return one.given.choice is not Choice.SKIP


def clients(connection: Connection, signed: Sequence[Signed]) -> set[tuple[int, str]]:
    """Which of these answers are here already."""
    asked = {
        "numbers": sorted({one.annotator_id for one in signed}),
        "clients": sorted({one.given.client for one in signed}),
    }
    return {(number, client) for number, client in connection.execute(CLIENTS, asked)}
