"""Another order of a list is no news; one item that moved is, and so is what came or went beside it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kronika.model.watch import NoiseKind
from tests.watch.looking import compared, framed

SHAPES = {
    "list": ("<ul>{}</ul>", "<li>Item called {}</li>"),
    "rows": ("<table>{}</table>", "<tr><td>{}</td><td>{} pieces</td></tr>"),
    "cards": ("<div class=cards>{}</div>", "<div class=card><h3>{}</h3><p>About {} and more</p></div>"),
    "terms": ("<dl>{}</dl>", "<dt>{}</dt><dd>The tree called {}.</dd><dd>Found in the park.</dd>"),
    "questions": (
        "<h2>Asked often</h2>{}<p>Ask us more.</p>",
        "<details open><summary>Why {}?</summary><p>As {} grows here.</p></details>",
    ),
    "figures": ("<div>{}</div>", "<figure><img src=/f/{}.jpg><figcaption>A leaf of {}</figcaption></figure>"),
    "headed": ("<div>{}</div>", "<h3>{}</h3><p>The tree called {}.</p><p>Found in the park.</p>"),
    "lines": ("<p>{}</p>", "Row of {}, in the park by the {}<br>"),
    "bars": ("<p>Trees: {} oak</p>", "Row of {} by {} | "),
    "links": ("<p>{}</p>", "[<a href=/t/{}>The tree {}</a>] "),
    "articles": ("<section>{}</section>", "<article><h2><a href=/{}>{}</a></h2><p>Story of that name.</p></article>"),
}
ROWS = {"bars", "links"}  # inside one block, what parts the items moves too
NAMES = "alder birch cedar elder hazel maple".split()


def page(shape: str, order: list[int], more: tuple[str, ...] = ()) -> str:
    """A page with a list in an order."""
    whole, item = SHAPES[shape]
    return framed(whole.format("".join(item.format(name, name) for name in [*(NAMES[at] for at in order), *more])))


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("order", [[5, 4, 3, 2, 1, 0], [3, 0, 5, 1, 4, 2], [1, 0, 3, 2, 5, 4]])
def test_another_order(shape: str, order: list[int]) -> None:
    """No change, and told as left out."""
    found = compared(page(shape, [0, 1, 2, 3, 4, 5]), page(shape, order))
    assert not found.difference.is_change
    assert [ignore.kind for ignore in found.difference.ignored] == [NoiseKind.ORDER]


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("order", [[1, 2, 3, 4, 5, 0], [5, 0, 1, 2, 3, 4], [0, 2, 3, 4, 1, 5]])
def test_one_item_moved(shape: str, order: list[int]) -> None:
    """Somebody moved it; known as a list without order, it is no change."""
    before, after = page(shape, [0, 1, 2, 3, 4, 5]), page(shape, order)
    found = compared(before, after)
    assert found.difference.is_change
    if shape not in ROWS:
        assert (found.difference.moved, found.difference.added, found.difference.removed) == (1, 0, 0)
    known = compared(before, page(shape, [5, 4, 3, 2, 1, 0])).ignores
    assert not compared(before, after, ignores=known).difference.is_change


@pytest.mark.parametrize("shape", SHAPES)
def test_one_came_while_the_order_changed(shape: str) -> None:
    """Only what came is told."""
    found = compared(page(shape, [0, 1, 2, 3, 4, 5]), page(shape, [5, 3, 1, 4, 0, 2], ("willow",)))
    assert found.difference.added > 0
    assert (found.difference.removed, found.difference.moved) == (0, 0)
    assert all("willow" in piece.text or "name" in piece.text for piece in found.difference.pieces)


def test_order_that_matters() -> None:
    """Turned off by a person, another order is a change; the order of paragraphs always is."""
    before, after = page("list", [0, 1, 2, 3, 4, 5]), page("list", [5, 4, 3, 2, 1, 0])
    off = [replace(ignore, on=False) for ignore in compared(before, after).ignores]
    assert compared(before, after, ignores=off).difference.is_change
    lines = [f"<p>A paragraph that tells of {name} and of nothing else.</p>" for name in NAMES]
    assert compared(framed("".join(lines)), framed("".join(reversed(lines)))).difference.is_change


@pytest.mark.parametrize("shape", SHAPES)
def test_one_came(shape: str) -> None:
    """One item more, with nothing else, is told as what came."""
    found = compared(page(shape, [0, 1, 2, 3, 4, 5]), page(shape, [0, 1, 2, 3, 4, 5], ("willow",)))
    assert (found.difference.added > 0, found.difference.removed, found.difference.moved) == (True, 0, 0)


def test_words_move_and_numbered_addresses_stay() -> None:
    """Links that are numbered by their places: the words tell the order, and the addresses are all there."""

    def menu(names: list[str], first: int = 0) -> str:
        links = (f"<a href=/to/{number}>The tree {name}</a>" for number, name in enumerate(names, first))
        return framed(f"<p>{' '.join(links)}</p>")

    before = menu(NAMES)
    assert not compared(before, menu(NAMES[::-1])).difference.is_change
    assert compared(before, menu(NAMES, 10)).difference.links == len(NAMES)
    assert compared(before, menu(NAMES[::-1], 10)).difference.is_change


def test_chapters_are_no_items() -> None:
    """Long texts below headings are an article; their order means something."""
    texts = [
        f"<h3>On {name}</h3>" + f"<p>{f'The {name} grows slowly and lives long in the park. ' * 8}</p>"
        for name in NAMES
    ]
    assert compared(framed("".join(texts)), framed("".join(reversed(texts)))).difference.is_change


def test_ranking() -> None:
    """Numbered rows in another order are other rows."""

    def table(names: list[str]) -> str:
        return framed(
            "<table>"
            + "".join(f"<tr><td>{n}.</td><td>{name}</td></tr>" for n, name in enumerate(names, 1))
            + "</table>"
        )

    assert compared(table(NAMES), table(NAMES[::-1])).difference.is_change
