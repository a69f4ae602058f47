"""The body: the container with the most running text and the least else, and in it the blocks that are text."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING

from kronika.extract.furniture import ancestry
from kronika.extract.headline import Headline
from kronika.extract.likeness import is_name, likeness, plain
from kronika.extract.marks import LEAD
from kronika.extract.view import View
from kronika.html.blocks import Block

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

SENTENCE_ENDS = (".", "!", "?", "…", "“", "”", '"', "»", ":", ";", ")", "’")
LINKED = 0.5
LEAST_WORDS = 9
LEAST_SENTENCE = 4  # in a <p> of its own
REPEATED = 40  # characters from which an equal block is a repetition
FAR = 12  # blocks of other things after which the text has ended
MAX_PENALTY = 12  # words a block that is not text counts against a container at most
FINAL = (".", "!", "?", "…", "“", "”", '"', "»")
DOMINANT = 0.7  # share of the running text in one kind of tag, from which short blocks in loose tags are foreign
LOOSE = frozenset("div td th section aside center span body header footer".split())
FOREIGN_WORDS = 40
ASIDE = 0.3  # so little text beside the rest, made otherwise, is not of the article


@dataclass(frozen=True, slots=True, kw_only=True)
class Body:
    """The blocks of the body in order, and which of them are running text."""

    indexes: tuple[int, ...] = ()
    good: frozenset[int] = frozenset()
    container: Element | None = None


def find_body(view: View, headline: Headline, kinds: list[str | None]) -> Body:
    """Choose the container, then the blocks in it."""
    good = {index for index in range(len(view.blocks)) if kinds[index] is None and is_running(view, index)}
    after = {index for index in good if headline.index is None or index > headline.index}
    good = after or good
    if not good:
        return Body()
    container = closer(view, best_container(view, good, kinds), good)
    inside = [index for index, block in enumerate(view.blocks) if holds(container, block.element)]
    chosen = good.intersection(inside)
    chosen -= foreign(view, chosen)
    reached = widened(view, headline, kinds, inside, chosen)
    kept = keep(view, headline, kinds, reached, chosen)
    return Body(indexes=tuple(kept), good=frozenset(chosen.intersection(kept)), container=container)


def is_running(view: View, index: int) -> bool:
    """Running text: enough words, few links, and either a sentence's end or the small words of the language."""
    block, count = view.blocks[index], view.words[index]
    if block.tag == "p" and count >= LEAST_SENTENCE and not block.link_chars and block.text.endswith(FINAL):
        return True
    if count < LEAST_WORDS or block.link_share > LINKED or (block.level and count < 20):
        return False
    ends = block.text.endswith(SENTENCE_ENDS)
    if not view.tongue.stop_words:
        return ends or count > 25
    small = sum(word in view.tongue.stop_words for word in block.text.lower().split())
    return (ends and small >= 1) or small >= 0.15 * count


def best_container(view: View, good: set[int], kinds: list[str | None]) -> Element:
    """The element with the greatest surplus of running text over everything else; of equals the innermost."""
    # Only what holds running text: a box of nothing but furniture is worth 0 and would beat short text among many links.
    surplus = {element: 0.0 for index in sorted(good) for element in ancestry(view.blocks[index].element)}
    for index, block in enumerate(view.blocks):
        value = worth(view, index, good, kinds)
        for element in ancestry(block.element):
            if element in surplus:
                surplus[element] += value
    best = max(surplus, key=lambda element: surplus[element])
    return narrowest(best, surplus)


def worth(view: View, index: int, good: set[int], kinds: list[str | None]) -> float:
    """Words for running text, against links and loose lines; known furniture is left out later and costs nothing here."""
    if index in good:
        return float(view.words[index])
    if kinds[index] is not None:
        return 0.0
    linked = view.blocks[index].link_share > LINKED
    return -min(MAX_PENALTY, view.words[index]) * (0.5 if linked else 0.15)


def narrowest(element: Element, surplus: dict[Element, float]) -> Element:
    """Step down while one child has all the surplus."""
    while True:
        inner = next((child for child in element if child in surplus and surplus[child] >= surplus[element]), None)
        if inner is None:
            return element
        element = inner


def closer(view: View, container: Element, good: set[int]) -> Element:
    """Step down into a child with nearly all the text, when what is left outside is little and of another make."""
    paths = {index: path_below(container, view.blocks[index].element) for index in good}
    for depth in count():
        branches: dict[Element, set[int]] = {}
        for index in good:
            if depth < len(paths[index]):
                branches.setdefault(paths[index][depth], set()).add(index)
        best = max(branches, key=lambda branch: sum(view.words[index] for index in branches[branch]), default=None)
        inside = branches[best] if best is not None else set()
        outside = {index for indexes in branches.values() for index in indexes} - inside
        if best is None or named_lead(best) or len(inside) + len(outside) < len(good):
            return container
        if not is_aside(view, inside, outside):
            return container
        container, good = best, inside
    return container


def named_lead(element: Element) -> bool:
    """A long lead before a short text must not be taken for the text."""
    return LEAD.search(f"{element.get('class') or ''} {element.get('id') or ''}") is not None


