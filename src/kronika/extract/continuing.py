"""A page that is known to go on with a text: all that stands where the text stood before belongs to it, however short it is.

What tells a page with two lines from a page without a text is the page before it: it knows in which element the text stands.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import dropwhile
from typing import TYPE_CHECKING

from kronika.extract.body import LINKED, RUNNING, Body, distinct, is_title
from kronika.extract.classes.evidence import Evidence
from kronika.extract.classes.paywall import is_stub
from kronika.extract.classes.readers import find_comments
from kronika.extract.headline import Headline
from kronika.extract.pageclass import Classed, instead_of_text
from kronika.extract.view import View
from kronika.model.article import PageClass

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

# A paragraph or a list is part of what it stands in; any other element is a place of its own.
PART_OF_TEXT = frozenset("p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre center b strong i em font span".split())
POSSIBLE = 0.1  # chance of text at the end of a page that the model knows well
TOP = frozenset({"html", "body"})


def text_place(view: View, body: Body) -> str:
    """The path of the element that holds most of the text: the same on all pages of an article."""
    return heaviest(view, body.good)


def continued(view: View, headline: Headline, kinds: Sequence[str | None], body: Body, place: str) -> Body:
    """The body with all blocks that stand where the text stood before, or else where most of this page's text is."""
    judged = body.judged
    if judged is None:
        return body
    plain = [index for index in range(len(view.blocks)) if is_plain(view, kinds, index)]
    here = at_place(view, plain, place) or at_place(view, plain, heaviest(view, body.good or plain))
    return with_added(view, body, (index for index in here if not is_title(view, headline, judged, index)))


def to_its_end(view: View, kinds: Sequence[str | None], body: Body) -> Body:
    """The body of a page whose text goes on elsewhere: it does not end before the page does, so its last lines belong to it."""
    judged = body.judged
    if judged is None or not body.good:
        return body
    later = (index for index in range(min(body.good) + 1, len(view.blocks)) if judged.likely[index] >= POSSIBLE)
    plain = [index for index in later if is_plain(view, kinds, index)]
    return with_added(view, body, at_place(view, plain, text_place(view, body)))


def with_added(view: View, body: Body, added: Iterable[int]) -> Body:
    """The body with more blocks, each text once."""
    indexes = tuple(distinct(view, sorted({*body.indexes, *added})))
    good = (index for index in indexes if view.words[index] >= RUNNING and view.blocks[index].link_share <= LINKED)
    return replace(body, indexes=indexes, good=frozenset(good))


def classify_continued(evidence: Evidence, place: str) -> Classed:
    """The class of a page that goes on with a text: an article, unless there is an error or a wall instead of it."""
    text = evidence.body.indexes
    if not ("." in place and at_place(evidence.view, text, place)):  # no error page has the text's own element
        instead = instead_of_text(evidence)
        if instead is not None or not text:
            return Classed(page_class=instead or PageClass.NO_TEXT)
    if is_stub(evidence):
        return Classed(page_class=PageClass.PAYWALL)
    items = find_comments(evidence)
    return Classed(page_class=PageClass.ARTICLE_WITH_COMMENTS if items else PageClass.ARTICLE, items=items)


def at_place(view: View, indexes: Iterable[int], place: str) -> list[int]:
    """The blocks that stand there."""
    return [index for index in indexes if path_of(view.blocks[index].element) == place]


def is_plain(view: View, kinds: Sequence[str | None], index: int) -> bool:
    """No furniture and no list of links."""
    return view.blocks[index].link_share <= LINKED and kinds[index] is None


def heaviest(view: View, indexes: Iterable[int]) -> str:
    """The path with most words; of equals the first."""
    weights: dict[str, int] = {}
    for index in sorted(indexes):
        path = path_of(view.blocks[index].element)
        weights[path] = weights.get(path, 0) + view.words[index]
    return max(weights, key=lambda path: weights[path], default="")


def path_of(element: Element) -> str:
    """The elements around a text by tag and class, the outermost first; numbers in names differ from page to page."""
    around = dropwhile(lambda one: one.tag in PART_OF_TEXT, (element, *element.iterancestors()))
    return "/" + "/".join(reversed([step_of(one) for one in around if one.tag not in TOP]))


def step_of(element: Element) -> str:
    """Tag and class of an element."""
    names = [name for name in (element.get("class") or "").split() if not any(map(str.isdigit, name))]
    return ".".join((str(element.tag), *sorted(names)))
