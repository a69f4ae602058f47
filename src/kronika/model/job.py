"""A job: one piece of work on stored data, leased so that a killed worker loses nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

EXTRACT = "extract"  # subject: a page id
ANALYSE = "analyse"  # subject: an article id


@dataclass(frozen=True, slots=True, kw_only=True)
class Job:
    """A leased job; `token` fences: only the newest lease may finish it."""

    id: int
    kind: str
    subject: int
    attempts: int
    token: int


class JobQueue(Protocol):
    """Work waiting in the store. Times are seconds since the epoch by the queue's own clock."""

    def add(self, kind: str, subjects: Sequence[int]) -> int:
        """Queue work once per (kind, subject) that is not waiting already; returns how many are new."""
        ...

    def lease(self, kind: str, *, worker: str, limit: int, seconds: float) -> list[Job]:
        """Take up to `limit` jobs that are open or whose lease ran out."""
        ...

    def renew(self, jobs: Sequence[Job], *, seconds: float) -> list[Job]:
        """Hold on longer; returns the jobs that are still ours."""
        ...

    def failed(self, job: Job, sentence: str, *, retry_in: float | None) -> bool:
        """Give a job back (retry_in seconds) or up (None); False if the lease was lost."""
        ...

    def waiting(self, kind: str | None = None) -> int:
        """How many jobs are not done."""
        ...
