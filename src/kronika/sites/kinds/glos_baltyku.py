"""Głos Bałtyku (the sample web): tables and font tags without a single name to go by, so the rules go by place."""

from __future__ import annotations

from kronika.model.recipe import Field, Mode, Rule
from kronika.sites.site import Layout, Site

KIND = Site(
    name="glos-baltyku",
    hosts=("glos-baltyku.localhost",),
    layouts=(
        Layout(
            path="/art_*.html",
            rules=(
                Rule(field=Field.TITLE, xpath="//font[@size='5']/b", mode=Mode.CONFIRM),
                Rule(field=Field.LEAD, xpath="//td[@valign='top']/font[@size='3']/b"),
                Rule(field=Field.BODY, xpath="//font[@face='Verdana']"),
                Rule(field=Field.PUBLISHED, xpath="//table//font[@size='1'][@color='#666666']", mode=Mode.CONFIRM),
                Rule(field=Field.AUTHORS, xpath="//p[@align='right']/font/i"),
                Rule(field=Field.KEYWORDS, xpath="//font[starts-with(., 'Słowa kluczowe')]/a"),
                Rule(field=Field.SECTION, xpath="(//font[@size='1'])[1]/a[last()]"),
            ),
        ),
    ),
)
