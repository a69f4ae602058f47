"""Onet (S2): a portal, followed by the feed of its news."""

from __future__ import annotations

from kronika.model.source import SourceKind
from kronika.sites.collection import Certainty, Collection, Way
from kronika.sites.site import Site

KIND = Site(
    name="onet",
    hosts=(
        "onet.pl",
        "wiadomosci.onet.pl",
    ),
    collection=Collection(
        title="Onet",
        aliases=(
            "Onet.pl",
            "Onet Wiadomości",
        ),
        home="https://wiadomosci.onet.pl/",
        lang="pl",
        ways=(
            Way(
                kind=SourceKind.FEED,
                url="https://wiadomosci.onet.pl/.feed",
                certainty=Certainty.DOCUMENTED,
                because="The site publishes it, and many public readers follow it.",
            ),
        ),
    ),
)
