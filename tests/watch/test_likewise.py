"""A page that is built as before keeps its marks; one that changed more is looked at anew."""

from __future__ import annotations

import pytest

from kronika.html.document import parse
from kronika.model.watch import Focus, FocusKind
from kronika.watch.likewise import view_likewise
from kronika.watch.seeing import see
from kronika.watch.view import View
from tests.watch.designs import DESIGNS, Design, Shown
from tests.watch.looking import DAY, NOW, URL, framed, seen

OFFICE = "<p>The office is open from eight to noon.</p>"


def again(html: str, before: View) -> View | None:
    """The page as it is now, with the marks of the version before."""
    return view_likewise(see(parse(html, url=URL)), before)


@pytest.mark.parametrize("design", DESIGNS)
def test_the_same_page_has_the_same_view(design: Design) -> None:
    """Whatever its design, and on another day wherever the design is the same."""
    view = seen(design(Shown(at=NOW)))
    same = again(design(Shown(at=NOW)), view)
    assert same is not None
    assert (same.tokens, same.blocks) == (view.tokens, view.blocks)
    tomorrow = design(Shown(at=NOW + DAY))
    likewise = again(tomorrow, view)
    assert likewise is None or [block.main for block in likewise.blocks] == [
        block.main for block in seen(tomorrow).blocks
    ]


def test_other_words_in_the_same_place() -> None:
    """A changed sentence stands where the old one stood."""
    before = seen(framed(OFFICE))
    html = framed(OFFICE.replace("noon", "two"))
    likewise = again(html, before)
    assert likewise is not None
    assert (likewise.tokens, likewise.blocks) == (seen(html).tokens, seen(html).blocks)


@pytest.mark.parametrize(
    "html",
    [
        framed(OFFICE + OFFICE),
        framed(OFFICE.replace("p>", "div>")),
        framed(OFFICE).replace("<h1>The page", "<h1>The other page"),
        framed(OFFICE).replace("<title>The page", "<title>No page"),
        framed(OFFICE).replace("The council approved the new playground and the builders will start", "Not " * 12),
    ],
    ids=["one more", "another tag", "another headline", "another title", "a good part of the words"],
)
def test_more_than_a_little_differs(html: str) -> None:
    """Then nobody knows whether the marks still hold."""
    assert again(html, seen(framed(OFFICE))) is None


def test_a_part_that_was_asked_for_is_looked_for_anew() -> None:
    """What a rule means is no question of what was there before."""
    html = framed(OFFICE)
    assert again(html, seen(html, focus=Focus(kind=FocusKind.CSS, rule="p"))) is None
