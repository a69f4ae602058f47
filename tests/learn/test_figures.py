"""The figures of annotation: what counts, what is told apart, by day, by site and by device."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any

from kronika.learn.figures import Cast, by_device, figures

NOW = datetime(2026, 3, 1, 23, 0, tzinfo=UTC)


def cast(fragment: int, annotator: int, choice: str = "yes", **more: Any) -> Cast:
    usual: dict[str, Any] = {"at": NOW, "seconds": 2.0, "undone": False, "excluded": False}
    return Cast(fragment_id=fragment, annotator_id=annotator, choice=choice, **{**usual, **more})


def test_only_what_counts_is_counted() -> None:
    casts = [
        cast(1, 1),
        cast(1, 2, "no", seconds=4.0, at=NOW + timedelta(hours=2)),
        cast(2, 1, "skip"),
        cast(2, 2, undone=True),
        cast(3, 3, excluded=True),
        cast(9, 1, seconds=None),
    ]
    found = figures("mass", casts, {1: "a", 2: "a", 3: "b", 9: "b"}, open_=2, gold=frozenset({9}))
    assert (found.answers, found.yes, found.no, found.skips, found.undone, found.excluded) == (3, 2, 1, 1, 1, 1)
    assert (found.fragments, found.covered, found.devices, found.open) == (3, 1, 2, 2)
    assert [(day.day, day.answers, day.devices) for day in found.days] == [
        (date(2026, 3, 1), 2, 1),
        (date(2026, 3, 2), 1, 1),
    ]
    assert [(site.site, site.fragments, site.covered, site.answers) for site in found.sites] == [
        ("a", 2, 1, 2),
        ("b", 1, 0, 0),
    ]


def test_pauses_are_no_work() -> None:
    casts = [cast(number, 1, seconds=seconds) for number, seconds in enumerate((2.0, 3.0, 4.0, 3600.0))]
    found = figures("mass", casts, {}, open_=0, gold=frozenset())
    assert found.median_seconds == 3.5
    assert found.mean_seconds == 3.0


def test_nothing_yet() -> None:
    found = figures("mass", [], {1: "a"}, open_=1, gold=frozenset())
    assert (found.answers, found.median_seconds, found.mean_seconds) == (0, None, None)


def test_devices_are_told_even_when_excluded() -> None:
    hands = by_device([cast(1, 1, excluded=True), cast(2, 1, "skip"), cast(3, 1, undone=True), cast(4, 1, "no")])
    assert (hands[1].yes, hands[1].no, hands[1].skips, hands[1].undone) == (1, 1, 1, 1)
    assert hands[1].median_seconds == 2.0
