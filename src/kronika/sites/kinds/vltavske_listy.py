"""Vltavské listy (the sample web): an archive page for each section and month."""

from __future__ import annotations

from kronika.model.source import SourceKind
from kronika.sites.collection import Certainty, Collection, Way
from kronika.sites.site import Site

KIND = Site(
    name="vltavske-listy",
    hosts=("vltavske-listy.localhost",),
    collection=Collection(
        title="Vltavské listy",
        home="http://vltavske-listy.localhost:8801/",
        lang="cs",
        ways=(
            Way(
                kind=SourceKind.ARCHIVE,
                url="http://vltavske-listy.localhost:8801/",
                sections={
                    "Domácí": "domaci",
                    "Svět": "svet",
                    "Ekonomika": "ekonomika",
                    "Sport": "sport",
                    "Kultura": "kultura",
                },
                options={
                    "strategy": "month",
                    "listing": "/archiv/{section}/{year}-{month:02}/",
                    "article": r"^/clanek/\d+",
                },
                certainty=Certainty.OURS,
                because="A site of the sample web, in the shape of the server with a monthly archive.",
            ),
        ),
    ),
)
