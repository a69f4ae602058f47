"""Jobs: work on stored data, lent like leads, so that a killed worker loses nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, bindparam, func, select

from kronika.model.job import Job
from kronika.store.columns import chunks
from kronika.store.database import Database
from kronika.store.schema import DONE, FAILED, LEASED, OPEN, TO_DO, jobs

OPEN_AGAIN = (
    jobs.update()
    .where(jobs.c.id == bindparam("job_id"))
    .values(state=OPEN, due=0.0, attempts=0, worker=None, sentence=None)
)


class Jobs:
    """The queue, as `kronika.model.job.JobQueue` says."""

    def __init__(self, database: Database, wall: Callable[[], float]) -> None:
        self._database = database
        self._wall = wall

    def add(self, kind: str, subjects: Sequence[int]) -> int:
        """Queue work once per (kind, subject) that is not waiting already; returns how many are new."""
        wanted = sorted(set(subjects))

        def work(connection: Connection) -> int:
            known = {row.subject: row for some in chunks(wanted) for row in known_jobs(connection, kind, some)}
            again = [{"job_id": row.id} for row in known.values() if row.state >= DONE]
            new = [fresh(kind, subject) for subject in wanted if subject not in known]
            if again:
                connection.execute(OPEN_AGAIN, again)
            if not new:
                return len(again)
            statement = self._database.kind.insert_new(jobs).execution_options(preserve_rowcount=True)
            return len(again) + connection.execute(statement, new).rowcount

        return self._database.run(work) if wanted else 0

    def again(self, kind: str, subjects: Sequence[int]) -> int:
        """Do work once more, also what somebody is doing now: it may have begun with what has changed since."""
        wanted = sorted(set(subjects))
        return self._database.run(lambda connection: reopen(connection, kind, wanted)) if wanted else 0

    def lease(
        self, kind: str, *, worker: str, limit: int, seconds: float, only: ColumnElement[bool] | None = None
    ) -> list[Job]:
        """Take up to `limit` jobs that are open or whose lease ran out. A lease that ran out counts as an attempt."""

        def work(connection: Connection) -> list[Job]:
            now = self._wall()
            ready = select(jobs).where(jobs.c.kind == kind, TO_DO, jobs.c.due <= now)
            statement = (ready if only is None else ready.where(only)).order_by(jobs.c.id).limit(limit)
            taken = [to_job(row) for row in connection.execute(self._database.kind.claim(statement))]
            if taken:
                connection.execute(LEND, [lent(job, worker, now + seconds) for job in taken])
            return taken

        return self._database.run(work) if limit > 0 else []

    def renew(self, jobs: Sequence[Job], *, seconds: float) -> list[Job]:
        """Hold on longer; returns the jobs that are still ours."""
        return self._change(jobs, {"due": self._wall() + seconds})

    def failed(self, job: Job, sentence: str, *, retry_in: float | None) -> bool:
        """Give a job back (retry_in seconds) or up (None); False if the lease was lost."""
        given_up = retry_in is None
        values = {
            "state": FAILED if given_up else OPEN,
            "due": 0.0 if retry_in is None else self._wall() + max(retry_in, 0.0),
            "attempts": job.attempts + 1,
            "worker": None,
            "sentence": sentence,
        }
        return bool(self._change([job], values))

    def done(self, jobs: Sequence[Job]) -> list[Job]:
        """Close jobs whose result is stored elsewhere; returns those that were still ours."""
        return self._change(jobs, CLOSED)

    def waiting(self, kind: str | None = None) -> int:
        """How many jobs are not done."""
        statement = select(func.count()).select_from(jobs).where(TO_DO)
        with self._database.read() as connection:
            found = connection.execute(statement if kind is None else statement.where(jobs.c.kind == kind))
            return int(found.scalar_one())

    def _change(self, mine: Sequence[Job], values: dict[str, Any]) -> list[Job]:
        def work(connection: Connection) -> list[Job]:
            ours = still_ours(connection, mine)
            for some in chunks([job.id for job in ours]):
                connection.execute(jobs.update().where(jobs.c.id.in_(some)).values(**values))
            return ours

        return self._database.run(work) if mine else []


CLOSED = {"state": DONE, "due": 0.0, "worker": None, "sentence": None}
LEND = (
    jobs.update()
    .where(jobs.c.id == bindparam("job_id"))
    .values(
        state=LEASED,
        due=bindparam("until"),
        token=bindparam("new_token"),
        attempts=bindparam("new_attempts"),
        worker=bindparam("new_worker"),
    )
)


def still_ours(connection: Connection, mine: Sequence[Job]) -> list[Job]:
    """Those of the jobs whose lease is still the newest, locked until the transaction ends."""
    held: dict[int, Row[Any]] = {}
    for some in chunks(sorted({job.id for job in mine})):
        statement = select(jobs.c.id, jobs.c.state, jobs.c.token).where(jobs.c.id.in_(some)).order_by(jobs.c.id)
        held.update({row.id: row for row in connection.execute(statement.with_for_update())})
    ours = {
        job.id: job
        for job in mine
        if job.id in held and held[job.id].state == LEASED and held[job.id].token == job.token
    }
    return list(ours.values())


def reopen(connection: Connection, kind: str, subjects: Sequence[int]) -> int:
    """Open jobs again and fence off whoever holds one; returns how many there are."""
    count = 0
    for some in chunks(subjects):
        numbers = [row.id for row in known_jobs(connection, kind, some)]
        if numbers:
            values = {"state": OPEN, "due": 0.0, "attempts": 0, "worker": None, "sentence": None}
            statement = jobs.update().where(jobs.c.id.in_(numbers))
            connection.execute(statement.values(**values, token=jobs.c.token + 1))
            count += len(numbers)
    return count


def known_jobs(connection: Connection, kind: str, subjects: Sequence[int]) -> Sequence[Any]:
    """Jobs that are written down already."""
    statement = select(jobs.c.id, jobs.c.subject, jobs.c.state).where(jobs.c.kind == kind, jobs.c.subject.in_(subjects))
    return connection.execute(statement.order_by(jobs.c.id).with_for_update()).all()


def fresh(kind: str, subject: int) -> dict[str, Any]:
    """A new job's row."""
    return {"kind": kind, "subject": subject, "state": OPEN, "due": 0.0, "attempts": 0, "token": 0}


def to_job(row: Row[Any]) -> Job:
    """A row as the record of its next lease."""
    return Job(
        id=row.id,
        kind=row.kind,
        subject=row.subject,
        attempts=row.attempts + (row.state == LEASED),
        token=row.token + 1,
    )


def lent(job: Job, worker: str, until: float) -> dict[str, Any]:
    """What changes in a job that is lent."""
    return {
        "job_id": job.id,
        "until": until,
        "new_token": job.token,
        "new_attempts": job.attempts,
        "new_worker": worker,
    }
