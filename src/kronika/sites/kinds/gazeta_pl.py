"""Gazeta.pl (S2): a portal, followed by the feed of its news."""

from __future__ import annotations

from kronika.model.source import SourceKind
from kronika.sites.collection import Certainty, Collection, Way
from kronika.sites.site import Site

KIND = Site(
    name="gazeta-pl",
    hosts=(
        "gazeta.pl",
        "wiadomosci.gazeta.pl",
    ),
    collection=Collection(
        title="Gazeta.pl",
        aliases=("Gazeta",),
        home="https://www.gazeta.pl/",
        lang="pl",
        ways=(
            Way(
                kind=SourceKind.FEED,
                url="https://rss.gazeta.pl/pub/rss/wiadomosci.xml",
                certainty=Certainty.DOCUMENTED,
                because="The site publishes it, and many public readers follow it.",
            ),
            Way(
                kind=SourceKind.FEED,
                url="https://rss.gazeta.pl/pub/rss/wiadomosci_kraj.htm",
                section="kraj",
                certainty=Certainty.BELIEVED,
                because="Public programs follow the feeds of its sections at these addresses.",
            ),
            Way(
                kind=SourceKind.FEED,
                url="https://rss.gazeta.pl/pub/rss/wiadomosci_swiat.htm",
                section="świat",
                certainty=Certainty.BELIEVED,
                because="Public programs follow the feeds of its sections at these addresses.",
            ),
        ),
    ),
)
