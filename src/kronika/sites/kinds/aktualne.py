"""Aktuálně (S4): the pages of a section, linked only to the one before and the one after, counted by articles."""

from __future__ import annotations

from datetime import date

from kronika.model.source import SourceKind
from kronika.sites.collection import Certainty, Collection, Way
from kronika.sites.site import Site

KIND = Site(
    name="aktualne",
    hosts=("aktualne.cz", "zpravy.aktualne.cz"),
    collection=Collection(
        title="Aktuálně",
        aliases=("Aktuálně.cz",),
        home="https://www.aktualne.cz/",
        lang="cs",
        since=date(2005, 11, 1),
        ways=(
            Way(
                kind=SourceKind.ARCHIVE,
                url="https://zpravy.aktualne.cz/",
                sections={
                    "domácí": "domaci",
                    "zahraniční": "zahranici",
                    "regiony": "regiony",
                    "ekonomika": "ekonomika",
                },
                options={
                    "strategy": "pages",
                    "listing": "/{section}/",
                    "page": r"[?&]offset=(\d+)",
                    "step": "20",
                    "article": r"^/(?:[\w-]+/)*[\w-]+/r[~_][0-9a-f:]{16,}/$",
                },
                certainty=Certainty.DESCRIBED,
                because="A thesis of 2016 walked the pages of its sections; public programs count them by 20 articles.",
            ),
            Way(
                kind=SourceKind.FEED,
                url="https://www.aktualne.cz/rss/",
                certainty=Certainty.DOCUMENTED,
                because="The site publishes it, and many public readers follow it.",
            ),
        ),
    ),
)
