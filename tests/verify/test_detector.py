"""The watchdog on a small newspaper: what is broken is found, what only looks different is not called broken."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest

from kronika.model.document import Document, Measures
from kronika.model.health import Judged, Verdict
from kronika.verify.detector import Detector
from kronika.verify.prior import prior_of
from tests.verify import newspaper

TRAIN = 120
ONSET = TRAIN + 40

Damage = Callable[[Document], Document]


@cache
def good(number: int, sentences: int | None = None, layout: str = "old") -> Measures:
    return newspaper.measured(newspaper.document(number, sentences=sentences, layout=layout))


@cache
def damaged(number: int, damage: Damage) -> Measures:
    return newspaper.measured(damage(newspaper.document(number)))


def learned() -> Detector:
    detector = Detector.fresh(learn=TRAIN)
    for number in range(ONSET):
        assert detector.step(good(number)).verdict is (Verdict.LEARNING if number < TRAIN - 1 else Verdict.OK)
    return detector


def until(detector: Detector, wanted: Verdict, documents: list[Measures]) -> Judged:
    """The first document at which the verdict is the wanted one."""
    for measures in documents:
        judged = detector.step(measures)
        if judged.verdict is wanted:
            return judged
    raise AssertionError(f"never {wanted}; at last {detector.verdict}")


@pytest.mark.parametrize(
    ("damage", "within"),
    [
        (newspaper.emptied, 6),
        (newspaper.comments_instead, 8),
        (newspaper.garbled, 8),
        (newspaper.doubled, 8),
        (newspaper.cut, 15),
        (newspaper.with_footer, 20),
    ],
)
def test_damage_is_found_soon(damage: Damage, within: int) -> None:
    detector = learned()
    judged = until(detector, Verdict.BROKEN, [damaged(number, damage) for number in range(ONSET, ONSET + within)])
    assert judged.first is not None
    assert ONSET <= judged.first <= judged.index
    assert judged.reasons


def test_half_of_the_pages_are_enough() -> None:
    mixed = [good(n) if n % 2 else damaged(n, newspaper.comments_instead) for n in range(ONSET, ONSET + 40)]
    judged = until(learned(), Verdict.BROKEN, mixed)
    assert 0.3 < judged.share < 0.8


def test_good_documents_raise_no_alarm() -> None:
    detector = learned()
    assert {detector.step(good(number)).verdict for number in range(ONSET, ONSET + 400)} == {Verdict.OK}


def test_a_redesign_on_which_extraction_still_works_only_informs() -> None:
    detector = learned()
    verdicts = [detector.step(good(n, layout="new")).verdict for n in range(ONSET, ONSET + 120)]
    assert Verdict.LAYOUT in verdicts
    assert Verdict.BROKEN not in verdicts
    assert verdicts[-1] is Verdict.OK  # the new look is the usual one by then


def test_damage_is_still_found_after_a_redesign_has_settled() -> None:
    detector = learned()
    for number in range(ONSET, ONSET + 120):
        detector.step(good(number, layout="new"))
    until(detector, Verdict.BROKEN, [damaged(n, newspaper.emptied) for n in range(900, 906)])


def test_a_flood_of_short_notes_is_a_matter_of_content() -> None:
    detector = learned()
    verdicts = [detector.step(good(n, sentences=2)).verdict for n in range(ONSET, ONSET + 120)]
    assert Verdict.BROKEN not in verdicts
    assert Verdict.MIX in verdicts


def test_a_feed_without_summaries_is_not_held_against_the_source() -> None:
    detector = learned()
    bare = [replace(newspaper.document(n), feed_summary=None, feed_title=None) for n in range(ONSET, ONSET + 80)]
    assert {detector.step(newspaper.measured(one)).verdict for one in bare} == {Verdict.OK}


def test_a_larger_page_alone_never_alarms() -> None:
    detector = learned()
    padding = "<div class='more'>" + "<p><a href='/x'>More of the same here</a></p>" * 200 + "</div></body>"
    larger = [newspaper.document(n) for n in range(ONSET, ONSET + 80)]
    verdicts = {
        detector.step(newspaper.measured(replace(one, html=one.html.replace("</body>", padding)))).verdict
        for one in larger
    }
    assert Verdict.BROKEN not in verdicts


def test_it_recovers_by_itself() -> None:
    detector = learned()
    until(detector, Verdict.BROKEN, [damaged(n, newspaper.comments_instead) for n in range(ONSET, ONSET + 10)])
    judged = until(detector, Verdict.OK, [good(n) for n in range(ONSET + 10, ONSET + 30)])
    assert judged.first is None
    assert not judged.reasons


def test_bad_documents_are_never_learned() -> None:
    detector = learned()
    for number in range(ONSET, ONSET + 300):
        detector.step(damaged(number, newspaper.comments_instead))
    assert detector.verdict is Verdict.BROKEN


def test_a_real_change_is_learned_when_a_person_says_so() -> None:
    detector = learned()
    until(detector, Verdict.BROKEN, [damaged(n, newspaper.with_footer) for n in range(ONSET, ONSET + 30)])
    detector.accept()
    assert detector.verdict is Verdict.LEARNING
    verdicts = [detector.step(damaged(n, newspaper.with_footer)).verdict for n in range(ONSET + 30, ONSET + 280)]
    assert Verdict.BROKEN not in verdicts
    assert verdicts[-1] is Verdict.OK


def test_it_goes_on_from_the_store_as_if_it_had_never_stopped() -> None:
    steady, stopped = learned(), learned()
    documents = [good(n) if n % 3 else damaged(n, newspaper.cut) for n in range(ONSET, ONSET + 90)]
    for measures in documents:
        stopped = Detector.from_plain(json.loads(json.dumps(stopped.as_plain())))
        assert stopped.step(measures) == steady.step(measures)


def test_a_verdict_never_depends_on_later_documents() -> None:
    documents = [damaged(n, newspaper.cut) if n % 2 else good(n) for n in range(ONSET, ONSET + 60)]
    whole = learned()
    judged = [whole.step(measures) for measures in documents]
    part = learned()
    assert [part.step(measures) for measures in documents[:30]] == judged[:30]


def test_a_new_source_learns_from_others() -> None:
    prior = prior_of(learned().as_plain() for _ in range(3))
    assert "repetition" in prior
    detector = Detector.fresh(prior)
    for number in range(60):
        verdict = detector.step(good(number)).verdict
        assert verdict is (Verdict.LEARNING if number < 49 else Verdict.OK)
    until(detector, Verdict.BROKEN, [damaged(n, newspaper.comments_instead) for n in range(60, 70)])


def test_what_is_kept_of_a_source_stays_small() -> None:
    detector = learned()
    for number in range(ONSET, ONSET + 400):
        detector.step(good(number))
    assert len(json.dumps(detector.as_plain())) < 400_000
