"""The articles of a generated site: text, date and address follow from the site's number and the article's."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import lru_cache
from random import Random

from kronika.sampleweb.clock import NOW
from kronika.sampleweb.prose import cs, pl, ru
from kronika.sampleweb.scaled.plan import Plan, Trap
from kronika.sampleweb.scaled.words import WORDS
from kronika.sampleweb.writing import DESKS, Draft, Prose

PROSE: dict[str, Prose] = {"cs": cs.PROSE, "pl": pl.KIND, "ru": ru.PROSE}
SPAN = timedelta(days=120)  # between the newest and the oldest article
KEPT = 4_000
SITES = 1_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Printed:
    """One article; number 1 is the newest."""

    number: int
    path: str
    published: datetime
    author: str
    draft: Draft


@lru_cache(maxsize=KEPT)
def story(plan: Plan, number: int) -> Printed:
    """The article of that number."""
    dice = Random(f"{plan.host} {number}")
    prose = PROSE[plan.lang]
    draft = prose.draft(dice, desk=DESKS[dice.randrange(len(DESKS))], event=None, paragraphs=dice.randint(4, 9))
    return Printed(
        number=number,
        path=path_of(plan, number),
        published=published(plan, number),
        author=dice.choice(prose.reporters),
        draft=draft,
    )


@lru_cache(maxsize=10 * KEPT)
def published(plan: Plan, number: int) -> datetime:
    """When it came out; articles are spread evenly over the span."""
    return (NOW - SPAN * number / (plan.articles + 1)).replace(second=0, microsecond=0)


def path_of(plan: Plan, number: int) -> str:
    """The one right address of an article, in the site's own style."""
    word = WORDS[plan.lang].article
    when = published(plan, number)
    if plan.trap in (Trap.SLASH, Trap.NEAR, Trap.DEEP):
        return f"/{word}/{number}"
    styles = (
        f"/{word}/{number}",
        f"/{when:%Y/%m/%d}/{word}-{number}.html",
        f"/{word}-{number}/",
        f"/index.php?id={number}",
    )
    return styles[plan.look % len(styles)]


@lru_cache(maxsize=SITES)
def numbers_by_path(plan: Plan) -> dict[str, int]:
    """Every article's number under its address."""
    return {path_of(plan, number): number for number in range(1, plan.articles + 1)}
