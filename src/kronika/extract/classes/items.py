"""The briefs of a page as items: title, address, time and text of each."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from kronika.extract.classes.evidence import LINKED, Evidence
from kronika.extract.classes.lines import Line
from kronika.extract.classes.titles import BULLETS, address, begins_linked, is_linked_title, linked_text
from kronika.extract.classes.units import Unit, units
from kronika.extract.view import View
from kronika.html.blocks import Block
from kronika.html.jsonld import Node, texts
from kronika.lang.dates import first_date
from kronika.model.article import Item

MOST_ITEMS = 500
MOST_BLOCKS = 3_000
LONGEST = 12  # blocks of one brief where nothing holds it together
FEW = 2
MOSTLY = 0.6
SKIPPED = frozenset({"navigation", "ad", "consent", "form", "share"})
TITLES = frozenset({"title", "whole"})
WIDE = 12  # blocks around the running text that may belong to it


def find_briefs(evidence: Evidence) -> tuple[Item, ...]:
    """Updates that JSON-LD tells, else parts made alike, else what lies between one title or date and the next."""
    told = in_metadata(evidence.view)
    if len(told) >= FEW:
        return told
    reach = tuple(islice(places(evidence), MOST_BLOCKS))
    opens = {index: opening for index in reach if (opening := opening_of(evidence, index)) is not None}
    parts = max(units(evidence.view, evidence.makes, reach).values(), key=lambda row: fit(row, opens), default=[])
    whole = [unit.indexes for unit in parts if not opens.keys().isdisjoint(unit.indexes)]
    if fit(parts, opens)[0] < max(FEW, MOSTLY * sum(opening in chief(opens) for opening in opens.values())):
        whole = flat(reach, opens)
    items = (item_of(evidence, indexes) for indexes in whole)
    return tuple(islice((item for item in items if item), MOST_ITEMS))


def places(evidence: Evidence) -> list[int]:
    """The part of the page with the briefs: the running text and a little around, or everything but menus."""
    indexes = evidence.body.indexes
    start = evidence.headline.index or 0 if evidence.headline.index is not None else 0
    start = min(start, indexes[0]) if indexes else start
    end = indexes[-1] + WIDE if len(indexes) >= WIDE else len(evidence.view.blocks)
    return [
        index for index in range(start, min(end, len(evidence.view.blocks))) if evidence.kinds[index] not in SKIPPED
    ]


def opening_of(evidence: Evidence, index: int) -> str | None:
    """What opens a brief: a linked title ("title"), one with the text after it ("whole"), a line that is a date ("time")."""
    block = evidence.view.blocks[index]
    if is_linked_title(block):
        return "title"
    if begins_linked(block):
        return "whole"
    if len(block.text) <= 90 and any(character.isdigit() for character in block.text):
        return "time" if any(line.at and not line.text for line in evidence.lines(index)) else None
    return None


def fit(parts: Sequence[Unit], opens: dict[int, str]) -> tuple[int, int]:
    """Parts with just one title (or, without titles, one date) and more than that; then how much they hold."""
    kinds = chief(opens)
    score = 0
    for unit in parts:
        found = [opens[index] for index in unit.indexes if opens.get(index) in kinds]
        whole = len(unit.indexes) > 1 or "whole" in found
        score += 0 if not found else 1 if len(found) == 1 and whole else -1
    return score, sum(len(unit.indexes) for unit in parts)


def chief(opens: dict[int, str]) -> frozenset[str]:
    """Titles open briefs where there are some, dates elsewhere."""
    titles = sum(opening in TITLES for opening in opens.values())
    return TITLES if titles >= FEW else frozenset({"time"})


def flat(reach: Sequence[int], opens: dict[int, str]) -> list[tuple[int, ...]]:
    """From one opening to the next, no further than a brief is long."""
    kinds = chief(opens)
    starts = [place for place, index in enumerate(reach) if opens.get(index) in kinds]
    ends = [*starts[1:], len(reach)][: len(starts)]
    return [tuple(reach[start : min(end, start + LONGEST)]) for start, end in zip(starts, ends, strict=True)]


def item_of(evidence: Evidence, indexes: Sequence[int]) -> Item | None:
    """One brief."""
    title, url = "", None
    told: list[Line] = []
    for index in indexes:
        block = evidence.view.blocks[index]
        if not title and is_title(block):
            title, url = (linked_text(block) or block.text).replace("\n", " "), address(block, evidence.view)
            told += after_title(evidence, index, title)
        elif block.link_share <= LINKED:
            told += evidence.lines(index)
    said = [line.text for line in told if line.text]
    at = next((line.at for line in told if line.at), None)
    author = next((line.author for line in told if line.author), "")
    return Item(text="\n".join(said), title=title, url=url, author=author, at=at) if said or url else None


def is_title(block: Block) -> bool:
    """A linked title, or a heading."""
    return bool(block.level) or is_linked_title(block) or begins_linked(block)


def after_title(evidence: Evidence, index: int, title: str) -> list[Line]:
    """What the block of a title tells besides: the text after it, or the date it is."""
    block = evidence.view.blocks[index]
    if block.level:
        return [Line(at=line.at) for line in evidence.lines(index)]
    rest = "" if is_linked_title(block) else block.text.lstrip(BULLETS)[len(title) :].strip(BULLETS)
    return [Line(text=rest)] if rest else []


def in_metadata(view: View) -> tuple[Item, ...]:
    """Updates of a live report that JSON-LD tells."""
    told = [node.get("liveBlogUpdate") for node in view.metadata.articles()]
    found = [one for updates in told if isinstance(updates, list) for one in updates[:MOST_ITEMS]]
    return tuple(item for one in found if isinstance(one, dict) and (item := metadata_item(view, one)))


def metadata_item(view: View, node: Node) -> Item | None:
    """One update of JSON-LD."""
    said = "\n".join(texts(node.get("articleBody") or node.get("text")))
    title = next(iter(texts(node.get("headline") or node.get("name"))), "")
    when = first_date(next(iter(texts(node.get("datePublished"))), ""), lang=view.lang, now=view.now)
    author = next(iter(texts(node.get("author"))), "")
    return Item(text=said, title=title, author=author, at=when.when if when else None) if said or title else None
