"""Городские новости (the sample web): microdata and a lead block until the redesign, one running text with teasers since."""

from __future__ import annotations

from datetime import UTC, datetime

from kronika.model.recipe import Field, Mode, Rule
from kronika.model.source import SourceKind
from kronika.sites.collection import Certainty, Collection, Way
from kronika.sites.site import Layout, Site

REDESIGN = datetime(2026, 3, 20, 6, 0, tzinfo=UTC)
ARTICLES = "/news/*.html"

KIND = Site(
    name="gorodskie-novosti",
    hosts=("gorodskie-novosti.localhost",),
    collection=Collection(
        title="Городские новости",
        home="http://gorodskie-novosti.localhost:8801/",
        lang="ru",
        ways=(
            Way(
                kind=SourceKind.FEED,
                url="http://gorodskie-novosti.localhost:8801/atom.xml",
                certainty=Certainty.OURS,
                because="A site of the sample web.",
            ),
        ),
    ),
    layouts=(
        Layout(
            until=REDESIGN,
            path=ARTICLES,
            rules=(
                Rule(field=Field.TITLE, css="h1.material__title", mode=Mode.CONFIRM),
                Rule(field=Field.LEAD, css=".material__anons"),
                Rule(field=Field.BODY, css=".material__text"),
                Rule(field=Field.PUBLISHED, css=".material__info [itemprop=datePublished]", attribute="content"),
                Rule(field=Field.AUTHORS, css=".material__info [itemprop=author]"),
                Rule(field=Field.KEYWORDS, css=".material__tegi [itemprop=keywords]", split=","),
                Rule(field=Field.SECTION, css=".material__info [itemprop=articleSection]"),
            ),
        ),
        Layout(
            since=REDESIGN,
            path=ARTICLES,
            rules=(
                Rule(field=Field.TITLE, css="article.story h1", mode=Mode.CONFIRM),
                Rule(field=Field.LEAD, css="article.story .rich-intro"),
                Rule(field=Field.BODY, css="article.story .rich", drop=(".rich-intro", ".read-also")),
                Rule(field=Field.PUBLISHED, css="article.story .byline time", attribute="datetime"),
                Rule(field=Field.AUTHORS, css="article.story .byline address"),
                Rule(field=Field.KEYWORDS, css="article.story .chip"),
                Rule(field=Field.SECTION, css="article.story .kicker"),
            ),
        ),
    ),
)
