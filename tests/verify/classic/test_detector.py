"""The published watchdog, document by document."""

from __future__ import annotations

import json
from collections.abc import Iterable

import numpy as np

from kronika.model.document import Measures
from kronika.model.health import Judged, Verdict
from kronika.verify.classic.detector import ClassicDetector, Rules
from tests.verify.classic.paper import Table, comments, good, measures

TRAINING = 600
PAGELESS = Measures(values={})


def trained(rules: Rules | None = None) -> ClassicDetector:
    return ClassicDetector(ClassicDetector.fit(measures(good(TRAINING))), rules)


def run(detector: ClassicDetector, *tables: Table) -> list[Judged]:
    return [detector.step(one) for table in tables for one in measures(table)]


def verdicts(judged: Iterable[Judged]) -> list[Verdict]:
    return [one.verdict for one in judged]


def with_strangers(count: int, *, among: int = 50) -> Table:
    """A round of good documents as they were learned, some of them replaced by comments."""
    table = good(TRAINING)[:among].copy()
    table[:count] = comments(count)
    return table


def moved(columns: tuple[int, ...], count: int = 50, seed: int = 9) -> Table:
    """Good documents in which some of the sizes are tripled."""
    table = good(count, seed=seed)
    table[:, columns] *= 3
    return table


def test_good_documents_are_well() -> None:
    judged = run(trained(), good(500, seed=1))
    assert set(verdicts(judged)) == {Verdict.OK}
    assert [one.index for one in judged] == list(range(TRAINING, TRAINING + 500))
    assert all((one.share, one.first, one.reasons) == (0.0, None, ()) for one in judged)


def test_comments_are_found_at_the_end_of_their_round() -> None:
    judged = run(trained(), good(TRAINING)[:70], comments(60))
    assert verdicts(judged[:99]) == [Verdict.OK] * 99
    found = judged[99]
    assert (found.verdict, found.index, found.first) == (Verdict.BROKEN, TRAINING + 99, TRAINING + 70)
    assert found.share == 1.0
    assert len(found.reasons) >= 4
    assert {reason.measure for reason in found.reasons} <= {
        "classic_page_size",
        "classic_text_size",
        "classic_paragraphs",
        "classic_paragraph_variance",
        "classic_tags",
    }
    assert all(one.damaged for one in judged[70:])
    assert not any(one.damaged for one in judged[:70])


def test_a_verdict_never_depends_on_later_documents() -> None:
    stream = np.concatenate((good(30, seed=1), comments(90), good(120, seed=2)))
    whole = run(trained(), stream)
    assert run(trained(), stream[:137]) == whole[:137]


def test_few_suspicious_documents_are_a_false_alarm_and_are_learned() -> None:
    detector = trained()
    judged = run(detector, with_strangers(4))
    assert sum(one.damaged for one in judged) == 4
    assert judged[-1].verdict is Verdict.OK
    assert not any(one.damaged for one in run(detector, with_strangers(4)))
    assert len(detector.model.documents) == TRAINING + 4


def test_a_share_at_the_threshold_is_not_below_it() -> None:
    half = Rules(doubt=0.5)
    below, at = trained(half), trained(half)
    assert run(below, with_strangers(24))[-1].verdict is Verdict.OK
    assert len(below.model.documents) == TRAINING + 24
    assert run(at, with_strangers(25))[-1].verdict is Verdict.BROKEN
    assert len(at.model.documents) == TRAINING


def test_a_low_risk_is_a_false_alarm_and_is_learned() -> None:
    detector = trained()
    table = good(TRAINING)[:50].copy()
    table[:20, 0] += 300_000  # only the page grew: one flag of five
    judged = run(detector, table)
    assert sum(one.damaged for one in judged) == 20
    assert judged[-1].verdict is Verdict.OK
    assert len(detector.model.documents) == TRAINING + 20
    assert detector.as_plain()["watched"] == []
    assert not any(one.damaged for one in run(detector, table))


def test_a_medium_risk_is_asked_again_with_more_documents() -> None:
    detector = trained()
    assert set(verdicts(run(detector, moved((0, 1))))) == {Verdict.OK}
    assert len(detector.as_plain()["watched"]) == 50
    assert set(verdicts(run(detector, moved((0, 1), seed=10)))) == {Verdict.OK}
    assert len(detector.as_plain()["watched"]) == 100
    assert len(detector.model.documents) == TRAINING  # nothing is learned while it is open
    judged = run(detector, comments(100))
    assert judged[-1].verdict is Verdict.BROKEN
    assert judged[-1].first == TRAINING


