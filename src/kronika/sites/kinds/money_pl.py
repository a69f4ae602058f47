"""Money.pl (S2): business news, followed by its feed."""

from __future__ import annotations

from kronika.model.source import SourceKind
from kronika.sites.collection import Certainty, Collection, Way
from kronika.sites.site import Site

KIND = Site(
    name="money-pl",
    hosts=("money.pl",),
    collection=Collection(
        title="Money.pl",
        aliases=("Money",),
        home="https://www.money.pl/",
        lang="pl",
        ways=(
            Way(
                kind=SourceKind.FEED,
                url="https://www.money.pl/rss/",
                certainty=Certainty.DOCUMENTED,
                because="The site publishes it, and many public readers follow it.",
            ),
        ),
    ),
)
