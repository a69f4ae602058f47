"""RMF24 (S2): a radio's news, followed by the feeds of its sections."""

from __future__ import annotations

from kronika.model.source import SourceKind
from kronika.sites.collection import Certainty, Collection, Way
from kronika.sites.site import Site

KIND = Site(
    name="rmf24",
    hosts=("rmf24.pl",),
    collection=Collection(
        title="RMF24",
        aliases=(
            "RMF 24",
            "RMF",
        ),
        home="https://www.rmf24.pl/",
        lang="pl",
        ways=(
            Way(
                kind=SourceKind.FEED,
                url="https://www.rmf24.pl/feed",
                certainty=Certainty.DOCUMENTED,
                because="The site publishes it, and many public readers follow it.",
            ),
            Way(
                kind=SourceKind.FEED,
                url="https://www.rmf24.pl/fakty/feed",
                section="fakty",
                certainty=Certainty.DOCUMENTED,
                because="Public readers follow the feed of this section.",
            ),
            Way(
                kind=SourceKind.FEED,
                url="https://www.rmf24.pl/fakty/polska/feed",
                section="Polska",
                certainty=Certainty.DOCUMENTED,
                because="Public readers follow the feed of this section.",
            ),
            Way(
                kind=SourceKind.FEED,
                url="https://www.rmf24.pl/fakty/swiat/feed",
                section="świat",
                certainty=Certainty.DOCUMENTED,
                because="Public readers follow the feed of this section.",
            ),
            Way(
                kind=SourceKind.FEED,
                url="https://www.rmf24.pl/ekonomia/feed",
                section="ekonomia",
                certainty=Certainty.DOCUMENTED,
                because="Public readers follow the feed of this section.",
            ),
            Way(
                kind=SourceKind.FEED,
                url="https://www.rmf24.pl/nauka/feed",
                section="nauka",
                certainty=Certainty.DOCUMENTED,
                because="Public readers follow the feed of this section.",
            ),
        ),
    ),
)
