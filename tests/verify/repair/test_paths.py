"""Ways to an element, put together from steps, find what their selectors find."""

from __future__ import annotations

import pytest

from kronika.html.selector import either
from kronika.verify.repair.paths import as_xpath, paths, position
from kronika.verify.repair.study import study
from tests.verify.repair.lessons import lessons, paragraphs


def layout(title: str, lead: str, text: list[str]) -> str:
    return (
        f'<body><div id="menu"><p>Menu</p></div><main class="x"><article><h1>{title}</h1><p class="lead">{lead}</p>'
        f'<div class="text css-1x2y3z">{paragraphs(text)}</div></article></main></body>'
    )


def test_every_way_finds_the_element_and_agrees_with_its_selector() -> None:
    page = study(lessons(layout, 1))[0]
    for css in (".text", ".lead", "article", ".text p"):
        number = page.numbers[either(css).select(page.root)[0]]  # type: ignore[index]
        ways = list(paths(page, page.elements[number]))
        assert ways
        for way in ways:
            selected = sorted(page.numbers[one] for one in either(way.text).select(page.root))  # type: ignore[index]
            assert way.find(page) == selected, way.text
            assert number in selected, way.text


def test_a_position_is_counted_from_the_nearest_good_name() -> None:
    page = study(lessons(layout, 1))[0]
    box = either(".text").select(page.root)[0]
    assert position(page, box).text == ".x > article:nth-of-type(1) > div:nth-of-type(1)"  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("css", "xpath"),
    [
        ("article", "article"),
        ("#main", "*[@id='main']"),
        ("div.text", "div[contains(concat(' ', @class, ' '), ' text ')]"),
        ('[itemprop="articleBody"]', "*[@itemprop='articleBody']"),
        ('div[class*="Text__"]', "div[contains(@class, 'Text__')]"),
        ("div[data-story]", "div[@data-story]"),
    ],
)
def test_anchors_as_xpath(css: str, xpath: str) -> None:
    assert as_xpath(css) == xpath


def test_what_is_no_anchor_is_refused() -> None:
    with pytest.raises(ValueError, match="no anchor"):
        as_xpath("a > b")
