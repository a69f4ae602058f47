"""Parlamentní listy (S4): the server whose paging links to its oldest pages, so that the walk must not jump ahead."""

from __future__ import annotations

from datetime import date

from kronika.model.source import SourceKind
from kronika.sites.collection import Certainty, Collection, Way
from kronika.sites.site import Site

KIND = Site(
    name="parlamentni-listy",
    hosts=("parlamentnilisty.cz",),
    collection=Collection(
        title="Parlamentní listy",
        aliases=("PL", "ParlamentníListy", "ParlamentniListy.cz"),
        home="https://www.parlamentnilisty.cz/",
        lang="cs",
        since=date(2008, 1, 1),
        ways=(
            Way(
                kind=SourceKind.ARCHIVE,
                url="https://www.parlamentnilisty.cz/",
                sections={"zprávy": "zpravy"},  # its news have no sections of their own
                options={
                    "strategy": "pages",
                    "listing": "/{section}",
                    "page": r"[?&]p=(\d+)",
                    "article": r"^/(?:zpravy|arena|politika|kraje|profily)/(?:[\w-]+/)*[\w-]+-\d{5,}$",
                },
                certainty=Certainty.DESCRIBED,
                because="A thesis of 2016 walked these numbered pages; public programs name the same addresses.",
            ),
            Way(
                kind=SourceKind.FEED,
                url="https://www.parlamentnilisty.cz/export/rss.aspx",
                certainty=Certainty.DOCUMENTED,
                because="The site publishes it, and many public readers follow it.",
            ),
        ),
    ),
)
