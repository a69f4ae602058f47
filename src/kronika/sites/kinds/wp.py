"""Wirtualna Polska (S2): a portal, followed by the feed of its news."""

from __future__ import annotations

from kronika.model.source import SourceKind
from kronika.sites.collection import Certainty, Collection, Way
from kronika.sites.site import Site

KIND = Site(
    name="wp",
    hosts=(
        "wp.pl",
        "wiadomosci.wp.pl",
    ),
    collection=Collection(
        title="Wirtualna Polska",
        aliases=(
            "WP",
            "WP.pl",
            "WP Wiadomości",
        ),
        home="https://wiadomosci.wp.pl/",
        lang="pl",
        ways=(
            Way(
                kind=SourceKind.FEED,
                url="https://wiadomosci.wp.pl/rss.xml",
                certainty=Certainty.DOCUMENTED,
                because="The site publishes it, and many public readers follow it.",
            ),
        ),
    ),
)
