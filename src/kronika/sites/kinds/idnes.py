"""iDnes (S4): the pages of a section, each with links to three pages before and three after it."""

from __future__ import annotations

from datetime import date

from kronika.model.source import SourceKind
from kronika.sites.collection import Certainty, Collection, Way
from kronika.sites.site import Site

SECTIONS = {"domácí": "domaci", "zahraniční": "zahranicni"}

KIND = Site(
    name="idnes",
    hosts=("idnes.cz", "zpravy.idnes.cz"),
    collection=Collection(
        title="iDnes",
        aliases=("iDNES.cz", "Mladá fronta Dnes"),
        home="https://www.idnes.cz/zpravy",
        lang="cs",
        since=date(2000, 1, 1),
        ways=(
            Way(
                kind=SourceKind.ARCHIVE,
                url="https://www.idnes.cz/",
                sections=SECTIONS,
                options={
                    "strategy": "pages",
                    "listing": "/zpravy/{section}",
                    "page": r"/(\d{1,5})(?=$|\?)",
                    "article": r"^/zpravy/[a-z-]+/[^/]+\.A\d{6}_\d{6}_\w+$",
                },
                certainty=Certainty.BELIEVED,
                because="Public programs read the numbered pages of a section at these addresses since the redesign of 2018.",
            ),
            Way(
                kind=SourceKind.ARCHIVE,
                url="http://zpravy.idnes.cz/",
                sections=SECTIONS,
                options={
                    "strategy": "pages",
                    "listing": "/{section}.aspx",
                    "page": r"[?&]strana=(\d+)",
                    "article": r"^/[^/]+/[a-z_-]+\.aspx\?c=A\d{6}_\d{6}_\w+$",
                },
                certainty=Certainty.DESCRIBED,
                because="A thesis of 2016 prints these patterns; for saved copies of the site as it was before 2018.",
            ),
            Way(
                kind=SourceKind.FEED,
                url="https://servis.idnes.cz/rss.aspx?c=zpravodaj",
                certainty=Certainty.DOCUMENTED,
                because="The site publishes it, and many public readers follow it.",
            ),
        ),
    ),
)
