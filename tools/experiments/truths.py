"""What is true of the pages of the sample month, by their addresses."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit

from kronika.flow.chronicle import Chronicle
from kronika.model.article import ArticleFilter
from kronika.sampleweb.site import Truth
from kronika.sampleweb.world import all_sites, base
from tools.experiments.month import PAPERS

RIGHT = 0.9  # F1 of runs of four words, from which a text is right

Truths = Mapping[str, Truth]


def truths_of_all(chronicle: Chronicle) -> Truths:
    """Every article of the papers as it ought to be read; those that go on at another page are left out."""
    port = urlsplit(chronicle.store.sources.all()[0].url).port or 0
    newest = max(record.fetched_at for record in chronicle.store.articles.listing(ArticleFilter(), limit=1))
    return {
        base(site.host, port) + truth.path: truth
        for site in all_sites()
        if site.entry is not None and site.entry.kind in PAPERS
        for truth in site.truths(newest)
        if truth.body and not truth.more
    }


def truth_text(truth: Truth) -> str:
    """Lead and body as they ought to be found."""
    return "\n\n".join(part for part in (truth.lead, *truth.body) if part)
