"""Backoff doubles, has a ceiling, and reads what servers ask."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from kronika.fetch.backoff import retry_after, wait_after

NOW = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)


def test_two_four_eight_up_to_the_ceiling() -> None:
    assert [wait_after(failure, 300) for failure in range(1, 11)] == [2, 4, 8, 16, 32, 64, 128, 256, 300, 300]
    assert wait_after(10**9, 300) == 300


@pytest.mark.parametrize(
    ("value", "seconds"),
    [
        (None, None),
        ("120", 120.0),
        (" 0 ", 0.0),
        ("Sun, 01 Mar 2026 12:02:00 GMT", 120.0),
        ("Sun, 01 Mar 2026 11:00:00 GMT", 0.0),
        ("Sun, 01 Mar 2026 13:02:00 +0100", 120.0),
        ("soon", None),
        ("-5", None),
        ("1.5", None),
        ("", None),
        ("٣", None),
    ],
)
def test_reads_retry_after(value: str | None, seconds: float | None) -> None:
    assert retry_after(value, NOW) == seconds


def test_an_absurd_number_is_only_long() -> None:
    assert retry_after("9" * 400, NOW) == float("9" * 12)
