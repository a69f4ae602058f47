"""Новости Mail.ru (S1): a portal's news, followed by its feeds."""

from __future__ import annotations

from kronika.model.source import SourceKind
from kronika.sites.collection import Certainty, Collection, Way
from kronika.sites.site import Site

KIND = Site(
    name="mail-ru",
    hosts=(
        "news.mail.ru",
        "mail.ru",
    ),
    collection=Collection(
        title="Новости Mail.ru",
        aliases=(
            "Mail.ru",
            "Mail",
            "Новости Mail",
        ),
        home="https://news.mail.ru/",
        lang="ru",
        ways=(
            Way(
                kind=SourceKind.FEED,
                url="https://news.mail.ru/rss/90/",
                certainty=Certainty.DOCUMENTED,
                because="The site publishes it, and many public readers follow it.",
            ),
            Way(
                kind=SourceKind.FEED,
                url="https://news.mail.ru/rss/politics/91/",
                section="политика",
                certainty=Certainty.BELIEVED,
                because="Public programs follow the feeds of its sections at these addresses.",
            ),
            Way(
                kind=SourceKind.FEED,
                url="https://news.mail.ru/rss/economics/91/",
                section="экономика",
                certainty=Certainty.BELIEVED,
                because="Public programs follow the feeds of its sections at these addresses.",
            ),
        ),
    ),
)
