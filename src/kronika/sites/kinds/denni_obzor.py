"""Denní obzor (the sample web): numbered pages of each section, with links to the oldest ones on every page."""

from __future__ import annotations

from kronika.model.source import SourceKind
from kronika.sites.collection import Certainty, Collection, Way
from kronika.sites.site import Site

KIND = Site(
    name="denni-obzor",
    hosts=("denni-obzor.localhost",),
    collection=Collection(
        title="Denní obzor",
        home="http://denni-obzor.localhost:8801/",
        lang="cs",
        ways=(
            Way(
                kind=SourceKind.ARCHIVE,
                url="http://denni-obzor.localhost:8801/",
                sections={
                    "Z domova": "z-domova",
                    "Zahraničí": "zahranici",
                    "Byznys": "byznys",
                    "Sport": "sport",
                    "Kultura": "kultura",
                },
                options={
                    "strategy": "pages",
                    "listing": "/{section}/",
                    "page": r"[?&]strana=(\d+)",
                    "article": r"^/[a-z-]+/[a-z0-9-]+\.A\d+$",
                },
                certainty=Certainty.OURS,
                because="A site of the sample web, in the shape of the server that links to its oldest pages.",
            ),
        ),
    ),
)
