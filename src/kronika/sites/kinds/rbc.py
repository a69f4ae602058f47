"""РБК (S1): business news, followed by a feed that carries whole texts."""

from __future__ import annotations

from kronika.model.source import SourceKind
from kronika.sites.collection import Certainty, Collection, Way
from kronika.sites.site import Site

KIND = Site(
    name="rbc",
    hosts=("rbc.ru",),
    collection=Collection(
        title="РБК",
        aliases=(
            "RBC",
            "RBK",
        ),
        home="https://www.rbc.ru/",
        lang="ru",
        ways=(
            Way(
                kind=SourceKind.FEED,
                url="https://rssexport.rbc.ru/rbcnews/news/30/full.rss",
                certainty=Certainty.DOCUMENTED,
                because="The site publishes it, and many public readers follow it.",
            ),
        ),
    ),
)
