"""When a field counts as right."""

from __future__ import annotations

import pytest

from bench.extraction.fields import names, same_authors, same_date, same_title


@pytest.mark.parametrize(
    ("gold", "found", "right"),
    [
        ("„Zima” przyszła – nareszcie", '"zima"  przyszła - nareszcie', True),
        ("Zima przyszła", "Zima przyszła | Gazeta", False),
        ("Zima przyszła", "", False),
    ],
)
def test_titles(gold: str, found: str, right: bool) -> None:
    assert same_title(gold, found) is right


def test_dates_are_days() -> None:
    assert same_date("2024-05-03", "2024-05-03 10:00:00+02:00")
    assert not same_date("2024-05-03", "2024-05-04")
    assert not same_date("2024-05-03", "3 May 2024")


def test_authors_in_any_order_and_parted_in_any_way() -> None:
    assert names("Jan Nowak i Ewa Kos, PAP") == {"jan nowak", "ewa kos", "pap"}
    assert same_authors(("Jan Nowak", "Ewa Kos"), "ewa kos;Jan Nowak")
    assert not same_authors("Jan Nowak", "Jan Nowak; Ewa Kos")
