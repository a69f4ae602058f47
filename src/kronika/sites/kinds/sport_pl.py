"""Sport.pl (S2): sports, followed by its feed."""

from __future__ import annotations

from kronika.model.source import SourceKind
from kronika.sites.collection import Certainty, Collection, Way
from kronika.sites.site import Site

KIND = Site(
    name="sport-pl",
    hosts=("sport.pl",),
    collection=Collection(
        title="Sport.pl",
        home="https://www.sport.pl/",
        lang="pl",
        ways=(
            Way(
                kind=SourceKind.FEED,
                url="https://www.sport.pl/pub/rss/sport.xml",
                certainty=Certainty.BELIEVED,
                because="Public programs follow it at this address.",
            ),
        ),
    ),
)
