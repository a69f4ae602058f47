"""Which words of a page are written in which look: those of a change, and the found text where no line can be drawn around it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from kronika.watch.highlight.found import inside, main_tokens, outlined
from kronika.watch.highlight.joining import is_break, is_tag, part_text
from kronika.watch.highlight.plan import Plan, Run
from kronika.watch.highlight.spots import holder
from kronika.watch.view import View

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

FOUND = "kronika-found"


class Look(NamedTuple):
    """How a run of words is written."""

    tag: str
    classes: str


def outline(plan: Plan, view: View, looks: dict[int, Look]) -> None:
    """The found text: elements that hold nothing else get a line around them, other words a ground of their own."""
    main = main_tokens(view)
    whole = outlined(view, main)
    for element in whole:
        plan.classes[element].append(FOUND)
    known: dict[Element | None, bool] = {}
    for index, found in enumerate(main):
        if not found or is_tag(view, index):
            continue
        around = holder(view, index)
        if around not in known:
            known[around] = inside(around, whole)
        if not known[around]:
            look = looks.get(index)
            looks[index] = Look(look.tag, f"{look.classes} {FOUND}") if look else Look("span", FOUND)


def wrap(plan: Plan, view: View, looks: dict[int, Look]) -> None:
    """Words of one look that follow each other become one run, over the spaces between them."""
    last: tuple[int, Run] | None = None
    for index in sorted(looks):
        look, place = looks[index], view.places[index]
        start = place.start
        if last is not None:
            before, run = last
            before_place = view.places[before]
            follows = (run.tag, run.classes) == look and not any(
                is_break(view, between) for between in range(before + 1, index)
            )
            if follows and only_tags(view, before + 1, index):
                if before_place.element is place.element and before_place.part == place.part:
                    last = (index, run._replace(end=place.end))
                    continue
                run, start = run._replace(end=len(part_text(before_place))), 0
            plan.mark(before_place.element, before_place.part, run)
        last = (index, Run(start, place.end, *look))
    if last is not None:
        place = view.places[last[0]]
        plan.mark(place.element, place.part, last[1])


def only_tags(view: View, start: int, end: int) -> bool:
    """No word stands between."""
    return all(is_tag(view, index) for index in range(start, end))
