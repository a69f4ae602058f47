"""Where title, lead, date and authors stand: the place that says on most pages what the teachers say."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from kronika.html.text import fold, longer_than
from kronika.lang.dates import first_date
from kronika.model.article import GAP
from kronika.model.recipe import Field, Rule, Take
from kronika.verify.repair.dates import same_date
from kronika.verify.repair.paths import TOP, Path, paths
from kronika.verify.repair.study import Study
from kronika.verify.repair.words import f1, key

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

TAUGHT = 0.5  # share of the pages whose teachers must know the field
COMMON = 0.5  # share of the pages that know the field which must propose a way
ALIKE = 0.8  # share of common words from which two texts are one
LONGEST = 1_500  # characters of a place that may hold a field
VALUES = ("datetime", "content")  # attributes that hold what readers need not see
LASTING = 0.05
MOST_PLACES = 20
UNREAD = TOP | frozenset("script style head title link noscript template".split())
NEVER = re.compile(r"(?!)")
HEADINGS = frozenset("h1 h2 h3".split())


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """A field to look for: what is expected on a page, and what counts as that."""

    field: Field
    expected: Callable[[Study], object]  # falsy: the page has no teacher for it
    says: Callable[[Study, list[str], object], bool]  # the texts found are what is expected
    least: float  # share of the pages on which a rule must be right
    attributes: tuple[str, ...] = ()
    tags: frozenset[str] = frozenset()  # whose text it can be; empty: any
    unlike: re.Pattern[str] = NEVER  # names of other things that may happen to say the same


@dataclass(frozen=True, slots=True, kw_only=True)
class Spot:
    """One way to a field: an element, or one of its attributes."""

    path: Path
    attribute: str = ""

    @property
    def lasting(self) -> float:
        """What its name adds to how often it is right; what is written for machines is exact."""
        return LASTING * (self.path.worth + bool(self.attribute)) - len(self.path.text) / 10_000


def rules(studies: Sequence[Study]) -> list[Rule]:
    """A rule for each field that most pages agree on."""
    return [rule for wish in WISHES if (rule := best(wish, studies)) is not None]


def best(wish: Wish, studies: Sequence[Study]) -> Rule | None:
    """The place that is right most often; of equal ones the one whose name lasts."""
    taught = [(study, value) for study in studies if (value := wish.expected(study))]
    if len(taught) < TAUGHT * len(studies):
        return None
    votes: Counter[Spot] = Counter()
    for study, value in taught:
        votes.update(set(spots(wish, study, value)))
    least = COMMON * len(taught)
    likely = [spot for spot, count in votes.items() if count >= least and not wish.unlike.search(spot.path.text)]
    chosen, mark = None, 0.0
    for spot in sorted(likely, key=lambda spot: (-spot.lasting, spot.path.text, spot.attribute)):
        if mark >= 1 + spot.lasting:
            break  # nothing that follows can be better
        right = share(wish, spot, taught)
        if right + spot.lasting > mark:
            chosen, mark = spot, right + spot.lasting
    if chosen is None or share(wish, chosen, taught) < wish.least:
        return None
    filled = sum(bool(found(chosen, study)) for study in studies)
    return as_rule(wish.field, chosen, optional=filled < len(studies))


def as_rule(field: Field, spot: Spot, *, optional: bool) -> Rule:
    """A spot as a recipe writes it."""
    text, attribute = spot.path.text, spot.attribute
    return Rule(
        field=field,
        css="" if spot.path.is_xpath else text,
        xpath=text if spot.path.is_xpath else "",
        attribute=attribute,
        take=Take.ATTRIBUTE if attribute else Take.TEXT,
        optional=optional,
    )


def spots(wish: Wish, study: Study, value: object) -> Iterator[Spot]:
    """Every place of a page that says what is expected, in every way it can be written down."""
    for element in study.elements:
        if element.tag in UNREAD:
            continue
        for name in wish.attributes:
            if element.get(name) and wish.says(study, [element.get(name) or ""], value):
                yield from (Spot(path=path, attribute=name) for path in paths(study, element))
        if element.tag in wish.tags or (not wish.tags and element.tag != "meta"):
            text = text_in(element)
            if text and wish.says(study, [text], value):
                yield from (Spot(path=path) for path in paths(study, element))


def found(spot: Spot, study: Study) -> list[str]:
    """The texts at a spot."""
    return [text for text in texts(spot, study) if text]


def texts(spot: Spot, study: Study) -> Iterator[str]:
    """Each on one line."""
    for number in spot.path.find(study)[:MOST_PLACES]:
        element = study.elements[number]
        yield fold(element.get(spot.attribute) or "") if spot.attribute else text_in(element)


def text_in(element: Element) -> str:
    """What a reader sees of it; words of neighbouring elements do not run together."""
    return fold(" ".join(map(str, element.itertext()))) if not longer_than(element, LONGEST) else ""


def share(wish: Wish, spot: Spot, taught: Sequence[tuple[Study, object]]) -> float:
    """On how many of the pages the spot says what is expected."""
    return sum(wish.says(study, found(spot, study), value) for study, value in taught) / len(taught)


def all_alike(study: Study, said: list[str], value: object) -> bool:
    """All that is found together is the expected text, for all of it is taken."""
    return f1(" ".join(said), str(value)) >= ALIKE


def same_title(study: Study, said: list[str], value: object) -> bool:
    """Title, feed's title or the engine's: any of them."""
    titles = (value, study.lesson.general.title)
    return bool(said) and any(key(said[0]) == key(str(title)) for title in titles if title)


def same_moment(study: Study, said: list[str], value: object) -> bool:
    """The first date in the texts is the expected one, or its day where no hour is given."""
    if not isinstance(value, datetime):
        return False
    lang = study.lesson.general.lang
    for text in said:
        for tongue in dict.fromkeys((lang, "en")):
            date = first_date(text, lang=tongue, now=study.lesson.at)
            if date is not None:
                return same_date(value, date.when)
    return False


def same_names(study: Study, said: list[str], value: object) -> bool:
    """The very names, no more and no fewer."""
    names = value if isinstance(value, Iterable) else ()
    return {key(name.strip(" ,;·|")) for name in said} == {key(str(name)) for name in names}


def expected_lead(study: Study) -> str:
    """The feed's summary where it is a line of the page, else the lead as it was stored, else as the engine found it."""
    lesson = study.lesson
    summary = key(lesson.feed_summary or "")
    if summary and any(key(block.text) == summary for block in study.blocks):
        return lesson.feed_summary or ""
    return (lesson.known.lead if lesson.known else "") or lesson.general.lead


WISHES = (
    Wish(field=Field.TITLE, expected=lambda study: study.lesson.title, says=same_title, least=0.8, tags=HEADINGS),
    Wish(field=Field.LEAD, expected=lambda study: expected_lead(study).replace(GAP, " "), says=all_alike, least=0.6),
    Wish(
        field=Field.PUBLISHED,
        expected=lambda study: study.lesson.general.published,
        says=same_moment,
        least=0.9,
        attributes=VALUES,
        unlike=re.compile(r"modif|updat|edit|expir|regdate", re.IGNORECASE),
    ),
    Wish(
        field=Field.AUTHORS,
        expected=lambda study: study.lesson.general.authors,
        says=same_names,
        least=0.8,
        attributes=("content",),
    ),
)
