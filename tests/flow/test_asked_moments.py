"""Ends of periods as people write them."""

from __future__ import annotations

from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo

import pytest

from kronika.flow.asked_moments import beginning, end
from kronika.model.errors import InputError

PRAGUE = ZoneInfo("Europe/Prague")
MIDNIGHT = datetime(2026, 3, 1, tzinfo=PRAGUE)


def test_a_day_is_meant_whole() -> None:
    assert beginning("2026-03-01", PRAGUE) == beginning(date(2026, 3, 1), PRAGUE) == MIDNIGHT
    assert end("2026-02-28", PRAGUE) == end(date(2026, 2, 28), PRAGUE) == MIDNIGHT
    assert end("2026-03-29", PRAGUE) == datetime(2026, 3, 29, 22, tzinfo=UTC)  # the day has 23 hours


def test_a_moment_is_meant_as_it_is() -> None:
    assert beginning("2026-03-01T12:00:00Z", PRAGUE) == datetime(2026, 3, 1, 12, tzinfo=UTC)
    assert end("2026-03-01T12:00", PRAGUE) == datetime(2026, 3, 1, 11, tzinfo=UTC)
    assert end(MIDNIGHT, UTC) == MIDNIGHT
    assert beginning(None, UTC) is None and end("", UTC) is None


@pytest.mark.parametrize("wrong", ["soon", "2026-13-01", "9999-12-31", "2026-03"])
def test_what_is_no_day_is_told(wrong: str) -> None:
    with pytest.raises(InputError, match="write 2026-03-01"):
        end(wrong, UTC)
