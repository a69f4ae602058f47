"""Selectors of people's own: right findings in page order, reasons for refusals, and no page on which they hang."""

from __future__ import annotations

import pytest
from lxml import etree

from kronika.html import selector
from kronika.html.selector import Selector, css, either, xpath

PAGE = """<html><body><div class="a"><p id="1">one</p><div class="a"><p id="2" class="x y">two</p><i>i</i></div></div>
<h2>Next</h2><p id="3">three <a href="/3">link</a></p><p id="4">four</p></body></html>"""


def tree(text: str = PAGE) -> etree._Element:
    return etree.fromstring(text, etree.HTMLParser(huge_tree=True))


def ids(made: Selector, text: str = PAGE) -> list[str | None]:
    return [found if isinstance(found, str) else found.get("id") for found in made.select(tree(text))]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (".a p", ["1", "2"]),  # nested: each once
        ("p.y", ["2"]),
        ("h2 ~ p", ["3", "4"]),
        ("h2 + p", ["3"]),
        ("body > p:last-child", ["4"]),
        ("p:not(.x)", ["1", "3", "4"]),
        ("#4, #1", ["1", "4"]),  # in the order of the page
        ("p[id='3']", ["3"]),
    ],
)
def test_css(text: str, found: list[str]) -> None:
    assert ids(css(text)) == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("//div//p", ["1", "2"]),
        ("/html/body/p[2]", ["4"]),
        ("(//p)[2]", ["2"]),
        ("(//p)[3]/a/@href", ["/3"]),
        ("//p[.//a][not(.//b)]/@id", ["3"]),
        ("//h2/following-sibling::p", ["3", "4"]),
        ("//p[@id='4'] | //p[@id='2']", ["2", "4"]),
        ("//p[text()='a//b | c'] | //h2/text()", ["Next"]),
        ("normalize-space(//p[@id='3'])", ["three link"]),
        ("//p[@id='2']/../../@class", ["a"]),
        (".//i/preceding-sibling::p", ["2"]),
        ("count(//p)", []),  # a number is no finding
        ("//p[@id='9']", []),
    ],
)
def test_xpath(text: str, found: list[str]) -> None:
    assert ids(xpath(text)) == found


def test_a_selector_that_begins_like_a_path_is_xpath() -> None:
    assert ids(either(".//p[@id='1']")) == ids(either("//p[@id='1']")) == ids(either(".a > p#1, .none")) == ["1"]


@pytest.mark.parametrize(
    ("make", "text", "reason"),
    [
        (css, "p[", "is wrong: Expected"),
        (css, "p::text", "Pseudo-elements"),
        (css, "p:has(a)", "write it as XPath"),
        (css, "p:is(.a, .b)", "write it as XPath"),
        (css, "", "Expected selector"),
        (xpath, "", "1 to 1000 characters"),
        (xpath, "//p[", "Invalid"),
        (xpath, "//p[foo()]", "Unregistered function"),
        (xpath, "//x:p", "namespace prefix"),
        (xpath, "//p[$v]", "variable"),
        (xpath, "//p[" + "@a or " * 400 + "@a]", "1 to 1000 characters"),
        (xpath, "//p[count(//a) = 1]", "take too long"),
        (xpath, "//*[.//*[.//b]]", "take too long"),
        (xpath, "(//div//p)[1]", "take too long"),
        (xpath, "string(//div/descendant::a//b)", "take too long"),
    ],
)
def test_what_cannot_be_used_is_refused_with_the_reason(make, text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason.replace("(", r"\(")):
        make(text)


FLAT = "<body>" + "<p>x</p>" * 4_000
DEEP = "<body>" + ("<div>" * 400 + "x" + "</div>" * 400) * 12


@pytest.mark.timeout(120)
@pytest.mark.parametrize("page", [FLAT, DEEP], ids=["flat", "deep"])
@pytest.mark.parametrize(
    "text",
    [
        "//*//*//*",
        "//p/following-sibling::p",
        "//p/following::p",
        "//div//div//div//div",
        "//*/ancestor::*/descendant::*",
        "//*[following::b]",
        "//p[count(preceding-sibling::p) = 3]",
    ],
)
def test_no_page_makes_it_hang(page: str, text: str) -> None:
    """libxml2 alone takes minutes to hours on some of these."""
    assert len(xpath(text).select(tree(page))) <= selector.MOST_FOUND


def test_a_page_beyond_the_bounds_yields_nothing() -> None:
    huge = tree("<body>" + "<p>x</p>" * (selector.MOST_ELEMENTS + 1))
    assert css("p").select(huge) == []
    assert len(css("p").select(tree(FLAT))) == selector.MOST_FOUND
