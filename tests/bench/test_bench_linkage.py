"""The benchmark of the classic watchdog's learning."""

from __future__ import annotations

import pytest

from bench.bench_linkage import Figures, K, cluster, documents, growth, outside, report, scaled, views_of


def test_growth_is_an_exponent_from_1000_documents_on() -> None:
    figures = [
        Figures(documents=500, ours=9_999.0, fit=1.0, full=1.0),
        Figures(documents=1_000, ours=3.0, fit=2.0, full=5.0),
        Figures(documents=4_000, ours=12.0, fit=2.0, full=80.0),
        Figures(documents=16_000, ours=48.0, fit=2.0),
    ]
    assert growth(figures, lambda one: one.ours) == pytest.approx(1.0)
    assert growth(figures, lambda one: one.full) == pytest.approx(2.0)
    assert growth(figures, lambda one: one.fit) == pytest.approx(0.0)


def test_the_report_shows_ratios_and_gaps() -> None:
    text = report(
        [
            Figures(documents=1_000, ours=10.0, fit=20.0, full=120.0, ours_outside=0.05, full_outside=0.1),
            Figures(documents=2_000, ours=20.0, fit=30.0),
        ]
        + [Figures(documents=4_000, ours=40.0, fit=60.0, full=1_920.0, ours_outside=0.0, full_outside=0.0)]
    )
    assert "| 1 000 | 10.0 | 120.0 | 12.0 | 20.0 | 5.0 / 10.0 |" in text
    assert "| 2 000 | 20.0 | – | – | 30.0 | – |" in text
    assert "2k → k 1.00, scipy 2.00" in text


def test_more_documents_leave_fewer_good_ones_outside() -> None:
    shares = []
    for count in (200, 1_600):
        features = documents(count, seed=3)
        shares.append(outside(features, list(cluster(views_of(scaled(features)), K))))
    assert 0 < shares[1] < shares[0] < 1
