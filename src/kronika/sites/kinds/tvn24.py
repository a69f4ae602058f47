"""TVN24 (S2): a television's news, followed by its feeds."""

from __future__ import annotations

from kronika.model.source import SourceKind
from kronika.sites.collection import Certainty, Collection, Way
from kronika.sites.site import Site

KIND = Site(
    name="tvn24",
    hosts=("tvn24.pl",),
    collection=Collection(
        title="TVN24",
        aliases=(
            "TVN 24",
            "TVN",
        ),
        home="https://tvn24.pl/",
        lang="pl",
        ways=(
            Way(
                kind=SourceKind.FEED,
                url="https://tvn24.pl/najnowsze.xml",
                certainty=Certainty.DOCUMENTED,
                because="The site publishes it, and many public readers follow it.",
            ),
            Way(
                kind=SourceKind.FEED,
                url="https://tvn24.pl/najwazniejsze.xml",
                section="najważniejsze",
                certainty=Certainty.DOCUMENTED,
                because="Public readers follow this feed.",
            ),
            Way(
                kind=SourceKind.FEED,
                url="https://tvn24.pl/swiat.xml",
                section="świat",
                certainty=Certainty.BELIEVED,
                because="Public programs follow it at this address.",
            ),
        ),
    ),
)
