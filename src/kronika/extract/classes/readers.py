"""What readers said, as items: who, when and what, answers among the rest."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice, pairwise
from typing import TYPE_CHECKING

from kronika.extract.classes.evidence import LINKED, Evidence
from kronika.extract.classes.lines import Line
from kronika.extract.classes.phrases import bare, begins
from kronika.extract.classes.places import where_readers_speak
from kronika.extract.classes.units import Make, Unit, units
from kronika.extract.view import View
from kronika.html.blocks import Block
from kronika.html.jsonld import Node, texts
from kronika.lang.dates import first_date
from kronika.model.article import Item

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

MOST_BLOCKS = 3_000
MOST_ITEMS = 1_000
LEAST_UNMARKED = 2
UNSIGNED_WORDS = 4  # a line without author and time counts as said from so many words
SPOKEN_WORDS, LEAST_UNSIGNED = 6, 3  # words of a comment that nobody signs, and how many there must be
SHORT = 100
WORN = 40
DIGITS = re.compile(r"\d\D*\d\D*\d|\d \w+ \w+")  # "27. 4. 2026", "5 minut temu": a line that may hold a date
COUNTED = re.compile(  # "3 komentarze", "Diskuse (12)", bare
    r"\b[1-9]\d* (?:comment|repl|respons|koment|kommentar|opini|diskus|prispev|коммент|отзыв)"
    r"|\b(?:comment|repl|respons|koment|kommentar|opini|diskus|diskuz|dyskus|prispev|nazor|коммент|отзыв|обсужд)\w*(?: [^\W\d]+){0,2} [1-9]\d*\b"
)
TITLE = 25  # characters of a link that is a title
MOSTLY = 0.7
TRIED = 3
READERS = (None, "byline", "comment")  # furniture that comments without a name may be taken for
SAID = 2  # words of a comment at least
LONGEST = 40  # blocks of a comment: lines further apart sign no row of them
SIGNED_WORDS = 6  # words of a line that may hold name, date and a comment
BEFORE, AFTER = 2, 6  # blocks around the signed lines that may belong to their comments


def find_comments(evidence: Evidence) -> tuple[Item, ...]:
    """Comments in places named so, else in parts made alike below the headline, else in JSON-LD."""
    place = Place(evidence=evidence, indexes=where_readers_speak(evidence)[:MOST_BLOCKS])
    return place.items() or unmarked(evidence) or in_metadata(evidence.view)


@dataclass(frozen=True, kw_only=True, eq=False)
class Place:
    """Blocks among which readers speak."""

    evidence: Evidence
    indexes: tuple[int, ...]

    @cached_property
    def told(self) -> dict[int, tuple[Line, ...]]:
        """What each block tells; forms and headings tell nothing."""
        view, forms = self.evidence.view, Forms(self.evidence)
        return {
            index: self.evidence.lines(index)
            for index in self.indexes
            if not forms.hold(view.blocks[index].element) and not is_house(view, index)
        }

    @property
    def is_silent(self) -> bool:
        """Nothing but links and buttons of one word."""
        view = self.evidence.view
        return not any(view.words[index] >= SAID and view.blocks[index].link_share <= LINKED for index in self.indexes)

    def items(self) -> tuple[Item, ...]:
        """One item for each part that holds words of a reader."""
        if self.is_silent or not any(line.text for told in self.told.values() for line in told):
            return ()
        ways = units(self.evidence.view, self.evidence.makes, self.told)
        best = max(ways.values(), key=self.fit, default=None)
        if best is None or self.fit(best)[0] < len(best):  # no unit, or units that are no whole comments
            return self.flat()
        worn = self.worn(len(best))
        kept = ([line for index in unit.indexes for line in self.told[index] if line.text not in worn] for unit in best)
        return self.believed(islice((item for told in kept if (item := self.item(told))), MOST_ITEMS))

    def worn(self, count: int) -> frozenset[str]:
        """Short lines that stand in half of the comments or more: no reader said them."""
        heard = Counter(line.text for told in self.told.values() for line in told if 0 < len(line.text) < WORN)
        return frozenset(text for text, times in heard.items() if times > max(1, count / 2))

    def fit(self, parts: Sequence[Unit]) -> tuple[int, int]:
        """How well parts are comments: each has words and at best one name and one time; then how much they hold."""
        score = 0
        for unit in parts:
            told = [line for index in unit.indexes for line in self.told[index]]
            if any(line.text for line in told):
                times = sum(line.at is not None for line in told)
                names = sum(bool(line.author) for line in told)
                score += (3 if 1 in (times, names) else 1) if times <= 1 else 0
        return score, sum(len(unit.indexes) for unit in parts)

    def signed(self, parts: Sequence[Unit], dated: frozenset[int]) -> tuple[Item, ...]:
        """The items of parts that are comments beyond doubt: nearly all signed and dated, none led by a linked title."""
        least = max(LEAST_UNMARKED, MOSTLY * len(parts))
        likely = [unit for unit in parts if not dated.isdisjoint(unit.indexes) and not self.is_titled(unit)]
        if len(likely) < least:
            return ()
        items: list[Item] = []
        for number, unit in enumerate(likely):
            if number == TRIED and not items:
                return ()  # none of the first is a comment: the rest will not be
            item = self.item([line for index in unit.indexes for line in self.evidence.lines(index)])
            if item and item.author and item.at and len(item.text.split()) > 1:
                items.append(item)
        distinct = {item.text for item in items}  # "2 minutes read" below every title
        return tuple(items) if len(items) >= least and len(distinct) > 1 else ()

    def is_titled(self, unit: Unit) -> bool:
        """A linked title stands in it: a summary of another page."""
        return any(is_title(self.evidence.view.blocks[index]) for index in unit.indexes)

    def flat(self) -> tuple[Item, ...]:
        """Comments that nothing holds together: each begins where a name or a time stands."""
        groups: list[list[Line]] = [[]]
        signed = any(line.author or line.at for told in self.told.values() for line in told)
        for told in self.told.values():
            for line in told:
                if begins_anew(groups[-1], line) if signed else line.text:
                    groups.append([])
                groups[-1].append(line)
        return self.believed(islice((item for group in groups if (item := self.item(group))), MOST_ITEMS))

    def believed(self, items: Iterable[Item]) -> tuple[Item, ...]:
        """All comments; where most are signed, only those, because the rest is what the house says between them.

        One or two texts that nobody signed and dated are what the house says where there are no comments, unless it counts some.
        """
        found = tuple(items)
        signed = tuple(item for item in found if item.author or item.at)
        if signed and 2 * len(signed) >= len(found):
            return signed if len(signed) > 1 or signed[0].at or self.is_counted else ()  # "Sign in: our rules …"
        said = sum(len(item.text.split()) >= SPOKEN_WORDS for item in found)
        return found if said >= max(LEAST_UNSIGNED, len(found) / 2) or self.is_counted else ()

    @property
    def is_counted(self) -> bool:
        """A line says how many comments there are."""
        short = (self.evidence.view.blocks[index].text for index in self.indexes)
        return any(COUNTED.search(bare(text)) for text in short if len(text) <= WORN)

    def item(self, told: Sequence[Line]) -> Item | None:
        """A comment: the first name, the first time, all that is said; nothing when too little says so."""
        said = [line.text for line in told if line.text]
        author = next((line.author for line in told if line.author), "")
        at = next((line.at for line in told if line.at), None)
        if not author and at is None:
            said = [text for text in said if is_spoken(text)]
        return Item(text="\n".join(said), author=author, at=at) if said else None


def begins_anew(group: Sequence[Line], line: Line) -> bool:
    """A name or a time after something was said."""
    return bool((line.author or line.at) and any(other.text for other in group))


def is_spoken(text: str) -> bool:
    """Words that a reader may have said, although nobody signs them."""
    words = bare(text[:SHORT])
    return len(text.split()) >= UNSIGNED_WORDS and not (
        begins(words, "writing_words") or begins(words, "comment_words")
    )


def is_house(view: View, index: int) -> bool:
    """A heading, or what the house says around comments."""
    block = view.blocks[index]
    if 0 < block.level < 4:
        return True
    words = bare(block.text[:SHORT])
    return begins(words, "writing_words") or (len(words.split()) <= 5 and begins(words, "comment_words"))


class Forms:
    """Forms to write in; a form around the whole page is none."""

    def __init__(self, evidence: Evidence) -> None:
        first = min(evidence.body.indexes, default=evidence.headline.index)
        around = () if first is None else evidence.view.blocks[first].element.iterancestors("form")
        self._known: dict[Element, bool] = dict.fromkeys(around, False)

    def hold(self, element: Element) -> bool:
        """The element lies in a form with a field to write in."""
        form = next(element.iterancestors("form"), None)
        if form is None:
            return False
        if form not in self._known:
            self._known[form] = next(form.iter("textarea", "input"), None) is not None
        return self._known[form]


def unmarked(evidence: Evidence) -> tuple[Item, ...]:
    """Parts made alike below the headline, each with a name, a time and words, none with a linked title."""
    blocks = evidence.view.blocks
    best: tuple[Item, ...] = ()
    for dated in dated_alike(evidence):
        if is_quoted(evidence, dated):
            continue
        reach = range(max(0, dated[0] - BEFORE), min(len(blocks), dated[-1] + AFTER))
        place = Place(evidence=evidence, indexes=tuple(reach[:MOST_BLOCKS]))
        only = signed_makes(evidence, dated)
        for parts in units(evidence.view, evidence.makes, place.indexes, only).values():
            found = place.signed(parts, frozenset(dated)) if len(parts) > len(best) else ()
            if len(found) > len(best) and evidence.kinds[parts[0].indexes[0]] in READERS:  # what is dear is asked last
                best = found
    return best


def is_quoted(evidence: Evidence, dated: Sequence[int]) -> bool:
    """The lines stand in the text, which goes on below them: posts that the article shows."""
    chosen = evidence.body.good
    return bool(chosen) and min(chosen) < dated[0] and max(chosen) > dated[-1] + AFTER


def dated_alike(evidence: Evidence) -> list[list[int]]:
    """Short lines with a date below the headline, grouped by how they are made; a single one signs no row of comments."""
    blocks, start = evidence.view.blocks, (evidence.headline.index or 0) + 1
    groups: dict[Make, list[int]] = {}
    for index in evidence.short_with_digits(SHORT, 1):
        if index >= start and blocks[index].link_share <= LINKED and DIGITS.search(blocks[index].text):
            groups.setdefault(evidence.makes.of(blocks[index].holder), []).append(index)
    rows = (row for row in groups.values() if LEAST_UNMARKED <= len(row) <= MOST_ITEMS and has_words(evidence, row))
    return [row for row in rows if any(line.at for index in row[:2] for line in evidence.lines(index))]


def has_words(evidence: Evidence, dated: Sequence[int]) -> bool:
    """After two of these lines at least somebody says something, or the lines themselves do; lists of titles are dated too."""
    words, blocks = evidence.view.words, evidence.view.blocks
    spoken = 0
    for start, end in pairwise((*dated, min(dated[-1] + AFTER, len(blocks)))):
        near = blocks[start + 1 : min(end, start + AFTER)]
        said = words[start] >= SIGNED_WORDS or any(
            words[start + 1 + place] >= SAID and block.link_share <= LINKED for place, block in enumerate(near)
        )
        spoken += said and end - start <= LONGEST and not any(map(is_title, near))
        if spoken >= LEAST_UNMARKED:
            return True
    return False


def is_title(block: Block) -> bool:
    """A linked title: what it stands in sums up another page."""
    return len(block.text) >= TITLE and block.link_share > LINKED


def signed_makes(evidence: Evidence, dated: Sequence[int]) -> frozenset[Make]:
    """How parts may be made of which at least two hold a date: nothing else can be a row of signed comments."""
    blocks = evidence.view.blocks
    held = {found for index in dated for found in evidence.makes.around(blocks[index].holder)}
    counted = Counter(make for make, _ in held)
    return frozenset(make for make, count in counted.items() if count >= LEAST_UNMARKED)


def in_metadata(view: View) -> tuple[Item, ...]:
    """Comments that JSON-LD tells."""
    told = [node.get("comment") for node in view.metadata.articles()]
    found = [one for comment in told for one in (comment if isinstance(comment, list) else [comment])]
    items = (metadata_item(view, one) for one in found[:MOST_ITEMS] if isinstance(one, dict))
    return tuple(item for item in items if item)


def metadata_item(view: View, node: Node) -> Item | None:
    """One comment of JSON-LD."""
    said = "\n".join(texts(node.get("text")))
    at = next(iter(texts(node.get("dateCreated") or node.get("datePublished"))), "")
    found = first_date(at, lang=view.lang, now=view.now)
    author = next(iter(texts(node.get("author"))), "")
    return Item(text=said, author=author, at=found.when if found else None) if said else None
