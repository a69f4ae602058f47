"""The naive repair: the longest absolute path that the elements with the most paragraphs have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kronika.html.blocks import blocks
from kronika.html.document import parse
from kronika.verify.repair.lesson import Lesson
from kronika.verify.repair.words import Runs, words

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

SURE = 0.6


def naive_xpath(lessons: Sequence[Lesson]) -> str:
    """Tags from the top, with a position wherever all pages have the same one."""
    found = [path for lesson in lessons if (path := path_of(lesson))]
    if not found:
        return "/html/body"
    common: list[str] = []
    for steps in zip(*found, strict=False):
        tags, places = {tag for tag, _ in steps}, {place for _, place in steps}
        if len(tags) > 1:
            break
        common.append(f"{steps[0][0]}[{steps[0][1]}]" if len(places) == 1 else steps[0][0])
    return "/" + "/".join(common)


def path_of(lesson: Lesson) -> list[tuple[str, int]]:
    """The steps down to the smallest element around all that the general engine read."""
    document = parse(lesson.html, url=lesson.url)
    text = Runs(lesson.general.body)
    wanted = [b.element for b in blocks(document) if text.share(words(b.text)) >= SURE and len(words(b.text)) > 3]
    lines = [[element, *element.iterancestors()][::-1] for element in wanted]
    shared: list[Element] = []
    for level in zip(*lines, strict=False):
        if any(element is not level[0] for element in level):
            break
        shared.append(level[0])
    return [(str(e.tag), 1 + sum(1 for _ in e.itersiblings(str(e.tag), preceding=True))) for e in shared]