def path_below(container: Element, element: Element) -> list[Element]:
    """The elements from a child of the container down to an element; none for what does not lie in it."""
    around = [element]
    while around[-1] is not container:
        parent = around[-1].getparent()
        if parent is None:
            return []
        around.append(parent)
    return around[-2::-1] if len(around) > 1 else []


def is_aside(view: View, inside: set[int], outside: set[int]) -> bool:
    """Little text, none of it made as the rest is."""
    words = sum(view.words[index] for index in outside)
    if words > ASIDE * sum(view.words[index] for index in inside):
        return False
    return {make(view.blocks[index]) for index in outside}.isdisjoint(make(view.blocks[index]) for index in inside)


def make(block: Block) -> tuple[str, ...]:
    """Tag and class of a block and of what it stands in."""
    parent = block.element.getparent()
    around = ("", "") if parent is None else (str(parent.tag), parent.get("class") or "")
    return block.tag, block.element.get("class") or "", *around


def foreign(view: View, chosen: set[int]) -> set[int]:
    """Short blocks in loose tags among proper paragraphs: appeals, contests, notes of the house."""
    words: dict[str, int] = {}
    for index in chosen:
        words[view.blocks[index].tag] = words.get(view.blocks[index].tag, 0) + view.words[index]
    tag = max(words, key=lambda name: words[name])
    paragraphs = sum(view.blocks[index].tag == tag for index in chosen)
    if tag in LOOSE or paragraphs < 2 or words[tag] < DOMINANT * sum(words.values()):
        return set()
    return {index for index in chosen if view.blocks[index].tag in LOOSE and view.words[index] < FOREIGN_WORDS}


def holds(container: Element, element: Element) -> bool:
    """The element is the container or lies in it."""
    return element is container or any(ancestor is container for ancestor in element.iterancestors())


def without_far(inside: list[int], chosen: set[int]) -> tuple[int, int]:
    """The places of the first and the last running text, cut where too much else comes between."""
    first = next(place for place, index in enumerate(inside) if index in chosen)
    last, gap = first, 0
    for place, index in enumerate(inside[first:], first):
        if index in chosen:
            last, gap = place, 0
        else:
            gap += 1
            if gap > FAR:
                break
    return first, last


def widened(view: View, headline: Headline, kinds: list[str | None], inside: list[int], chosen: set[int]) -> list[int]:
    """From the first to the last running text, with the headings before it and the short lines after it that belong to it."""
    first, last = without_far(inside, chosen)
    top = -1 if headline.index is None else headline.index
    while first and top >= 0 and inside[first - 1] > top and is_sub_heading(view.blocks[inside[first - 1]]):
        first -= 1
    made = {make(view.blocks[index]) for index in chosen}
    while last + 1 < len(inside) and belongs(view, kinds, inside[last + 1], made):
        made.add(make(view.blocks[inside[last + 1]]))
        last += 1
    return inside[first : last + 1]


def is_sub_heading(block: Block) -> bool:
    """A heading below the first rank, without a link."""
    return block.level > 1 and not block.links


def belongs(view: View, kinds: list[str | None], index: int, made: set[tuple[str, ...]]) -> bool:
    """A short line after the last paragraph that is made as one, or an item of the list that ends the text."""
    block = view.blocks[index]
    if kinds[index] is not None or block.link_chars or view.words[index] < 2 or is_name(block.text):
        return False
    return make(block) in made and (block.tag == "li" or block.text.endswith(FINAL))


def keep(view: View, headline: Headline, kinds: list[str | None], reached: list[int], chosen: set[int]) -> list[int]:
    """Drop furniture, links, the headline itself and repetitions; keep sub-headings that something follows."""
    kept: list[int] = []
    seen: set[str] = set()
    title = plain(headline.text)
    proper = sum(view.blocks[index].tag == "p" for index in chosen) > 0.7 * len(chosen)
    for index in reached:
        block = view.blocks[index]
        words = plain(block.text)
        if kinds[index] is not None or not words or repeats(words, title, seen):
            continue
        if index in chosen or (is_small_text(block, view.words[index]) and not (proper and is_loose(block))):
            kept.append(index)
            if len(words) > REPEATED:
                seen.add(words)
    while kept and view.blocks[kept[-1]].level:
        kept.pop()
    return kept


def is_loose(block: Block) -> bool:
    """In a loose tag, and no bold line that serves as a sub-heading."""
    sub_heading = block.bold_chars >= 0.8 * len(block.text) and not block.text.endswith(FINAL)
    return block.tag in LOOSE and not sub_heading


def repeats(words: str, title: str, seen: set[str]) -> bool:
    """The headline again, or a paragraph that was there before."""
    return words in seen or words == title or (len(words) < 1.3 * len(title) and likeness(words, title) > 0.9)


def is_small_text(block: Block, count: int) -> bool:
    """Short lines between paragraphs: sub-headings, speech, list items; not links, not bare numbers."""
    return block.link_share <= LINKED and (count > 1 or bool(block.level) or block.text.endswith(SENTENCE_ENDS))
