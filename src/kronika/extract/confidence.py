"""How sure we are: a plain estimate from the evidence, not a measured probability yet."""

from __future__ import annotations

from kronika.extract.body import Body
from kronika.extract.headline import Headline
from kronika.extract.view import View
from kronika.model.article import PageClass

TEXT = frozenset({PageClass.ARTICLE, PageClass.ARTICLE_WITH_COMMENTS, PageClass.PAYWALL})


def estimate(view: View, headline: Headline, body: Body, page_class: PageClass, *, dated: bool) -> float:
    """From 0 to 0.95: agreement on the headline, amount of text, how well it fills its place, a date."""
    if page_class not in TEXT:
        return 0.3 if page_class is PageClass.UNSOLVED else 0.6
    words = sum(view.words[index] for index in body.good)
    span = sum(view.words[body.indexes[0] : body.indexes[-1] + 1]) if body.indexes else 0
    amount = min(1.0, words / 150)
    filled = words / span if span else 0.0
    score = 0.15 + 0.3 * headline.agreement + 0.25 * amount + 0.15 * filled + 0.1 * dated
    return round(min(0.95, score), 3)
