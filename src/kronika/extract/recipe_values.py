"""What the rules of a recipe find on a page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from lxml import etree

from kronika.extract.parts import body_of, parts_of
from kronika.html.blocks import SKIPPED, blocks
from kronika.html.document import Document, parse
from kronika.html.selector import Selector, css, either, xpath
from kronika.html.text import fold
from kronika.lang.dates import first_date
from kronika.model.article import Part
from kronika.model.recipe import Field, Recipe, Rule, Take

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

Value = str | datetime | tuple[str, ...] | tuple[Part, ...]

# Never running text inside of what was asked for; a recipe need not name them.
ALWAYS_DROPPED = ("figcaption", "nav", "form", "button")
MOST_PLACES = 500
MOST_NAMES = 50
LONGEST = 2_000  # characters of a title, a name, a date
LONGEST_MARKUP = 2_000_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """One field: what was found, and by which rule; without a value the rule is the first that was tried."""

    field: Field
    rule: Rule
    value: Value | None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Place:
    """Where the rules look, and what they must know to read a date."""

    document: Document
    lang: str | None
    now: datetime


def find_all(recipe: Recipe, place: Place) -> list[Finding]:
    """Every field the recipe has rules for, in the order of an article's fields."""
    return [find(recipe.for_field(field), place) for field in Field if recipe.for_field(field)]


def find(rules: tuple[Rule, ...], place: Place) -> Finding:
    """What the first rule that finds something finds."""
    for rule in rules:
        value = READERS[rule.field](rule, place)
        if value:
            return Finding(field=rule.field, rule=rule, value=value)
    return Finding(field=rules[0].field, rule=rules[0], value=None)


def line(rule: Rule, place: Place) -> str:
    """A title or a section: the first text, or all of them joined."""
    found = texts(rule, place.document)
    return rule.join.join(found) if rule.join else next(found, "")


def names(rule: Rule, place: Place) -> tuple[str, ...]:
    """Authors or keywords, each once."""
    pieces = (
        piece for text in texts(rule, place.document) for piece in (text.split(rule.split) if rule.split else [text])
    )
    return tuple(dict.fromkeys(name for piece in pieces if (name := piece.strip(" ,;·|"))))[:MOST_NAMES]


def moment(rule: Rule, place: Place) -> datetime | None:
    """The first date that can be one of publishing."""
    for text in texts(rule, place.document):
        for lang in (place.lang, "en"):
            found = first_date(text, lang=lang, now=place.now)
            if found is not None and found.when <= place.now + timedelta(days=1):
                return found.when
    return None


def running_text(rule: Rule, place: Place) -> tuple[Part, ...]:
    """The body."""
    return tuple(part for box in boxes(rule, place.document) for part in parts_in(box, place.document))


def paragraphs(rule: Rule, place: Place) -> str:
    """The lead: all that was found, as paragraphs."""
    return body_of(running_text(rule, place))


READERS: dict[Field, Callable[[Rule, Place], Value | None]] = {
    Field.TITLE: line,
    Field.LEAD: paragraphs,
    Field.BODY: running_text,
    Field.PUBLISHED: moment,
    Field.AUTHORS: names,
    Field.KEYWORDS: names,
    Field.SECTION: line,
}


def texts(rule: Rule, document: Document) -> Iterator[str]:
    """The texts a rule finds that are not empty, each on one line and cut as the rule says."""
    for box in boxes(rule, document):
        text = fold(" ".join(part.text for part in parts_in(box, document)))[:LONGEST]
        if rule.after:
            text = text.partition(rule.after)[2]
        if rule.before:
            text = text.partition(rule.before)[0]
        if text.strip():
            yield text.strip()


def parts_in(box: Element, document: Document) -> list[Part]:
    """What a tree apart from the page holds."""
    return parts_of(blocks(replace(document, root=box)))


def boxes(rule: Rule, document: Document) -> Iterator[Element]:
    """Each finding as a tree of its own, without what the rule drops; the page itself stays as it is."""
    for found in apart(selector_of(rule).select(document.root)[:MOST_PLACES]):
        box = box_of(found, rule)
        if box is not None:
            drop([one for one in box.iter(*ALWAYS_DROPPED) if one.getparent() is not box], box)
            for selector in rule.drop:
                drop(either(selector).select(box), box)
            yield box


def apart(found: Iterable[Element | str]) -> Iterator[Element | str]:
    """Findings that do not stand inside one another: a text is taken once."""
    taken: set[Element] = set()
    for thing in found:
        if isinstance(thing, str):
            yield thing
        elif not taken.intersection(thing.iterancestors()):
            taken.add(thing)
            yield thing


def box_of(found: Element | str, rule: Rule) -> Element | None:
    """A tree with the text, the attribute or the inner markup of one finding."""
    if isinstance(found, str):
        text: str | None = found
    elif rule.attribute:
        text = found.get(rule.attribute)
    elif rule.take is Take.HTML:
        text = "".join(map(str, found.itertext()))
    else:
        return copy_of(found)
    if not text:
        return None
    if rule.take is Take.HTML:
        inner = parse(text[:LONGEST_MARKUP]).root
        return copy_of(inner)
    box = etree.Element("body")
    box.text = fold(text)
    return box


def copy_of(element: Element) -> Element:
    """The element alone in a tree, shown even where the page hides it: the recipe asks for it by name."""
    box = etree.Element("body")
    copy = deepcopy(element)
    copy.tail = None
    for name in ("hidden", "style"):
        copy.attrib.pop(name, "")
    if copy.tag in ("html", "body", "noscript") or copy.tag in SKIPPED - {"script", "style"}:
        copy.tag = "div"
    box.append(copy)
    return box


def drop(found: Iterable[Element | str], box: Element) -> None:
    """Take elements out of a box, but not the text behind them."""
    for element in found:
        parent = None if isinstance(element, str) or element is box else element.getparent()
        if parent is None or isinstance(element, str):
            continue
        before = element.getprevious()
        if element.tail and before is not None:
            before.tail = (before.tail or "") + " " + element.tail
        elif element.tail:
            parent.text = (parent.text or "") + " " + element.tail
        parent.remove(element)


def selector_of(rule: Rule) -> Selector:
    """The rule's selector, compiled once."""
    return css(rule.css) if rule.css else xpath(rule.xpath)
