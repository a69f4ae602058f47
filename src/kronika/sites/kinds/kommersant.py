"""Коммерсантъ (S1): a daily with an archive page for each rubric and month, and feeds."""

from __future__ import annotations

from datetime import date

from kronika.model.source import SourceKind
from kronika.sites.collection import Certainty, Collection, Way
from kronika.sites.site import Site

OF_A_SECTION = "Public readers follow the feed of this section."

KIND = Site(
    name="kommersant",
    hosts=("kommersant.ru",),
    collection=Collection(
        title="Коммерсантъ",
        aliases=("Kommersant", "Коммерсант"),
        home="https://www.kommersant.ru/",
        lang="ru",
        since=date(1999, 1, 1),
        ways=(
            Way(
                kind=SourceKind.FEED,
                url="https://www.kommersant.ru/RSS/news.xml",
                certainty=Certainty.DOCUMENTED,
                because="The paper publishes it, and many public readers follow it.",
            ),
            Way(
                kind=SourceKind.ARCHIVE,
                url="https://www.kommersant.ru/",
                sections={"политика": "2", "экономика": "3", "бизнес": "4"},
                options={
                    "strategy": "month",
                    "listing": "/archive/rubric/{section}/month/{year}-{month:02}-01",
                    "article": r"^/doc/\d+$",
                },
                certainty=Certainty.BELIEVED,
                because="Public programs read the archive of a rubric by day and by month; the number of экономика is known.",
            ),
            Way(
                kind=SourceKind.FEED,
                url="https://www.kommersant.ru/RSS/section-finance.xml",
                section="финансы",
                certainty=Certainty.DOCUMENTED,
                because=OF_A_SECTION,
            ),
        ),
    ),
)
