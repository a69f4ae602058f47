"""Novinky (S4): an archive page for each section and month, reached only through a form, so its addresses are made up."""

from __future__ import annotations

from datetime import date

from kronika.model.source import SourceKind
from kronika.sites.collection import Certainty, Collection, Way
from kronika.sites.site import Site

KIND = Site(
    name="novinky",
    hosts=("novinky.cz",),
    collection=Collection(
        title="Novinky",
        aliases=("Novinky.cz",),
        home="https://www.novinky.cz/",
        lang="cs",
        since=date(2003, 1, 1),
        ways=(
            Way(
                kind=SourceKind.ARCHIVE,
                url="https://www.novinky.cz/",
                sections={"domácí": "8", "zahraniční": "2", "ekonomika": "5"},
                options={
                    "strategy": "month",
                    "listing": "/archiv?id={section}&date=1.{month:02}.{year}&listType=month",
                    # /domaci/401110-slug.html until the redesign of 2019, /clanek/slug-40012345 since
                    "article": r"^/(?:[a-z-]+/)+\d{5,}-[^/]+\.html$|^/clanek/[^/]+-\d{6,}$",
                },
                certainty=Certainty.DESCRIBED,
                because="A thesis of 2016 collected it by section and month this way, and so did public programs until"
                " 2018; the numbers of the sections other than domácí are believed. The redesign of 2019 may have closed it.",
            ),
            Way(
                kind=SourceKind.FEED,
                url="https://www.novinky.cz/rss",
                certainty=Certainty.DOCUMENTED,
                because="The site announces it, and many public readers follow it.",
            ),
        ),
    ),
)
