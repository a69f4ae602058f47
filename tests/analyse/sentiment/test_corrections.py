"""Error bars from people's corrections: accuracy, which way the machine errs, and how sure that is."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kronika.analyse.sentiment.corrections import Correction, error_bar, error_bars, share_bar, wilson
from kronika.model.analysis import Tone

P, N, A = Tone.POSITIVE, Tone.NEGATIVE, Tone.NEUTRAL


def correction(article: str, machine: Tone, person: Tone, who: str = "", source: str = "denik") -> Correction:
    return Correction(source=source, article=article, machine=machine, person=person, who=who)


def test_accuracy_and_bias_of_a_source() -> None:
    bar = error_bar("denik", [correction(str(n), P, P if n < 6 else A, who=f"w{n % 2}") for n in range(8)])
    assert bar.articles == 8
    assert bar.people == 2
    assert bar.accuracy == pytest.approx(0.75)
    assert bar.low < 0.75 < bar.high
    assert bar.bias == pytest.approx(0.25)  # too kind
    assert bar.bias_low < 0.25 < bar.bias_high
    assert bar.confusion == {(P, P): 6, (P, A): 2}


def test_people_who_disagree_share_the_article() -> None:
    bar = error_bar("denik", [correction("1", P, P, "a"), correction("1", P, N, "b")])
    assert bar.articles == 1
    assert bar.accuracy == pytest.approx(0.5)
    assert bar.bias == pytest.approx(1.0)


def test_who_changes_their_mind_is_counted_once() -> None:
    bar = error_bar("denik", [correction("1", P, N, "a"), correction("1", P, P, "a")])
    assert bar.accuracy == 1


def test_sources_stay_apart_and_nothing_says_everything_is_possible() -> None:
    bars = error_bars([correction("1", P, P), correction("1", N, P, source="listy")])
    assert list(bars) == ["denik", "listy"]
    assert bars["denik"].accuracy == 1
    assert bars["listy"].accuracy == 0
    none = error_bar("x", [])
    assert (none.accuracy, none.low, none.high, none.bias_low, none.bias_high) == (None, 0, 1, -2, 2)


def test_more_corrections_make_a_shorter_bar() -> None:
    few = error_bar("x", [correction(str(n), P, P) for n in range(5)])
    many = error_bar("x", [correction(str(n), P, P) for n in range(200)])
    assert few.high - few.low > many.high - many.low
    assert few.bias_high - few.bias_low > many.bias_high - many.bias_low > 0
    low, high = share_bar(0.2, many)
    assert low < 0.2 < high
    assert high - low < 0.5


def test_wilson_of_known_values() -> None:
    assert wilson(25, 32) == pytest.approx((0.612, 0.890), abs=0.001)  # the 25 of 32 of the thesis
    assert wilson(0, 0) == (0, 1)
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == pytest.approx(1)


TONES = st.sampled_from([P, N, A])


@given(st.lists(st.tuples(st.sampled_from("abc"), TONES, TONES, st.sampled_from(["", "x", "y"])), max_size=30))
def test_figures_stay_in_their_bounds(rows: list[tuple[str, Tone, Tone, str]]) -> None:
    bar = error_bar("x", [correction(*row) for row in rows])
    assert 0 <= bar.low <= bar.high <= 1
    assert -2 <= bar.bias_low <= bar.bias_high <= 2
    assert sum(bar.confusion.values()) == pytest.approx(bar.articles)
    if bar.accuracy is not None:
        assert bar.low <= bar.accuracy + 1e-9
        assert bar.accuracy <= bar.high + 1e-9
