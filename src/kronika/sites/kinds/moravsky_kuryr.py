"""Moravský kurýr (the sample web): pages of a section that lead only to the next and the one before."""

from __future__ import annotations

from kronika.model.source import SourceKind
from kronika.sites.collection import Certainty, Collection, Way
from kronika.sites.site import Site

KIND = Site(
    name="moravsky-kuryr",
    hosts=("moravsky-kuryr.localhost",),
    collection=Collection(
        title="Moravský kurýr",
        home="http://moravsky-kuryr.localhost:8801/",
        lang="cs",
        ways=(
            Way(
                kind=SourceKind.ARCHIVE,
                url="http://moravsky-kuryr.localhost:8801/",
                sections={
                    "Domov": "domov",
                    "Ze zahraničí": "zahranici",
                    "Hospodářství": "hospodarstvi",
                    "Sport": "sport",
                    "Kultura": "kultura",
                },
                options={
                    "strategy": "pages",
                    "listing": "/rubrika.php?id={section}",
                    "older": "Starší",
                    "article": r"^/clanek\.php\?cislo=\d+",
                },
                certainty=Certainty.OURS,
                because="A site of the sample web, in the shape of the server that links to the next page only.",
            ),
        ),
    ),
)
