"""Which blocks are compared when the main text is: what the extractor found, with what stands among it; no furniture.

The extractor looks for running text and leaves out what a watcher cares for: prices, tables, dates of items, pictures. So its text
says where on the page to look, and all that stands there counts but what is plainly furniture.
"""

from __future__ import annotations

from collections.abc import Sequence

from kronika.watch.furniture import Sums, furniture, is_teaser, sums
from kronika.watch.matching import matching
from kronika.watch.seeing import Seen

NEARLY_ALL = 0.9  # of the matched words stand in the innermost element that counts as the text
FEW_LINKS = 0.4  # of the words that come along with the element around: more, and it is about other pages
HEADINGS = frozenset({"h1", "h2", "h3", "h4", "h5", "h6"})
HOLDING = frozenset({"main", "article"})
TOP = frozenset({"body", "html"})
LONG = 8  # words of a matched block that is text even inside furniture
LINKS, MENU = 0.8, 8  # share of linked words in a list of links, and its words


def main_blocks(seen: Seen, texts: Sequence[str]) -> list[bool]:
    """For every block, whether it is compared; without texts, or where none is found, all but furniture."""
    matched = matching(seen, texts)
    held = sums(seen, matched)
    beside = furniture(seen, held)
    inner, outer = (0, 0) if not held.matched or not held.matched[0] else containers(seen, held, beside)
    within = below(seen, inner), below(seen, outer)
    found = [judge(seen, number, matched[number], beside, within, held) for number in range(len(seen.blocks))]
    return found if any(found) else [True] * len(found)


def judge(
    seen: Seen, number: int, matched: bool, beside: list[bool], within: tuple[list[bool], list[bool]], held: Sums
) -> bool:
    """One block: matched, or among the text and no furniture."""
    block = seen.blocks[number]
    if beside[block.holder]:
        return matched and block.words >= LONG and block.linked < block.words
    inner, outer = within
    if matched:
        return outer[block.holder] or block.linked < block.words  # its title may stand among the most read
    if is_teaser(seen, block) or not outer[block.holder]:
        return False
    return inner[block.holder] or not is_link_list(seen, block.holder, held)


def containers(seen: Seen, held: Sums, beside: list[bool]) -> tuple[int, int]:
    """The innermost holder of nearly all matched words, and the one around it that still belongs to the text."""
    inner = 0
    for number in range(1, len(seen.holders)):  # children come after their parents
        if seen.parents[number] == inner and held.matched[number] >= NEARLY_ALL * held.matched[0]:
            inner = number
    return inner, around(seen, inner, held, beside)


def around(seen: Seen, inner: int, held: Sums, beside: list[bool]) -> int:
    """The <article> or <main> around, and further up while what comes along is said, not linked: a price, a table, a notice."""
    number = inner
    while number and seen.holders[number].tag not in TOP:
        if seen.holders[number].tag in HOLDING or seen.holders[number].get("role") == "main":
            inner = number
            break
        number = seen.parents[number]
    own, linking = spoken_for(seen, beside)
    while inner:
        parent = seen.parents[inner]
        words, linked = own[parent] - own[inner], linking[parent] - linking[inner]
        if linked > FEW_LINKS * words:
            break
        inner = parent
    return inner


def spoken_for(seen: Seen, beside: list[bool]) -> tuple[list[int], list[int]]:
    """For every holder, the words in it that are no furniture, and how many of them lead to other pages: links, and the few words
    that stand below a linked heading."""
    size = len(seen.holders)
    words, linked = [0] * size, [0] * size
    below_link = False
    for block in seen.blocks:
        if beside[block.holder]:
            continue
        leads = 2 * block.linked >= block.words > 0
        is_heading = seen.holders[block.holder].tag in HEADINGS
        words[block.holder] += block.words
        linked[block.holder] += block.words if leads or below_link else block.linked
        below_link = leads and is_heading
    for number in range(size - 1, 0, -1):
        words[seen.parents[number]] += words[number]
        linked[seen.parents[number]] += linked[number]
    return words, linked


def below(seen: Seen, top: int) -> list[bool]:
    """Which holders are a holder, or in it."""
    found: list[bool] = []
    for number, parent in enumerate(seen.parents):
        found.append(number == top or (number > top and found[parent]))
    return found


def is_link_list(seen: Seen, holder: int, held: Sums) -> bool:
    """The element, or the one around, has hardly a word that is no link."""
    around = seen.parents[holder]
    number = around if seen.holders[holder].tag in ("li", "td", "dd", "p") else holder
    return held.words[number] >= MENU and held.linked[number] >= LINKS * held.words[number]
