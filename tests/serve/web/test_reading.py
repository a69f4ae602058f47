"""Parts on a page: lists nest, headings keep their order, tables are square."""

from __future__ import annotations

from kronika.model.article import Part, PartKind
from kronika.serve.web.reading import Entry, nested, paragraphs, shown, table


def parts(*given: tuple[str, str]) -> list[Part]:
    """Parts from their signs and texts."""
    return [Part(kind=PartKind(sign[0]), level=int(sign[1:] or 0), text=text) for sign, text in given]


def test_items_that_follow_each_other_are_one_list() -> None:
    body = shown(parts(("p", "a"), ("i1", "b"), ("i1", "c"), ("p", "d"), ("i1", "e")))
    assert [part.kind.value for part in body] == ["p", "i", "p", "i"]
    assert [entry.text for entry in body[1].entries] == ["b", "c"]


def test_deeper_items_go_inside() -> None:
    made = nested(parts(("i1", "a"), ("i2", "b"), ("i3", "c"), ("i2", "d"), ("i1", "e")))
    assert made == (
        Entry(text="a", inside=(Entry(text="b", inside=(Entry(text="c"),)), Entry(text="d"))),
        Entry(text="e"),
    )


def test_a_list_that_begins_deep_loses_nothing() -> None:
    assert [entry.text for entry in nested(parts(("i2", "a"), ("i2", "b"), ("i1", "c")))] == ["a", "b", "c"]
    deep = nested(parts(*[(f"i{level}", str(level)) for level in range(1, 400)]))
    told, stack = 0, list(deep)
    while stack:
        entry = stack.pop()
        told, stack = told + 1, stack + list(entry.inside)
    assert told == 399


def test_headings_never_skip_a_level() -> None:
    body = shown(parts(("h4", "a"), ("h5", "b"), ("h2", "c"), ("h6", "d"), ("h6", "e"), ("h1", "f")))
    assert [part.level for part in body] == [2, 3, 2, 3, 3, 2]
    assert [part.level for part in shown(parts(("h2", "a"), ("h3", "b")), top=2)] == [3, 4]


def test_every_row_has_as_many_cells() -> None:
    assert table("a\tb\nc\n\td\te") == (("a", "b", ""), ("c", "", ""), ("", "d", "e"))


def test_paragraphs_are_lines_with_something_on_them() -> None:
    assert paragraphs("a\n\n b \r\n\n\nc") == ["a", "b", "c"]
    assert paragraphs("") == []
