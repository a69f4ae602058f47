"""Names are scored by exact span and type."""

from __future__ import annotations

from bench.naming.scores import Scores


def test_only_the_same_span_and_type_counts() -> None:
    scores = Scores()
    scores.count([(0, 5, "PER"), (9, 12, "LOC"), (20, 25, "ORG")], [(0, 5, "PER"), (9, 13, "LOC"), (20, 25, "PER")])
    assert scores.f1() == 2 * 1 / 6
    assert scores.f1(("PER",)) == 2 * 1 / 3
    assert scores.f1(("LOC",)) == 0.0


def test_counts_of_parts_add_up() -> None:
    whole, part = Scores(), Scores()
    part.count([(0, 5, "PER")], [(0, 5, "PER")])
    whole.add(part)
    whole.count([(0, 5, "PER")], [])
    assert whole.f1() == 2 * 1 / 3
