"""IDG (S2): a publisher of computer papers; what is left of its portal is Computerworld, followed by its feed."""

from __future__ import annotations

from kronika.model.source import SourceKind
from kronika.sites.collection import Certainty, Collection, Way
from kronika.sites.site import Site

KIND = Site(
    name="idg",
    hosts=(
        "idg.pl",
        "computerworld.pl",
    ),
    collection=Collection(
        title="IDG",
        aliases=(
            "IDG.pl",
            "Computerworld",
        ),
        home="https://www.computerworld.pl/",
        lang="pl",
        ways=(
            Way(
                kind=SourceKind.FEED,
                url="https://www.computerworld.pl/rss",
                certainty=Certainty.BELIEVED,
                because="Public programs follow it; the portal idg.pl of the time has no feed that is known.",
            ),
        ),
    ),
)
