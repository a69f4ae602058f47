"""Where a thing can be read about, in each language."""

from __future__ import annotations

import pytest

from kronika.analyse.links.addresses import address_of, wikidata_address
from kronika.analyse.links.shipped import shipped


@pytest.mark.parametrize(
    ("link", "lang", "wanted"),
    [
        ("Q36233", "cs", "http://cs.dbpedia.org/resource/Václav_Havel"),
        ("Q36233", "ru", "http://ru.dbpedia.org/resource/Гавел,_Вацлав"),
        ("Q30", "en", "http://dbpedia.org/resource/United_States"),
        ("Q230", "en", "http://dbpedia.org/resource/Georgia_(country)"),
        ("Q865", "cs", None),  # we do not know under which title
        ("Q999999999", "cs", None),
        ("http://dbpedia.org/resource/Edvard_Beneš", "cs", "http://cs.dbpedia.org/resource/Edvard_Beneš"),
        ("http://cs.dbpedia.org/resource/Praha", "pl", "http://cs.dbpedia.org/resource/Praha"),
    ],
)
def test_dbpedia(link: str, lang: str, wanted: str | None) -> None:
    assert address_of(link, lang, shipped()) == wanted


def test_wikidata() -> None:
    assert wikidata_address("Q36") == "http://www.wikidata.org/entity/Q36"
    assert wikidata_address("http://cs.dbpedia.org/resource/Praha") is None
