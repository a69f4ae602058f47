"""New recipes for a site, from pages of its new layout: the order in which they are made, tried and ranked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from kronika.model.recipe import Field, Recipe, Rule
from kronika.verify.repair import fields
from kronika.verify.repair.body import holds, marked
from kronika.verify.repair.candidate import Candidate
from kronika.verify.repair.drops import Clean, cleaned
from kronika.verify.repair.lesson import Lesson, Reader
from kronika.verify.repair.notes import notes
from kronika.verify.repair.scoring import field_scores, overall
from kronika.verify.repair.splitting import split
from kronika.verify.repair.study import Study, study
from kronika.verify.repair.teachers import checked, told_what_is_common

TRIED = 6
OFFERED = 3
ALIKE = 0.97  # share of common words from which two rules bring the same
HELPS = 0.7  # F1 on the pages that the first rule leaves empty, for a second one
LEAST = 0.5  # agreement below which a recipe is no offer


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """What the new recipe is for."""

    name: str
    hosts: tuple[str, ...]
    since: datetime  # fetching time of the first bad page
    path: str = ""
    earlier: tuple[Rule, ...] = ()  # the old rules, where part of the pages still has the old layout


def induce(lessons: Sequence[Lesson], order: Order, read: Reader, most: int = OFFERED) -> list[Candidate]:
    """The best recipes, different from one another, the best first; raises NotEnoughPages."""
    teaching, examining = told_what_is_common(*split([checked(lesson) for lesson in lessons]))
    studies = study(teaching)
    about = fields.rules(studies)
    made: list[Candidate] = []
    for clean, rules in body_rules(studies):
        recipe = Recipe(
            name=order.name,
            hosts=order.hosts,
            rules=(*about, *rules, *order.earlier),
            path=order.path,
            since=order.since,
        )
        read_now, read_new = ([(lesson, read(recipe, lesson)) for lesson in half] for half in (teaching, examining))
        scores = field_scores(recipe, read_now, read_new)
        worth = clean.hold.path.worth
        candidate = Candidate(recipe=recipe, score=overall(scores, worth), fields=scores, lasting=worth)
        body = candidate.of(Field.BODY)
        if body is not None and body.validation.agreement >= LEAST:
            made.append(replace(candidate, notes=tuple(notes(candidate, clean.hold.path, order.earlier))))
    return sorted(made, key=lambda candidate: -candidate.score)[:most]


def body_rules(studies: Sequence[Study]) -> Iterator[tuple[Clean, tuple[Rule, ...]]]:
    """The best ways to the body, each with a second one for the pages it leaves empty."""
    ranked = sorted((cleaned(hold, studies) for hold in holds(studies)), key=lambda clean: -clean.rank)
    for clean in different(ranked, studies):
        second = for_the_rest(clean, ranked, studies)
        yield clean, tuple(as_rule(one) for one in (clean, second) if one is not None)


def different(ranked: Sequence[Clean], studies: Sequence[Study]) -> list[Clean]:
    """The best ones that bring different texts; other ways to the same text fill the rest of the places."""
    chosen: list[Clean] = []
    for clean in ranked:
        if len(chosen) < TRIED and not any(same(clean, other, studies) for other in chosen):
            chosen.append(clean)
    return chosen


def same(one: Clean, other: Clean, studies: Sequence[Study]) -> bool:
    """They bring the same words."""
    common = total = 0.0
    for page, first, second in zip(studies, one.hold.flags, other.hold.flags, strict=True):
        common += 2 * float(page.weights @ (first & second))
        total += float(page.weights @ first) + float(page.weights @ second)
    return common >= ALIKE * total


def for_the_rest(clean: Clean, ranked: Sequence[Clean], studies: Sequence[Study]) -> Clean | None:
    """What reads the pages on which the first rule finds nothing: a second kind of article."""
    left = [at for at, boxes in enumerate(clean.hold.boxes) if not boxes]
    if len(left) < 2:
        return None
    pages = [studies[at] for at in left]

    def rest(one: Clean) -> float:
        hold = one.hold
        return marked(hold.path, pages, tuple(hold.flags[at] for at in left), tuple(hold.boxes[at] for at in left)).f1

    best = max(ranked, key=lambda one: (rest(one), one.rank))
    return best if rest(best) >= HELPS else None


def as_rule(clean: Clean) -> Rule:
    """A way and its drops as a recipe writes them."""
    path = clean.hold.path
    return Rule(
        field=Field.BODY,
        css="" if path.is_xpath else path.text,
        xpath=path.text if path.is_xpath else "",
        drop=clean.drop,
    )
