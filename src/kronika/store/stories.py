"""Stories of addresses: how we came to one, what became of it, and when it is looked at again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, Row, select

from kronika.model.failure import Failure
from kronika.model.lead import Role
from kronika.model.story import AddressStory, LeadState
from kronika.store.columns import url_key
from kronika.store.database import Database
from kronika.store.failures import to_failure
from kronika.store.loose_address import spellings
from kronika.store.rechecking import Reason, Rest, planned_rest, watched_row
from kronika.store.schema import DONE, FAILED, LEASED, PARKED, failures, leads, patterns, rounds, sources

PARENT, REAL = leads.alias("parent"), leads.alias("real")
STORY = (
    select(
        leads,
        sources.c.name.label("source"),
        rounds.c.number,
        rounds.c.started,
        rounds.c.finished,
        PARENT.c.url.label("found_from"),
        REAL.c.url.label("real_url"),
        patterns.c.key.label("pattern"),
    )
    .join_from(leads, sources, leads.c.source_id == sources.c.id)
    .join(rounds, leads.c.round_id == rounds.c.id)
    .outerjoin(PARENT, PARENT.c.id == leads.c.parent_id)
    .outerjoin(REAL, REAL.c.id == leads.c.alias_of)
    .outerjoin(patterns, patterns.c.id == leads.c.pattern_id)
)
OTHER_STATES = {FAILED: LeadState.FAILED, PARKED: LeadState.PARKED, LEASED: LeadState.LEASED}


class Leads:
    """What is known of addresses."""

    def __init__(self, database: Database, wall: Callable[[], float]) -> None:
        self._database = database
        self._wall = wall

    def story(self, url: str, now: datetime | None = None) -> list[AddressStory]:
        """What every source knows of an address, also when it is spelled a little differently; the given spelling first."""
        ways = spellings(url)
        order = {url_key(way): place for place, way in reversed(list(enumerate(ways)))}
        moment = now or datetime.fromtimestamp(self._wall(), UTC)
        with self._database.read() as connection:
            rows = self._rows(connection, list(order))
            stories = [to_story(row, last_failure(connection, row), moment) for row in rows]
        return sorted(stories, key=lambda story: (order[url_key(story.url)], story.source_id))

    def _rows(self, connection: Connection, keys: Sequence[bytes]) -> Sequence[Row[Any]]:
        """Asked source by source: addresses are found by source and key."""
        numbers = select(sources.c.id).where(sources.c.removed.is_(None))
        chosen = STORY.where(leads.c.source_id.in_(numbers), leads.c.url_key.in_(keys))
        return connection.execute(chosen.order_by(leads.c.id)).all()


def last_failure(connection: Connection, row: Row[Any]) -> Failure | None:
    """What last went wrong with an address."""
    statement = (
        select(failures, sources.c.name.label("source"))
        .join_from(failures, sources, failures.c.source_id == sources.c.id)
        .where(failures.c.source_id == row.source_id, failures.c.url == row.url)
    )
    found = connection.execute(statement.order_by(failures.c.id.desc()).limit(1)).first()
    return to_failure(found) if found is not None else None


def to_story(row: Row[Any], failure: Failure | None, now: datetime) -> AddressStory:
    """A row as a record."""
    state, rest = state_of(row), planned_rest(watched_row(row), now)
    waits = state in {LeadState.OPEN, LeadState.LEASED} and row.due > 0
    return AddressStory(
        url=row.url,
        source=row.source,
        source_id=row.source_id,
        role=Role(row.role),
        state=state,
        sentence=sentence_of(row, state, rest, failure),
        round=row.number,
        round_started=row.started,
        depth=row.depth,
        attempts=row.attempts,
        via=row.via,
        link_text=row.link_text,
        found_from=row.found_from,
        worker=row.worker if state is LeadState.LEASED else None,
        until=moment_of(row.due) if waits else None,
        checked=row.checked,
        checks=row.checks,
        changes=row.changes,
        versions=row.version,
        page_id=row.page_id,
        modified=row.modified,
        next_look=rest.until if rest is not None else None,
        pattern=row.pattern,
        alias_of=row.real_url,
        last_failure=failure,
        hints=row.hints,
    )


def state_of(row: Row[Any]) -> LeadState:
    """Where a lead stands."""
    if row.state == DONE:
        if row.alias_of is not None:
            return LeadState.ALIAS
        return LeadState.RESTED if row.rests else LeadState.DONE
    if row.state < DONE and row.finished is not None:
        return LeadState.LEFT
    return OTHER_STATES.get(row.state, LeadState.OPEN)


def sentence_of(row: Row[Any], state: LeadState, rest: Rest | None, failure: Failure | None) -> str:
    """The state in words."""
    after = f" after {row.attempts} failed {'try' if row.attempts == 1 else 'tries'}" if row.attempts else ""
    why = f": {failure.sentence.rstrip('.')}" if failure is not None else ""
    said = {
        LeadState.OPEN: f"It waits for its turn{after}"
        + (f", not before {shown(moment_of(row.due))}." if row.due else "."),
        LeadState.LEFT: "It was found, but its round ended before it was fetched; the next round that finds it fetches it.",
        LeadState.LEASED: f"{row.worker} fetches it and holds it until {shown(moment_of(row.due))}.",
        LeadState.DONE: done_sentence(row),
        LeadState.RESTED: f"It was taken as unchanged without asking, because {because(rest)}.",
        LeadState.FAILED: f"It was given up{after}{why}.",
        LeadState.PARKED: f"It waits: pages of the pattern {row.pattern} say little new, so only some of them are fetched.",
        LeadState.ALIAS: f"It is another address of {row.real_url}, and the page is kept there.",
    }
    return said[state]


def done_sentence(row: Row[Any]) -> str:
    """What is kept of a page that was had."""
    if row.page_id is None:
        return "It was settled, but no page is kept."
    versions = "one version is" if row.version == 1 else f"{row.version} versions are"
    when = f" on {shown(row.checked)}" if row.checked is not None else ""
    return f"It was fetched, last{when}; {versions} kept."


def because(rest: Rest | None) -> str:
    """Why a page rests."""
    if rest is None:
        return "nothing spoke for a change"
    if rest.reason is Reason.DATED:
        return "its feed or sitemap says that it has not changed"
    return f"it seldom changes; it is asked for again after {shown(rest.until)}"


def moment_of(seconds: float) -> datetime:
    """Seconds since 1970 as a moment."""
    return datetime.fromtimestamp(seconds, UTC)


def shown(moment: datetime) -> str:
    """A moment as it stands in a sentence."""
    return f"{moment.astimezone(UTC):%Y-%m-%d %H:%M} UTC"
