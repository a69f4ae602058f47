"""What is plainly furniture on any page: menus, footers, cookie bars, sharing, teasers of other pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import takewhile

from kronika.lang.language import languages
from kronika.watch.names import spoken
from kronika.watch.seeing import Seen, SeenBlock
from kronika.watch.words import is_tag, words

TAGS = frozenset({"nav", "footer", "aside"})
# Names that mean furniture in any case …
SURE = frozenset(
    (
        "nav navbar navigation navigace nawigacja navi breadcrumb breadcrumbs drobecky footer foot paticka stopka podval cookie cookies "
        "cookiebar consent gdpr rodo share sharing shares social socials sdilet udostepnij skiplink skip pagination paginator pager paging "
        "login prihlaseni logowanie search vyhledavani szukaj newsletter related souvisejici powiazane recommended doporucene polecane "
        "sidebar megamenu popup modal contentinfo complementary comments diskuse komentare komentarze toplist"
    ).split()
)
# … and those that do only where there is hardly anything but links: a restaurant has a menu too.
LINKY = frozenset(
    "menu submenu topmenu mainmenu header head hlavicka topbar top bar tags sitemap links odkazy languages lang banner side".split()
)
LINKED = 0.6
SOME = 0.1  # of the text: what holds more of it is no furniture, whatever its name
HALF = 0.5
TEASER_WORDS = 80  # of a box of teasers
LABEL = 6  # words of its label


@dataclass(frozen=True, slots=True, kw_only=True)
class Sums:
    """What every holder holds, with all that is below it."""

    words: list[int]
    linked: list[int]
    matched: list[int]


def sums(seen: Seen, matched: Sequence[bool]) -> Sums:
    """Add the blocks up, from the leaves to the top; `matched` are those that belong to the text for sure."""
    size = len(seen.holders)
    words, linked, found = [0] * size, [0] * size, [0] * size
    for block, fits in zip(seen.blocks, matched, strict=True):
        words[block.holder] += block.words
        linked[block.holder] += block.linked
        found[block.holder] += block.words if fits else 0
    for number in range(size - 1, 0, -1):
        parent = seen.parents[number]
        words[parent] += words[number]
        linked[parent] += linked[number]
        found[parent] += found[number]
    return Sums(words=words, linked=linked, matched=found)


def furniture(seen: Seen, held: Sums) -> list[bool]:
    """Which holders are furniture, or stand in it."""
    boxes = teaser_boxes(seen, held)
    found: list[bool] = []
    for number, parent in enumerate(seen.parents):
        inside = number > 0 and found[parent]
        if inside or not held.words[number]:
            found.append(inside)
            continue
        found.append(number in boxes or (may_be(number, held) and is_furniture(seen, number, held)))
    return found


def may_be(number: int, held: Sums) -> bool:
    """What holds a good part of the text, or of the page, is no furniture."""
    return held.words[number] <= HALF * held.words[0] and held.matched[number] <= SOME * held.matched[0]


def is_furniture(seen: Seen, number: int, held: Sums) -> bool:
    """By its tag or its names."""
    element = seen.holders[number]
    if element.tag in TAGS:
        return True
    names = spoken(element)
    if not names:
        return False
    if not SURE.isdisjoint(names):
        return True
    return not LINKY.isdisjoint(names) and held.linked[number] >= LINKED * held.words[number]


def teaser_boxes(seen: Seen, held: Sums) -> set[int]:
    """Small boxes that begin with "Read also"; the title of this page may be among theirs."""
    found: set[int] = set()
    for block in seen.blocks:
        if 0 < block.words <= LABEL and may_begin(seen, block) and said(seen, block) in teaser_labels():
            box = seen.parents[block.holder]
            while box and held.words[box] == block.words:  # a row of a table with nothing but the label
                box = seen.parents[box]
            found.add(box if held.words[box] <= TEASER_WORDS and may_be(box, held) else block.holder)
    return {number for number in found if may_be(number, held)}


def is_teaser(seen: Seen, block: SeenBlock) -> bool:
    """ "Read also: the title of another article"."""
    if not block.linked or block.words > TEASER_WORDS or not may_begin(seen, block):
        return False
    before = list(takewhile(lambda token: not token.startswith("<a "), seen.tokens[block.start + 1 : block.end]))
    return " ".join(token for token in before if not is_tag(token)).lower().rstrip(" :…-–") in teaser_labels()


def may_begin(seen: Seen, block: SeenBlock) -> bool:
    """The first word is one that such labels begin with: nearly all blocks fail this test, and it is quick."""
    for token in seen.tokens[block.start + 1 : block.start + 4]:
        if not is_tag(token):
            return token.lower() in first_words()
    return False


def said(seen: Seen, block: SeenBlock) -> str:
    """The words of a block in small letters, as labels are written."""
    words = (token for token in seen.tokens[block.start : block.end] if not is_tag(token))
    return " ".join(words).lower().rstrip(" :…")


@cache
def first_words() -> frozenset[str]:
    """How labels of teasers begin."""
    return frozenset(words(label)[0] for label in teaser_labels())


@cache
def teaser_labels() -> frozenset[str]:
    """How such boxes are called, in every language."""
    return frozenset(word for tongue in languages().values() for word in tongue.teaser_words)
