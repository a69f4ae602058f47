"""A person's rule finds its elements; a rule that nobody can follow is refused with a sentence."""

from __future__ import annotations

import pytest

from kronika.html.document import parse
from kronika.model.errors import BadSelector
from kronika.model.watch import Focus, FocusKind
from kronika.watch.picking import check, pick
from kronika.watch.viewing import view_of
from kronika.watch.words import is_tag

PAGE = """<body><h1>Title</h1><div class="news big" id="list"><p>One</p><p>Two <span class=price>12</span> crowns</p></div>
<div class=other><p>Three</p></div></body>"""


def main_words(kind: FocusKind, rule: str) -> tuple[str, bool]:
    """What is compared, and whether the rule fits."""
    view = view_of(parse(PAGE, url="https://x.example/"), Focus(kind=kind, rule=rule))
    said = [token for block in view.blocks if block.main for token in view.tokens[block.start : block.end]]
    return " ".join(token for token in said if not is_tag(token)), view.found


@pytest.mark.parametrize(
    ("kind", "rule", "expected"),
    [
        (FocusKind.CSS, ".news", "One Two 12 crowns"),
        (FocusKind.CSS, "span.price", "12"),
        (FocusKind.CSS, "h1, .other p", "Title Three"),
        (FocusKind.XPATH, "//div[@id='list']/p[2]", "Two 12 crowns"),
        (FocusKind.XPATH, "//span[@class='price']/text()", "12"),
        (FocusKind.TAG, 'div class="news"', "One Two 12 crowns"),
        (FocusKind.TAG, "<div id=list class='big news'>", "One Two 12 crowns"),
        (FocusKind.TAG, "SPAN", "12"),
        (FocusKind.WHOLE, "", "Title One Two 12 crowns Three"),
    ],
)
def test_rules(kind: FocusKind, rule: str, expected: str) -> None:
    """Only what the rule means is compared; a span is a block of its own then."""
    assert main_words(kind, rule) == (expected, True)


@pytest.mark.parametrize(
    ("kind", "rule"),
    [(FocusKind.CSS, ".gone"), (FocusKind.XPATH, "//article"), (FocusKind.TAG, "p class=x"), (FocusKind.CSS, "p[[")],
)
def test_nothing_found(kind: FocusKind, rule: str) -> None:
    """A rule that fits nothing says so."""
    assert main_words(kind, rule) == ("", False)


@pytest.mark.parametrize(
    ("kind", "rule"), [(FocusKind.CSS, "p[["), (FocusKind.XPATH, "//p["), (FocusKind.TAG, '="x"'), (FocusKind.CSS, "")]
)
def test_wrong_rules(kind: FocusKind, rule: str) -> None:
    """Said in a sentence, when it is given and when it is used."""
    with pytest.raises(BadSelector):
        check(Focus(kind=kind, rule=rule))
    with pytest.raises(BadSelector):
        pick(parse(PAGE).root, Focus(kind=kind, rule=rule))
