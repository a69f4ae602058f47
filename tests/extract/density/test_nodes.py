"""The nodes of the density engine and what is counted in them."""

from __future__ import annotations

from kronika.extract.density.nodes import Node, nodes_of
from kronika.html.document import parse


def nodes(html: str) -> list[Node]:
    return nodes_of(parse(html).root)


def test_parents_of_texts_and_of_links() -> None:
    found = nodes("<div><p>jedno <b>dva</b></p><ul><li><a href=x><i>tři</i></a></li></ul> <em></em></div>")
    assert [node.element.tag for node in found] == ["p", "b", "li"]


def test_counts() -> None:
    paragraph, bold = nodes("<p>jedno dvě <b>tři</b> <a href=x>čtyři pět</a></p>")
    assert (paragraph.words, paragraph.link_words, paragraph.texts) == (3, 2, 2)
    assert paragraph.link_share == 0.4
    assert (paragraph.length, paragraph.own) == (21, 18)
    assert (bold.words, bold.length) == (1, 3)


def test_a_node_around_others_counts_them_but_owns_only_its_own() -> None:
    outer, inner = nodes("<div>vně <p>uvnitř je víc</p></div>")
    assert (outer.words, outer.own, inner.own) == (4, 3, 13)
