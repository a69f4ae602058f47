"""What is compared by itself: the text and what stands among it, without menus, teasers and cookie bars."""

from __future__ import annotations

import pytest

from kronika.watch.words import is_tag
from tests.watch.looking import seen

TEXT = (
    "<p>The council approved the new playground and the builders will start as soon as the ground is dry enough.</p>"
    "<p>The library lends tools from now on, bring your card and a deposit for the bigger machines please.</p>"
    "<p>Volunteers are wanted for the spring cleaning of the river bank behind the old mill next month.</p>"
)
TEASERS = "".join(
    f"<div class=t><h4><a href=/{number}>Teaser {number} of another story</a></h4><p>Some words below it, number {number}.</p></div>"
    for number in range(6)
)


def words(html: str) -> str:
    """The words that are compared."""
    view = seen(f"<html lang=en><head><title>News of the town</title></head><body>{html}</body></html>")
    tokens = [token for block in view.blocks if block.main for token in view.tokens[block.start : block.end]]
    return " ".join(token for token in tokens if not is_tag(token))


@pytest.mark.parametrize(
    "furniture",
    [
        "<nav><a href=/>ZZ</a></nav>",
        "<div class='site-footer'>ZZ</div>",
        "<div id=cookieConsent><p>ZZ cookies</p></div>",
        "<div class=main-menu><ul><li><a href=/>ZZ</a></li></ul></div>",
        "<aside><p>ZZ</p></aside>",
        "<div role=navigation><a href=/>ZZ</a></div>",
        "<p>Read also: <a href=/x>ZZ</a></p>",
        "<div class=x><b>Related</b><a href=/x>ZZ story</a></div>",
        "<div class='social share'>ZZ</div>",
    ],
)
@pytest.mark.parametrize(
    "page", ["<h1>News of the town</h1>{}" + TEXT, "<main><h1>News of the town</h1>" + TEXT + "{}</main>"]
)
def test_furniture_is_left_out(page: str, furniture: str) -> None:
    """Wherever it stands."""
    found = words(page.format(furniture))
    assert "ZZ" not in found
    assert "playground" in found and "river" in found


@pytest.mark.parametrize(
    "content",
    [
        "<div class=price>ZZ 12,50</div>",
        "<table><tr><td>ZZ</td><td>5</td></tr></table>",
        "<ul class=files><li><a href=/z.pdf>ZZ</a></li></ul>",
        "<div class=menu><p>Soup ZZ 40</p></div>",
        "<figure><img src=/a.jpg><figcaption>ZZ</figcaption></figure>",
        "<p>ZZ</p>",
    ],
)
def test_what_stands_among_the_text_counts(content: str) -> None:
    """Though the extractor has no use for it."""
    first, rest = TEXT.split("</p>", 1)
    assert "ZZ" in words(f"<div id=content><h1>News of the town</h1>{first}</p>{content}{rest}</div>")
    assert "ZZ" in words(f"<div class=top><h1>News of the town</h1>{content}</div><div class=text>{TEXT * 2}</div>")


def test_teasers_beside_the_text() -> None:
    """A column of other stories, without any telling name."""
    found = words(f"<div class=a><h1>News of the town</h1>{TEXT}</div><div class=b>{TEASERS}</div>")
    assert "Teaser" not in found and "playground" in found


def test_the_page_itself_among_the_most_read() -> None:
    """Its own title in a box of teasers does not make the box a part of the text."""
    titles = ["News of the town", "A storm over the bay", "The bridge is closed again"]
    box = "".join(f"<li><a href=/{place}>{title}</a></li>" for place, title in enumerate(titles))
    found = words(f"<div><h1>News of the town</h1>{TEXT}</div><div id=b><h3>Most read</h3><ol>{box}</ol></div>")
    assert "storm" not in found and "playground" in found


def test_pages_without_a_text() -> None:
    """All but furniture; all, where everything looks like it."""
    assert words("<nav><a href=/>Home</a></nav><p>Closed.</p>") == "Closed ."
    assert words("<nav><a href=/>Home</a></nav>") == "Home"
    assert words("") == ""
