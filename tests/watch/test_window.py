"""Only the part where two views differ is compared, and it comes to the same."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from kronika.html.document import parse
from kronika.model.watch import Focus, FocusKind
from kronika.watch.view import View
from kronika.watch.viewing import view_of
from kronika.watch.window import window

WHOLE = Focus(kind=FocusKind.WHOLE)
PARAGRAPHS = st.lists(st.sampled_from(["a b", "c", "d e f", "<br>", "g <i>h</i>"]), max_size=60)


def view(paragraphs: list[str]) -> View:
    """A page of paragraphs."""
    return view_of(parse("".join(f"<p>{text}</p>" for text in paragraphs), url="https://x.example/"), WHOLE)


@given(PARAGRAPHS, PARAGRAPHS, PARAGRAPHS, PARAGRAPHS)
@settings(max_examples=150)
def test_what_is_cut_off_is_equal(head: list[str], old: list[str], new: list[str], tail: list[str]) -> None:
    """What stands before and behind the window is the same on both sides, and its blocks and places fit its tokens."""
    before, after = view([*head, *old, *tail]), view([*head, *new, *tail])
    found = window(before, after)
    if found is None:
        assert before.tokens == after.tokens
        return
    for whole, part in ((before, found.before), (after, found.after)):
        end = found.start + len(part.tokens)
        assert list(part.tokens) == list(whole.tokens[found.start : end])
        assert list(part.places) == list(whole.places[found.start : end])
        assert [
            block._replace(start=block.start + found.start, end=block.end + found.start) for block in part.blocks
        ] == [block for block in whole.blocks if found.start <= block.start < end]
    assert before.tokens[: found.start] == after.tokens[: found.start]
    left = len(before.tokens) - found.start - len(found.before.tokens)
    assert left == len(after.tokens) - found.start - len(found.after.tokens)
    assert before.tokens[len(before.tokens) - left :] == after.tokens[len(after.tokens) - left :]


def test_views_of_others() -> None:
    """Places may be a plain list as well."""
    before, after = view(["a", "b"] * 40), view(["a", "b"] * 39 + ["a", "c"])
    found = window(replace(before, places=list(before.places)), after)
    assert found is not None and len(found.before.places) == len(found.before.tokens) < len(before.tokens)
