"""Северная хроника (the sample web): a page of 2008 whose text stands between line breaks, without an element of its own."""

from __future__ import annotations

from kronika.model.recipe import Field, Mode, Rule
from kronika.model.source import SourceKind
from kronika.sites.collection import Certainty, Collection, Way
from kronika.sites.site import Layout, Site

NOT_TEXT = ("h2", ".data", ".rubrika", ".podpis", ".klyuch", ".//i")

KIND = Site(
    name="severnaya-hronika",
    hosts=("severnaya-hronika.localhost",),
    collection=Collection(
        title="Северная хроника",
        home="http://severnaya-hronika.localhost:8801/",
        lang="ru",
        ways=(
            Way(
                kind=SourceKind.FEED,
                url="http://severnaya-hronika.localhost:8801/rss.php",
                certainty=Certainty.OURS,
                because="A site of the sample web.",
            ),
        ),
    ),
    layouts=(
        Layout(
            path="/news.php?id=*",
            rules=(
                Rule(field=Field.TITLE, css=".news > h2", mode=Mode.CONFIRM),
                Rule(field=Field.LEAD, css=".news > .anons"),
                # The line with the date has words of its own that no selector can name, so the body is only confirmed.
                Rule(field=Field.BODY, css=".news", drop=NOT_TEXT, mode=Mode.CONFIRM),
                Rule(field=Field.PUBLISHED, css=".news > .data"),
                Rule(field=Field.AUTHORS, xpath="//div[@class='news']/i"),
                Rule(field=Field.KEYWORDS, css=".news > .klyuch", after="Ключевые слова:", split=","),
                Rule(field=Field.SECTION, css=".news > .rubrika"),
            ),
        ),
    ),
)
