"""Рамблер (S1): a portal's news, followed by its feeds."""

from __future__ import annotations

from kronika.model.source import SourceKind
from kronika.sites.collection import Certainty, Collection, Way
from kronika.sites.site import Site

KIND = Site(
    name="rambler",
    hosts=(
        "news.rambler.ru",
        "rambler.ru",
    ),
    collection=Collection(
        title="Рамблер",
        aliases=(
            "Rambler",
            "Рамблер Новости",
        ),
        home="https://news.rambler.ru/",
        lang="ru",
        ways=(
            Way(
                kind=SourceKind.FEED,
                url="https://news.rambler.ru/rss/",
                certainty=Certainty.DOCUMENTED,
                because="The site publishes it, and many public readers follow it.",
            ),
            Way(
                kind=SourceKind.FEED,
                url="https://news.rambler.ru/rss/world/",
                section="мир",
                certainty=Certainty.DOCUMENTED,
                because="Public readers follow the feed of this section.",
            ),
            Way(
                kind=SourceKind.FEED,
                url="https://news.rambler.ru/rss/politics/",
                section="политика",
                certainty=Certainty.DOCUMENTED,
                because="Public readers follow the feed of this section.",
            ),
            Way(
                kind=SourceKind.FEED,
                url="https://news.rambler.ru/rss/community/",
                section="общество",
                certainty=Certainty.DOCUMENTED,
                because="Public readers follow the feed of this section.",
            ),
            Way(
                kind=SourceKind.FEED,
                url="https://news.rambler.ru/rss/tech/",
                section="технологии",
                certainty=Certainty.DOCUMENTED,
                because="Public readers follow the feed of this section.",
            ),
        ),
    ),
)
