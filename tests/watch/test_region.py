"""A region gives the same view again from the same bytes, without extraction."""

from __future__ import annotations

import json

import pytest

from kronika.html.document import parse
from kronika.model.watch import Focus, FocusKind
from kronika.watch.region import region_of, view_with_region
from tests.watch.designs import DESIGNS, Design, Shown
from tests.watch.looking import NOW, URL, seen

RULES = (
    Focus(),
    Focus(kind=FocusKind.WHOLE),
    Focus(kind=FocusKind.CSS, rule="p"),
    Focus(kind=FocusKind.TAG, rule="div"),
)


@pytest.mark.parametrize("design", DESIGNS)
@pytest.mark.parametrize("focus", RULES, ids=lambda focus: focus.kind.value)
def test_the_same_view(design: Design, focus: Focus) -> None:
    """Through JSON, as the store keeps it."""
    html = design(Shown(at=NOW))
    view = seen(html, focus=focus)
    again = view_with_region(parse(html, url=URL), focus, json.loads(json.dumps(region_of(view))))
    assert again is not None
    assert (again.tokens, again.blocks, again.found) == (view.tokens, view.blocks, view.found)


@pytest.mark.parametrize(
    "region",
    [
        {},
        {"v": 99, "focus": "main", "runs": [1]},
        {"v": 1, "focus": "css"},
        {"v": 1, "focus": "main"},
        {"v": 1, "focus": "main", "runs": [999]},
    ],
)
def test_another_region(region: dict[str, object]) -> None:
    """Written by another version, for another focus or another page: the page has to be extracted again."""
    assert view_with_region(parse("<p>Hello</p>"), Focus(), region) is None
