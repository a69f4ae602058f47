"""Wyborcza Biznes (S2): business news, followed by the feeds of its sections."""

from __future__ import annotations

from kronika.model.source import SourceKind
from kronika.sites.collection import Certainty, Collection, Way
from kronika.sites.site import Site

KIND = Site(
    name="wyborcza-biz",
    hosts=("wyborcza.biz",),
    collection=Collection(
        title="Wyborcza Biznes",
        aliases=("Wyborcza.biz",),
        home="https://wyborcza.biz/",
        lang="pl",
        ways=(
            Way(
                kind=SourceKind.FEED,
                url="https://wyborcza.biz/pub/rss/wyborcza_biz_wiadomosci.xml",
                certainty=Certainty.BELIEVED,
                because="It fits the address of the feed that is known.",
            ),
            Way(
                kind=SourceKind.FEED,
                url="https://wyborcza.biz/pub/rss/wyborcza_biz_energetyka.xml",
                section="energetyka",
                certainty=Certainty.BELIEVED,
                because="Public programs follow it at this address.",
            ),
        ),
    ),
)
