"""Nasze Miasto Kraków (S2): local news, followed by a feed that every town of the house has."""

from __future__ import annotations

from kronika.model.source import SourceKind
from kronika.sites.collection import Certainty, Collection, Way
from kronika.sites.site import Site

KIND = Site(
    name="nasze-miasto",
    hosts=(
        "krakow.naszemiasto.pl",
        "naszemiasto.pl",
    ),
    collection=Collection(
        title="Nasze Miasto Kraków",
        aliases=(
            "Nasze Miasto",
            "NaszeMiasto",
        ),
        home="https://krakow.naszemiasto.pl/",
        lang="pl",
        ways=(
            Way(
                kind=SourceKind.FEED,
                url="https://krakow.naszemiasto.pl/rss/artykuly/1.xml",
                certainty=Certainty.BELIEVED,
                because="Public readers follow the feeds of other towns at this path.",
            ),
        ),
    ),
)
