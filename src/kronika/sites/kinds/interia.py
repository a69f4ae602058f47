"""Interia (S2): a portal, followed by the feeds of its news."""

from __future__ import annotations

from kronika.model.source import SourceKind
from kronika.sites.collection import Certainty, Collection, Way
from kronika.sites.site import Site

KIND = Site(
    name="interia",
    hosts=(
        "interia.pl",
        "wydarzenia.interia.pl",
        "fakty.interia.pl",
    ),
    collection=Collection(
        title="Interia",
        aliases=(
            "Interia.pl",
            "Interia Wydarzenia",
        ),
        home="https://wydarzenia.interia.pl/",
        lang="pl",
        ways=(
            Way(
                kind=SourceKind.FEED,
                url="https://wydarzenia.interia.pl/feed",
                certainty=Certainty.DOCUMENTED,
                because="The site publishes it, and many public readers follow it.",
            ),
            Way(
                kind=SourceKind.FEED,
                url="https://wydarzenia.interia.pl/polska/feed",
                section="Polska",
                certainty=Certainty.DOCUMENTED,
                because="Public readers follow the feed of this section.",
            ),
            Way(
                kind=SourceKind.FEED,
                url="https://wydarzenia.interia.pl/swiat/feed",
                section="świat",
                certainty=Certainty.BELIEVED,
                because="It fits the addresses of its other feeds.",
            ),
        ),
    ),
)
