"""Katalog parafii (the sample web): dioceses, deaneries in pages of three, a table of particulars for each parish."""

from __future__ import annotations

from kronika.sources.directory_recipe import DirectoryRecipe, Pick, Turn

ADDRESS = "//table[@class='dane']//tr[th='Adres']/td"

KIND = DirectoryRecipe(
    hosts=("katalog-parafii.localhost",),
    lists=(Turn(css="li a", path="/diecezja/*"), Turn(css="li a", path="/dekanat/*")),
    pages=(Turn(css="p a", text="następna strona"),),
    entries=(Turn(css="li a", path="/parafia/*"),),
    entry={
        "name": (Pick(xpath="//table[@class='dane']//tr[th='Nazwa']/td"),),
        "town": (Pick(xpath="//table[@class='dane']//tr[th='Miejscowość']/td"),),
        "street": (Pick(xpath=ADDRESS, pattern=r"^(?:ul\. )?(.+), \d\d-\d\d\d "),),
        "postcode": (Pick(xpath=ADDRESS, pattern=r"\d\d-\d\d\d"),),
        "deanery": (Pick(xpath="//table[@class='dane']//tr[th='Dekanat']/td"),),
        "diocese": (Pick(xpath="//table[@class='dane']//tr[th='Diecezja']/td"),),
        "voivodeship": (Pick(xpath="//table[@class='dane']//tr[th='Województwo']/td"),),
        "website": (Pick(css="table.dane a.www", attribute="href", optional=True),),
    },
)
