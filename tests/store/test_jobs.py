"""Jobs are lent, fenced and closed like leads."""

from __future__ import annotations

import pytest

from kronika.model.job import EXTRACT
from kronika.store.store import Store
from tests.store.material import Wall


def test_work_waits_once_per_subject(store: Store) -> None:
    assert store.jobs.add(EXTRACT, [3, 1, 3]) == 2
    assert store.jobs.add(EXTRACT, [1, 2]) == 1
    assert store.jobs.add("other", [1]) == 1
    assert (store.jobs.waiting(EXTRACT), store.jobs.waiting(), store.jobs.waiting("none")) == (3, 4, 0)
    assert [job.subject for job in store.jobs.lease(EXTRACT, worker="w", limit=2, seconds=9.0)] == [1, 3]
    assert store.jobs.add(EXTRACT, []) == 0


def test_a_job_that_is_done_can_be_queued_again_and_its_old_lease_stays_void(store: Store) -> None:
    store.jobs.add(EXTRACT, [1])
    [job] = store.jobs.lease(EXTRACT, worker="w", limit=9, seconds=9.0)
    assert store.jobs.add(EXTRACT, [1]) == 0, "it is being done"
    assert store.jobs.done([job]) == [job]
    assert store.jobs.waiting() == 0
    assert store.jobs.add(EXTRACT, [1]) == 1
    assert store.jobs.done([job]) == []
    [again] = store.jobs.lease(EXTRACT, worker="w", limit=9, seconds=9.0)
    assert again.token > job.token and again.attempts == 0


def test_a_lease_that_ran_out_passes_on_and_counts_as_an_attempt(store: Store, wall: Wall) -> None:
    store.jobs.add(EXTRACT, [1])
    [old] = store.jobs.lease(EXTRACT, worker="slow", limit=9, seconds=10.0)
    assert store.jobs.lease(EXTRACT, worker="quick", limit=9, seconds=10.0) == []
    wall.pass_by(10.0)
    [new] = store.jobs.lease(EXTRACT, worker="quick", limit=9, seconds=10.0)
    assert (new.attempts, new.token) == (1, old.token + 1)
    assert store.jobs.renew([old, new], seconds=10.0) == [new]
    assert not store.jobs.failed(old, "Late.", retry_in=None)
    assert store.jobs.done([old]) == []
    assert store.jobs.waiting() == 1


def test_renewing_holds_on(store: Store, wall: Wall) -> None:
    store.jobs.add(EXTRACT, [1])
    [job] = store.jobs.lease(EXTRACT, worker="w", limit=9, seconds=10.0)
    wall.pass_by(9.0)
    assert store.jobs.renew([job], seconds=10.0) == [job]
    wall.pass_by(9.0)
    assert store.jobs.lease(EXTRACT, worker="w", limit=9, seconds=10.0) == []


@pytest.mark.parametrize("retry_in", [5.0, None])
def test_a_failed_job_is_given_back_or_up(store: Store, wall: Wall, retry_in: float | None) -> None:
    store.jobs.add(EXTRACT, [1])
    [job] = store.jobs.lease(EXTRACT, worker="w", limit=9, seconds=10.0)
    assert store.jobs.failed(job, "No reader could read it.", retry_in=retry_in)
    assert not store.jobs.failed(job, "Twice.", retry_in=retry_in)
    assert store.jobs.lease(EXTRACT, worker="w", limit=9, seconds=10.0) == []
    wall.pass_by(5.0)
    again = store.jobs.lease(EXTRACT, worker="w", limit=9, seconds=10.0)
    assert [job.attempts for job in again] == ([] if retry_in is None else [1])
