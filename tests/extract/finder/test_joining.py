"""Joining parts of a text that lie in different tags."""

from __future__ import annotations

from kronika.extract.finder.joining import Joined, join
from kronika.extract.finder.options import Options
from kronika.extract.finder.texts import texts_of
from kronika.html.document import parse

LONG, SHORT = "Длинный текст статьи. " * 20, "Короткий текст внизу. " * 5


def joined(html: str, **options: object) -> Joined | None:
    chosen = Options(**options)  # type: ignore[arg-type]
    return join(list(texts_of(parse(html).root, least=60, max_link_share=1.0).found), chosen)


def where(found: Joined | None) -> tuple[str | None, int, bool]:
    assert found is not None
    return found.container.get("id"), len(found.texts), found.solved


def test_one_text_is_its_own_container() -> None:
    assert where(joined(f"<div id=a><div id=b>{LONG}</div><footer>{SHORT}</footer></div>")) == ("b", 1, True)


def test_parts_under_a_common_ancestor() -> None:
    page = f"<div id=all><div id=a><div id=b>{LONG}</div><section>{LONG}</section></div></div>"
    assert where(joined(page)) == ("a", 2, True)


def test_a_deeper_part_gets_a_try() -> None:
    page = f"<div id=a><div>{LONG}</div><section><div>{LONG}</div><p></p><span>{LONG}</span></section></div>"
    assert where(joined(page)) == ("a", 3, True)
    assert where(joined(page, tries=0))[1:] != (3, True)


def test_too_much_dropped_is_unsolved() -> None:
    deep = f"<main><section><header><div>{LONG}</div></header></section></main>"
    found = joined(f"<div id=a>{LONG}</div>{deep}")
    assert found is not None
    assert not found.solved
    assert joined(f"<div id=a>{LONG}</div>{deep}", tries=3, max_dropped=0.1).solved  # type: ignore[union-attr]


def test_nothing_to_join() -> None:
    assert joined("<p>x</p>") is None
