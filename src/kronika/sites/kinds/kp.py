"""Комсомольская правда (S1): a daily, followed by its feed."""

from __future__ import annotations

from kronika.model.source import SourceKind
from kronika.sites.collection import Certainty, Collection, Way
from kronika.sites.site import Site

KIND = Site(
    name="kp",
    hosts=("kp.ru",),
    collection=Collection(
        title="Комсомольская правда",
        aliases=(
            "KP",
            "КП",
            "Комсомолка",
        ),
        home="https://www.kp.ru/",
        lang="ru",
        ways=(
            Way(
                kind=SourceKind.FEED,
                url="https://www.kp.ru/rss/allsections.xml",
                certainty=Certainty.DOCUMENTED,
                because="The site publishes it, and many public readers follow it.",
            ),
        ),
    ),
)
