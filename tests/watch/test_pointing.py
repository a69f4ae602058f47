"""Pointing: a selector means its element and no other, goes by names that last, and counts only where it must."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kronika.html.document import parse
from kronika.html.selector import css
from kronika.watch.pointing import Names, lasting_classes, selector_of

PAGE = """
<body>
 <div id="board" class="css-1x2y3z4w"><p class="first lead">Jedna</p><p>Dvě</p></div>
 <div id="post-20260314"><span class="price">12</span></div>
 <section class="news active"><div class="item">A</div><div class="item">B</div><div class="item">C</div></section>
 <main><b>Text</b></main>
 <table><tr><td>1</td><td>2</td></tr></table>
</body>
"""


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("//body/div[1]", "#board"),
        ("//p[1]", "p.lead"),
        ("//p[2]", "#board > p:nth-of-type(2)"),
        ("//div[2]/span", "span.price"),
        ("//section", "section.news"),
        ("//section/div[2]", "section.news > div.item:nth-of-type(2)"),
        ("//main", "main"),
        ("//main/b", "main > b"),
        ("//td[2]", "body > table > tr > td:nth-of-type(2)"),
    ],
)
def test_names_come_before_numbers(path: str, expected: str) -> None:
    root = parse(PAGE).root
    [element] = root.xpath(path)
    assert selector_of(element, Names.of(root)) == expected


def test_names_that_a_tool_made_up_or_that_pass_are_not_used() -> None:
    root = parse('<p class="sc-a1b2c3d4 active news-list x9f8e7d6c5 Card__b_K3x ok">a</p>').root
    assert lasting_classes(root.find(".//p")) == ["news-list", "ok"]


def test_a_name_of_two_places_points_at_neither() -> None:
    root = parse('<div id="x"><p>a</p></div><div id="x"><p>b</p></div>').root
    for element in root.iter("p"):
        selector = selector_of(element, Names.of(root))
        assert selector is not None and "#x" not in selector


TAGS = st.sampled_from(["div", "p", "ul", "li", "section", "span", "my-box", "td"])
NAMES = st.sampled_from(["", "a", "a b", "news", "0bad", "x:y", 'q"uo', "é", "{", "active"])


@given(
    st.recursive(
        st.tuples(TAGS, NAMES, st.just([])), lambda inner: st.tuples(TAGS, NAMES, st.lists(inner)), max_leaves=12
    )
)
@settings(deadline=None)
def test_what_points_points_at_its_element(tree: tuple) -> None:
    def written(node: tuple) -> str:
        tag, name, inside = node
        shown = name.replace('"', "&quot;")
        return f'<{tag} class="{shown}" id="{shown}">x{"".join(map(written, inside))}</{tag}>'

    root = parse(f"<body>{written(tree)}</body>").root
    names = Names.of(root)
    for element in root.find("body").iter("*"):
        selector = selector_of(element, names)
        if selector is not None:
            assert css(selector).select(root) == [element]
