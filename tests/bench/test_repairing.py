"""The benchmark of repairs: its pages hold their truth, its baseline is the naive one, its report tells the bar."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bench.repairing.case import made
from bench.repairing.invented import LOOKS, look_case, sample_case
from bench.repairing.measure import as_lesson, measure
from bench.repairing.naive import naive_xpath
from bench.repairing.report import passed, report
from bench.repairing.stories import stories
from kronika.html.blocks import blocks
from kronika.html.document import parse
from kronika.verify.repair.words import covered


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: str(look.__name__))
def test_every_look_shows_the_whole_text_and_more(look: object) -> None:
    case = look_case(look, "cs")  # type: ignore[arg-type]
    page = case.lessons[0]
    shown = " ".join(block.text for block in blocks(parse(page.html)))
    assert covered(page.text, shown) > 0.99
    assert len(shown) > len(page.text) + 100  # there is something to leave out
    assert len(case.lessons) >= 10 and len(case.unseen) >= 5


def test_there_are_at_least_25_looks_and_no_two_alike() -> None:
    assert len(LOOKS) >= 25
    assert len({look_case(look, "pl").lessons[0].html for look in LOOKS}) == len(LOOKS)


def test_stories_are_the_same_every_time_and_each_is_told_once() -> None:
    first, again = stories("a paper", "ru", 30), stories("a paper", "ru", 30)
    assert [one.draft for one in first] == [one.draft for one in again]
    assert len({one.draft.title for one in first}) == 30


def test_the_naive_path_is_absolute_and_keeps_positions_that_all_pages_share() -> None:
    case = look_case(next(look for look in LOOKS if look.__name__ == "drupal"), "cs")
    path = naive_xpath([as_lesson(page) for page in case.lessons[:3]])
    assert path.startswith("/html[1]/body[1]/div[1]/")


def test_the_redesigned_paper_is_reached_on_pages_nobody_has_shown() -> None:
    case = sample_case("gorodskie-novosti")
    assert case is not None
    found = measure(case)
    assert found.repaired >= 0.95 > found.naive
    assert "Every case was reached." in report([found], {})
    assert passed([found]) and not passed([found, replace(found, repaired=0.5)])


def test_a_repair_that_finds_nothing_is_a_miss_whatever_the_general_engine_reads() -> None:
    case = look_case(LOOKS[0], "cs")
    few = made("few", "looks", list(case.lessons[:9]), 4)
    found = measure(few)
    assert (found.repaired, found.sure) == (0.0, False)
    assert found.general > 0.9
    assert "| few | 0.000 |" in report([found], {"fundus": 4})
