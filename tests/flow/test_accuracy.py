"""Accuracy: Wilson's interval against known values, sites apart and together, several people on one page."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from kronika.flow.accuracy import results, settle, wilson
from kronika.model.judgement import Judgement, Reading, Verdict

NOW = datetime(2026, 3, 1, tzinfo=UTC)
RIGHT, NO_LEAD, MISSING = Verdict.RIGHT, Verdict.NO_LEAD, Verdict.PART_MISSING


def said(page: int, verdict: Verdict, source: str = "listy", by: str = "Eva", version: str = "1") -> Judgement:
    """A judgement."""
    return Judgement(
        id=page,
        article_id=page,
        source=source,
        reading=Reading(page_id=page, engine="finder", version=version),
        verdict=verdict,
        at=NOW,
        by=by,
    )


@pytest.mark.parametrize(
    ("right", "judged", "low", "high"),
    [  # published examples of the score interval, without continuity correction
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
    ],
)
def test_the_interval_is_wilsons(right: int, judged: int, low: float, high: float) -> None:
    assert wilson(right, judged) == pytest.approx((low, high), abs=0.00006)


def test_the_interval_holds_at_the_ends() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    for judged in (1, 2, 10, 10_000):
        for right in (0, 1, judged):
            low, high = wilson(right, judged)
            assert 0.0 <= low <= right / judged <= high <= 1.0


def test_sites_apart_and_together() -> None:
    table = results(
        [said(page, RIGHT) for page in range(8)]
        + [said(8, NO_LEAD), said(9, MISSING)]
        + [said(page, RIGHT, source="druhy") for page in range(10, 20)]
    )
    assert [(site.source, site.judged, site.share) for site in table.sites] == [("listy", 10, 0.8), ("druhy", 10, 1.0)]
    assert table.sites[0].counts == {RIGHT: 8, NO_LEAD: 1, MISSING: 1, Verdict.FOREIGN_IN: 0, Verdict.OTHER: 0}
    assert (table.total.judged, table.total.share, table.mean) == (20, 0.9, 0.9)
    assert table.deviation == pytest.approx(0.1414, abs=0.0001)
    assert (table.people, table.shared, table.agreed) == (1, 0, 0)


def test_a_page_that_several_judged_counts_once() -> None:
    table = results([said(1, RIGHT), said(1, NO_LEAD, by="Jan"), said(2, RIGHT), said(2, RIGHT, by="Jan")])
    assert (table.total.judged, table.total.counts[NO_LEAD]) == (2, 1)
    assert (table.people, table.shared, table.agreed) == (2, 2, 1)


def test_another_version_is_another_reading() -> None:
    assert results([said(1, NO_LEAD), said(1, RIGHT, version="2")]).total.judged == 2


def test_nothing_judged_is_no_accuracy() -> None:
    table = results([])
    assert (table.sites, table.total.judged, table.mean, table.deviation) == ((), 0, None, None)


@pytest.mark.parametrize(
    ("verdicts", "together"),
    [
        ([RIGHT], RIGHT),
        ([RIGHT, NO_LEAD], NO_LEAD),
        ([NO_LEAD, RIGHT, RIGHT], RIGHT),
        ([NO_LEAD, MISSING], MISSING),
        ([MISSING, NO_LEAD, RIGHT], NO_LEAD),
    ],
)
def test_people_together(verdicts: list[Verdict], together: Verdict) -> None:
    assert settle(verdicts) is together
