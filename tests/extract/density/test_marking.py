"""Which nodes go in the density engine."""

from __future__ import annotations

import pytest

from kronika.extract.density.marking import Marker, Marks
from kronika.extract.density.nodes import nodes_of
from kronika.extract.density.options import Options
from kronika.html.document import parse

TEXT = "<p>" + "slovo " * 50 + "</p>"  # 299 characters
SHORT = "<p>pár slov navíc tady</p>"
LINK = "<p><a href=x>odkaz</a></p>"


def marks(html: str, **options: object) -> Marks:
    return Marker(nodes_of(parse(html).root), Options(**options), None).mark()  # type: ignore[arg-type]


def shown(found: Marks) -> str:
    return "".join("S" if gone else "O" for gone in found.gone)


@pytest.mark.parametrize(
    ("paragraph", "gone"),
    [
        ("<p><a href=x>a b c d e f g</a> h i j</p>", False),  # 0.7 is not more than 0.7
        ("<p><a href=x>a b c d e f g h</a> i j k</p>", True),
        ("<p><a href=x>a</a></p>", True),
        ("<p>a</p>", False),
        ("<p><a href=x>EU</a> , <a href=x>Praha</a></p>", True),  # a list of keywords
        ("<p><a href=x>EU</a> a <a href=x>Praha</a> i <a href=x>Brno</a></p>", False),
    ],
)
def test_by_links(paragraph: str, gone: bool) -> None:
    assert marks(paragraph).gone == (gone,)


def test_links_ratio_is_an_option() -> None:
    paragraph = "<p><a href=x>a b</a> c d</p>"
    assert marks(paragraph).gone == (False,)
    assert marks(paragraph, links_ratio=0.4).gone == (True,)


def test_all_on_one_side_and_most_on_the_other() -> None:
    assert shown(marks(LINK * 3 + SHORT + LINK + TEXT + LINK)) == "SSSSSOS"
    assert shown(marks(LINK * 3 + SHORT + TEXT * 3)) == "SSSOOOO"


def test_most_of_both_sides() -> None:
    page = LINK * 2 + TEXT + SHORT + LINK * 2 + TEXT * 4
    assert shown(marks(page)) == "SSOSSSOOOO"
    assert shown(marks(page, remove_ratio=0.7)) == "SSOOSSOOOO"
    assert shown(marks(page, nearby=4)) == "SSOOSSOOOO"  # too near to the beginning


def test_a_short_tail() -> None:
    assert shown(marks(TEXT * 3 + SHORT + LINK * 3)) == "OOOSSSS"
    assert shown(marks(TEXT * 3 + SHORT + LINK * 3, max_text_len=10)) == "OOOOSSS"
    assert shown(marks(TEXT + SHORT + LINK * 3)) == "OOSSS"  # fewer than 500 characters so far


def test_eight_in_a_row_end_the_article() -> None:
    found = marks(TEXT * 3 + LINK * 8 + TEXT * 4)
    assert shown(found) == "OOO" + "S" * 12
    assert found.end == 10
    assert found.length == 3 * 299
    assert shown(marks(TEXT * 3 + LINK * 7 + TEXT * 4)) == "OOO" + "S" * 7 + "OOOO"
    assert marks(TEXT * 3 + LINK * 5 + TEXT * 4, consecutive_count_remove=5).end == 7


def test_not_before_enough_text() -> None:
    assert shown(marks(TEXT + LINK * 9 + TEXT * 4)) == "O" + "S" * 9 + "OOOO"
    assert marks(TEXT + LINK * 9 + TEXT * 4, min_page_len=200).end == 8


def test_links_inside_an_article() -> None:
    page = TEXT * 3 + LINK * 9 + TEXT * 5 + LINK * 9
    assert shown(marks(page)) == "OOO" + "S" * 23
    assert shown(marks(page, links_inside_article=True)) == "OOO" + "S" * 9 + "OOOOO" + "S" * 9
    few = TEXT * 3 + LINK * 9 + SHORT * 3 + LINK * 9
    assert marks(few, links_inside_article=True).end == 10
    assert marks(page, links_inside_article=True, links_inside_article_after_ok_count=6).end == 10


def test_a_second_round_sees_the_marks_of_the_first() -> None:
    page = TEXT * 3 + SHORT + SHORT + LINK * 3 + TEXT * 2
    once, twice = shown(marks(page)), shown(marks(page, iterate=2))
    assert once == "OOOOSSSSOO"
    assert twice == "OOOSSSSSOO"
