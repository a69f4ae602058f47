"""ТАСС (S1, then itar-tass.com): a news agency, followed by its feed."""

from __future__ import annotations

from kronika.model.source import SourceKind
from kronika.sites.collection import Certainty, Collection, Way
from kronika.sites.site import Site

KIND = Site(
    name="tass",
    hosts=(
        "tass.ru",
        "itar-tass.com",
    ),
    collection=Collection(
        title="ТАСС",
        aliases=(
            "TASS",
            "ИТАР-ТАСС",
            "ITAR-TASS",
        ),
        home="https://tass.ru/",
        lang="ru",
        ways=(
            Way(
                kind=SourceKind.FEED,
                url="https://tass.ru/rss/v2.xml",
                certainty=Certainty.DOCUMENTED,
                because="The agency publishes it; the same path was in use at itar-tass.com.",
            ),
        ),
    ),
)
