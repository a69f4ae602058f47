"""A failed try leads to another while tries are left and patience lasts."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from kronika.fetch.outcome import missed
from kronika.fetch.trouble import Trouble
from kronika.model.failure import FailureKind
from kronika.model.frontier import Lease
from kronika.model.lead import Lead
from kronika.settings import FetchSettings

AT = datetime(2026, 3, 1, tzinfo=UTC)


def lease(attempts: int) -> Lease:
    return Lease(lead_id=1, token=1, lead=Lead(url="http://a.example/", source_id=1), attempts=attempts)


def wait(attempts: int, trouble: Trouble, **settings: float) -> float | None:
    return missed(lease(attempts), trouble, AT, FetchSettings(**settings)).retry_in  # type: ignore[arg-type]


SERVER = Trouble("It answered 500.", kind=FailureKind.SERVER)


def test_waits_double_until_the_tries_run_out() -> None:
    assert [wait(attempts, SERVER) for attempts in range(5)] == [2, 4, 8, None, None]
    assert wait(0, SERVER, retries=1) is None
    assert wait(0, SERVER, retries=0) is None
    assert wait(2, SERVER, max_wait=5) == 5


@pytest.mark.parametrize(
    "kind", [FailureKind.NOT_FOUND, FailureKind.ROBOTS, FailureKind.TOO_LARGE, FailureKind.NOT_TEXT]
)
def test_some_kinds_are_final(kind: FailureKind) -> None:
    assert wait(0, Trouble("No.", kind=kind)) is None


def test_a_server_may_ask_for_more_time_but_not_for_any_time() -> None:
    assert wait(0, Trouble("Slow down.", kind=FailureKind.RATE_LIMITED, retry_after=60)) == 60
    assert wait(0, Trouble("Slow down.", kind=FailureKind.RATE_LIMITED, retry_after=0)) == 2
    patient = missed(
        lease(0), Trouble("Slow down.", kind=FailureKind.RATE_LIMITED, retry_after=86_400), AT, FetchSettings()
    )
    assert patient.retry_in is None
    assert "86400 s" in patient.sentence


def test_a_final_trouble_is_not_tried_again() -> None:
    assert wait(0, Trouble("Shut.", kind=FailureKind.CONNECT, final=True)) is None


def test_what_the_server_said_travels_along() -> None:
    trouble = Trouble("It wants a name.", kind=FailureKind.DENIED, status=401, retry_after=30)
    outcome = missed(lease(0), trouble, AT, FetchSettings())
    assert (outcome.status, outcome.retry_after) == (401, 30)
