"""The names of an element, those that last longest first."""

from __future__ import annotations

from lxml import etree

from kronika.verify.repair.anchors import MADE, anchors


def of(markup: str) -> list[str]:
    """The anchors of one element."""
    return [anchor.css for anchor in anchors(etree.fromstring(markup))]


def test_what_is_meant_for_machines_comes_first() -> None:
    found = of('<div itemprop="articleBody" class="text css-1x2y3z"/>')
    assert found[0] == '[itemprop="articleBody"]'
    assert found[-1] == "div.css-1x2y3z"


def test_a_number_in_a_data_attribute_is_not_believed_but_its_name_is() -> None:
    found = of('<div data-story="4711"/>')
    assert found == ["div[data-story]"]


def test_a_hashed_class_gives_its_chosen_part() -> None:
    assert of('<div class="Article_body__3fX9a"/>')[0] == 'div[class*="Article_body__"]'


def test_a_page_s_own_number_is_worth_little() -> None:
    assert {anchor.worth for anchor in anchors(etree.fromstring('<div id="post-48213"/>'))} == {MADE}


def test_what_selectors_cannot_name_is_left_out() -> None:
    assert of('<div class="md:flex w-2/3" role="presentation"/>') == []
