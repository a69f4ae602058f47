"""Tokens as people read them: with a space between two words where the page has one, and only there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from kronika.html.blocks import SUPERSCRIPTS
from kronika.html.text import CONTROLS
from kronika.watch.view import Place, View


def settled(view: View) -> View:
    """The view with all its places found: whoever shows a page asks for each of them several times."""
    return view if isinstance(view.places, tuple) else replace(view, places=tuple(view.places))


def is_tag(view: View, index: int) -> bool:
    """The token is a tag. Its place is asked too: a page about HTML may have words that look like tags."""
    return view.tokens[index].startswith("<") and view.places[index].part == "tag"


def is_break(view: View, index: int) -> bool:
    """The token is a tag that begins a block or a line; links and pictures carry an address."""
    return is_tag(view, index) and " " not in view.tokens[index]


def is_shown(view: View, index: int) -> bool:
    """The token is something to see: a word, a link, a picture."""
    return not is_break(view, index)


def text_between(view: View, start: int, end: int) -> str:
    """The words of a run of tokens; a block or a line begins after a space."""
    return "".join(text for text in pieces(view, start, end))


def pieces(view: View, start: int, end: int) -> Iterator[str]:
    """The words of a run with what stands between them."""
    last: int | None = None
    for index in range(start, end):
        if is_tag(view, index):
            continue
        if last is not None:
            yield gap(view, last, index)
        yield word_of(view, index)
        last = index


def word_of(view: View, index: int) -> str:
    """A word as it is read: "18<sup>30</sup>" is "18³⁰", never "1830", and nothing in it commands a terminal."""
    word, place = view.tokens[index], view.places[index]
    if not word.isprintable():
        word = word.translate(CONTROLS)
    raised = place.part == "text" and place.element.tag == "sup"
    return word.translate(SUPERSCRIPTS) if raised else word


def gap(view: View, first: int, second: int) -> str:
    """What stands between two words that follow each other: a space or nothing."""
    if second != first + 1 and any(is_break(view, index) for index in range(first + 1, second)):
        return " "
    one, two = view.places[first], view.places[second]
    if one.element is two.element and one.part == two.part:
        return " " if one.end < two.start else ""
    return "" if touch(one, two) else " "


def touch(one: Place, two: Place) -> bool:
    """Nothing stands between two words in different parts of the tree: "18<sup>30", "5</b>,-"."""
    if one.end < len(part_text(one)) or two.start:
        return False
    if one.part == "text" and two.part == "tail":
        return two.element is one.element and not len(one.element)
    if one.part == "text" and two.part == "text":
        return two.element.getparent() is one.element and two.element.getprevious() is None
    if one.part == "tail" and two.part == "tail":
        return one.element.getparent() is two.element and one.element.getnext() is None
    return one.element.getnext() is two.element


def part_text(place: Place) -> str:
    """The text a word stands in."""
    return (place.element.text if place.part == "text" else place.element.tail) or ""
