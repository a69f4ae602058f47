"""РИА Новости (S1): a news agency, followed by its feeds."""

from __future__ import annotations

from kronika.model.source import SourceKind
from kronika.sites.collection import Certainty, Collection, Way
from kronika.sites.site import Site

KIND = Site(
    name="ria",
    hosts=("ria.ru",),
    collection=Collection(
        title="РИА Новости",
        aliases=(
            "RIA",
            "РИА",
            "RIA Novosti",
        ),
        home="https://ria.ru/",
        lang="ru",
        ways=(
            Way(
                kind=SourceKind.FEED,
                url="https://ria.ru/export/rss2/archive/index.xml",
                certainty=Certainty.DOCUMENTED,
                because="The site publishes it, and many public readers follow it.",
            ),
            Way(
                kind=SourceKind.FEED,
                url="https://ria.ru/export/rss2/politics/index.xml",
                section="политика",
                certainty=Certainty.DOCUMENTED,
                because="Public readers follow the feed of this section.",
            ),
            Way(
                kind=SourceKind.FEED,
                url="https://ria.ru/export/rss2/world/index.xml",
                section="в мире",
                certainty=Certainty.DOCUMENTED,
                because="Public readers follow the feed of this section.",
            ),
        ),
    ),
)
