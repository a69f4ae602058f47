"""Letters as rows: a message whole as JSON, an address, and how far it is."""

from __future__ import annotations

from dataclasses import asdict
from datetime import UTC, datetime
from hashlib import blake2b
from typing import Any

from sqlalchemy import Row

from kronika.model.alert import Address, Line, LineTone, Message, Section
from kronika.model.letter import Letter, LetterState
from kronika.store.columns import KEY_BYTES, clean
from kronika.store.schema import DONE, FAILED, LEASED, OPEN

STATES = {
    OPEN: LetterState.WAITING,
    LEASED: LetterState.LEASED,
    DONE: LetterState.SENT,
    FAILED: LetterState.GIVEN_UP,
}
NUMBERS = {state: number for number, state in STATES.items()}


def letter_row(message: Message, address: Address, at: datetime, not_before: datetime | None = None) -> dict[str, Any]:
    """A new letter's row."""
    return {
        "once": once(message.key, address),
        "key": message.key,
        "channel": address.channel,
        "target": address.target,
        "message": to_json(message),
        "put": at,
        "state": OPEN,
        "due": 0.0 if not_before is None else not_before.timestamp(),
        "attempts": 0,
        "token": 0,
    }


def to_letter(row: Row[Any]) -> Letter:
    """A row as a record."""
    return Letter(
        id=row.id,
        message=from_json(row.message),
        address=Address(channel=row.channel, target=row.target),
        put=row.put,
        state=STATES[row.state],
        due=datetime.fromtimestamp(row.due, UTC) if row.due and row.state in (OPEN, LEASED) else None,
        attempts=row.attempts,
        token=row.token,
        sentence=row.sentence or "",
        settled=row.settled,
    )


def once(key: str, address: Address) -> bytes:
    """What is told once: lengths stand before the parts, so that no two addresses can spell the same."""
    parts = [clean(part).encode() for part in (key, address.channel, address.target)]
    return blake2b(b"".join(b"%d:%b" % (len(part), part) for part in parts), digest_size=KEY_BYTES).digest()


def to_json(message: Message) -> dict[str, Any]:
    """A message as the row keeps it."""
    return asdict(message) | {
        "at": message.at.isoformat() if message.at else None,
        "data": dict(message.data),
    }


def from_json(kept: dict[str, Any]) -> Message:
    """A message as it was put; letters put before there were sections have none."""
    at = datetime.fromisoformat(kept["at"]) if kept["at"] else None
    sections = tuple(Section(**section | {"lines": to_lines(section["lines"])}) for section in kept.get("sections", ()))
    return Message(**kept | {"lines": to_lines(kept["lines"]), "sections": sections, "at": at})


def to_lines(kept: list[dict[str, Any]]) -> tuple[Line, ...]:
    """Lines as they were put."""
    return tuple(Line(**line | {"tone": LineTone(line.get("tone", ""))}) for line in kept)
