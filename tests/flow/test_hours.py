"""A source with opening hours is asked within them only; the rest of its round is left for later, not given up."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from kronika.flow.chronicle import Chronicle
from kronika.flow.collect import collect
from kronika.flow.collect_notes import NO_CONTACT, any_stranger
from kronika.model.errors import SettingsError
from kronika.sampleweb.clock import NOW, SampleClock
from kronika.sampleweb.server import SampleServer
from tests.flow.conftest import Follow


def hours(start: datetime, end: datetime) -> str:
    return f"{start.astimezone(UTC):%H:%M}-{end.astimezone(UTC):%H:%M}"


def asked(web: SampleServer, host: str) -> list[str]:
    return [str(entry["path"]) for entry in web.log() if entry["host"] == host]


def test_a_closed_source_is_left_for_later_and_the_others_are_collected(
    chronicle: Chronicle, follow: Follow, web: SampleServer
) -> None:
    web.reset()
    night = follow("parafia-olszyny", hours=hours(NOW + timedelta(hours=2), NOW + timedelta(hours=4)), zone="UTC")
    follow("parafia-brzezie")
    collected = collect(chronicle)
    assert asked(web, "parafia-olszyny") == []
    assert collected.report.pages >= 5
    opens = collected.closed["parafia-olszyny"]
    assert opens == (NOW + timedelta(hours=2)).replace(second=0, microsecond=0)
    assert any("parafia-olszyny is outside its hours" in note for note in collected.notes)
    left = chronicle.store.rounds.latest(night.id)
    assert left is not None and left.finished is None
    later = replace(chronicle, clock=SampleClock(opens + timedelta(minutes=1)))
    done = collect(later, ["parafia-olszyny"])
    assert done.report.pages >= 8
    assert done.closed == {}
    finished = chronicle.store.rounds.latest(night.id)
    assert finished is not None and finished.number == left.number and finished.finished is not None


def test_a_source_that_closes_on_the_way_gives_the_rest_back(chronicle: Chronicle, follow: Follow) -> None:
    """The clock passes closing time while pages are being fetched."""
    opened = hours(NOW - timedelta(hours=1), NOW + timedelta(minutes=1))
    follow("parafia-olszyny", hours=opened, zone="UTC", delay="0.3")
    looks = iter(range(1_000_000))

    def clock() -> datetime:
        return NOW if next(looks) < 40 else NOW + timedelta(minutes=5)

    collected = collect(replace(chronicle, clock=clock))
    assert set(collected.closed) == {"parafia-olszyny"}
    assert chronicle.store.workers.holders() == []
    rest = collect(chronicle)
    assert rest.closed == {}
    assert collected.report.pages + rest.report.pages >= 8
    assert collected.report.failures + rest.report.failures == 0


def test_wrong_hours_are_told_before_anything_is_fetched(chronicle: Chronicle, follow: Follow) -> None:
    follow("parafia-olszyny", hours="by night")
    with pytest.raises(SettingsError, match="parafia-olszyny"):
        collect(chronicle, ["parafia-olszyny"])


def test_nobody_is_bothered_about_a_contact_for_sites_of_this_machine(chronicle: Chronicle, follow: Follow) -> None:
    follow("parafia-olszyny")
    assert NO_CONTACT not in collect(chronicle).notes
    assert not any_stranger(["a.localhost", "localhost", "127.0.0.1", "::1", ""])
    assert any_stranger(["a.localhost", "example.org"])