def test_a_good_round_does_not_close_an_open_question() -> None:
    detector = trained()
    run(detector, moved((0, 1)), good(TRAINING)[:50])
    assert len(detector.as_plain()["watched"]) == 100
    assert len(detector.model.documents) == TRAINING


def test_an_undecided_set_does_not_grow_for_ever() -> None:
    detector = ClassicDetector(ClassicDetector.fit(measures(good(200))))
    judged = [one for seed in range(10, 16) for one in run(detector, moved((0, 1), seed=seed))]
    assert len(detector.as_plain()["watched"]) == 200
    assert set(verdicts(judged)) == {Verdict.OK}


def test_sets_are_judged_that_are_small_beside_the_reference() -> None:
    """Fifty documents against the fifty that were learned: by the published limits any other fifty are broken."""
    few = good(50)
    delayed = ClassicDetector.fit(measures(few)).delayed
    assert delayed is not None
    assert sum(any(delayed.check(good(50, seed=seed)).flags) for seed in range(1, 11)) >= 8
    for seed in range(1, 11):
        detector = ClassicDetector(ClassicDetector.fit(measures(few)))
        assert Verdict.BROKEN not in verdicts(run(detector, good(150, seed=seed)))


def test_small_rounds_wait_until_there_are_documents_enough() -> None:
    judged = run(trained(Rules(round_size=10, enough=40)), comments(60))
    assert verdicts(judged) == [Verdict.OK] * 39 + [Verdict.BROKEN] * 21
    assert judged[39].first == TRAINING


def test_recovery_is_seen_at_the_end_of_a_good_round() -> None:
    detector = trained()
    run(detector, comments(150))
    judged = run(detector, good(TRAINING)[:100])
    assert verdicts(judged) == [Verdict.BROKEN] * 49 + [Verdict.OK] * 51
    assert judged[48].share == 150 / 199
    assert len(detector.model.documents) == TRAINING  # comments were never learned


def test_what_stays_broken_stays_one_episode() -> None:
    judged = run(trained(), comments(400))
    assert {one.first for one in judged[49:]} == {TRAINING}
    assert verdicts(judged[49:]) == [Verdict.BROKEN] * 351


def test_documents_without_a_page_change_nothing() -> None:
    detector, other = trained(), trained()
    judged = run(detector, comments(49))
    assert detector.step(PAGELESS) == Judged(index=TRAINING + 49, verdict=Verdict.OK)
    assert run(detector, comments(1))[0].verdict is Verdict.BROKEN
    assert [one.index for one in judged] == [one.index for one in run(other, comments(49))]


def test_a_fresh_detector_learns_its_first_documents() -> None:
    detector = ClassicDetector.fresh(learn=80)
    assert detector.verdict is Verdict.LEARNING
    judged = run(detector, good(100))
    assert detector.verdict is Verdict.OK
    assert verdicts(judged) == [Verdict.LEARNING] * 80 + [Verdict.OK] * 20
    assert [one.index for one in judged] == list(range(100))


def test_accepting_a_change_learns_from_there() -> None:
    detector = trained()
    run(detector, comments(50))
    assert detector.verdict is Verdict.BROKEN
    detector.accept()
    assert detector.verdict is Verdict.LEARNING
    judged = run(detector, comments(150, seed=1))
    assert verdicts(judged[:50]) == [Verdict.LEARNING] * 50
    assert judged[0].index == TRAINING + 50
    assert Verdict.BROKEN not in verdicts(judged)


def test_it_goes_on_where_it_was_put_away() -> None:
    stream = np.concatenate((good(80, seed=1), moved((0, 1)), comments(120), good(90, seed=2)))
    straight = run(trained(), stream)
    detector = trained()
    judged: list[Judged] = []
    for one in measures(stream):
        judged.append(detector.step(one))
        if len(judged) % 17 == 0:
            detector = ClassicDetector.from_plain(json.loads(json.dumps(detector.as_plain())))
    assert judged == straight


def test_a_detector_that_is_still_learning_can_be_put_away_too() -> None:
    detector = ClassicDetector.fresh()
    run(detector, good(20))
    again = ClassicDetector.from_plain(json.loads(json.dumps(detector.as_plain())))
    assert run(again, good(40, seed=1)) == run(detector, good(40, seed=1))
