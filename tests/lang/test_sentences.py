"""Sentences end where people would end them, on any input, and nothing but white space is lost."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kronika.lang.language import language
from kronika.lang.sentences import sentences
from kronika.lang.wrapping import is_wrapped

# A bar stands where a sentence ends.
CASES = [
    ("cs", "Město otevřelo most 28. dubna 2016 v 6.10. | Přišel i Ing. Jan Novák, CSc. | Bylo jich asi 200."),
    ("cs", "Schůze se koná 5. 3. 2016 v ul. Krátká č. 5. | Vstup je volný."),
    ("cs", "V XIX. století zde vládl Karel IV. Lucemburský. | Potom přišli jiní."),
    ("cs", "Stavbu vede Mostostav s.r.o. | Včera to potvrdil starosta."),
    ("cs", "„Nikdy jsme to nechtěli!“ řekla mluvčí. | „Proč?“ ptali se lidé. | Odpověď nepřišla."),
    ("cs", "V roce 2016. | Potom už ne."),
    ("cs", "Přijel J. K. Horák, např. Dvořák chyběl atd. | Konec…"),
    ("pl", "Pan prof. Jan Kowalski mieszka przy ul. Długiej 5 w Łodzi. | Ma 3,5 tys. zł. | Wczoraj wrócił."),
    ("pl", "– Nie wiem? – zapytał. | – Idę. | Potem wyszedł, m.in. Anna została."),
    ("pl", "Firma Budrem sp. z o.o. wygrała. | Kontrakt z 2010 r. | Teraz czeka na art. 5 ustawy."),
    ("ru", "В 1999 г. он жил в г. Москва, ул. Новая, д. 5. | В 2005 г. | Потом переехал и т. д. | Затем вернулся."),
    ("ru", "«Он пришёл!» — сказал А. С. Петров. | Ему 40 лет."),
    (
        "en",
        "Mr. Smith went to the U.S. Senate at 5 p.m. | He lives in the U.S. | He works for Acme Inc. | It pays well.",
    ),
    ("en", "See www.example.org/a.b?c=d or write to a.b@example.org. | It costs $3.50! | Really?! | Yes..."),
    ("de", "Am 3. Oktober kam Dr. Meier mit Frau Kern. | Danach ging er."),
    ("", "Unknown words here. | Another one! | And 3.5 of them."),
]


def pieces(text: str, code: str) -> list[str]:
    return [text[span.start : span.end] for span in sentences(text, language(code))]


@pytest.mark.parametrize(("code", "marked"), CASES)
def test_sentences(code: str, marked: str) -> None:
    expected = marked.split(" | ")
    assert pieces(" ".join(expected), code) == expected


def test_a_missing_blank() -> None:
    assert pieces("Most se zřítil.Policie případ vyšetřuje.", "cs") == ["Most se zřítil.", "Policie případ vyšetřuje."]
    assert len(pieces("Сообщает Gazeta.Ru вчера, читал Газета.Ру днём.", "ru")) == 1


def test_a_headline_needs_no_full_stop() -> None:
    text = "Nový most stojí\nMěsto ho otevře v pondělí. Přijde i hejtman.\n\nČtěte také\nStarý most padl"
    assert pieces(text, "cs") == [
        "Nový most stojí",
        "Město ho otevře v pondělí.",
        "Přijde i hejtman.",
        "Čtěte také",
        "Starý most padl",
    ]


WRAPPED = """Rada města včera po dlouhém jednání schválila stavbu nového mostu,
který nahradí dosavadní přívoz. Starosta Ing. Dvořák řekl, že se na
něj čekalo tři roky. Práce mají začít 5. června a skončit do dvou
let. Obyvatelé levého břehu si od něj slibují kratší cestu do školy
i k lékaři. Odpůrci namítají, že se zvýší hluk.

Další jednání bude v pondělí."""


def test_wrapped_lines_are_joined() -> None:
    assert is_wrapped(WRAPPED)
    found = pieces(WRAPPED, "cs")
    assert len(found) == 6
    assert found[2].startswith("Práce mají začít") and found[2].endswith("dvou\nlet.")
    assert not is_wrapped("Jeden řádek\nDruhý řádek\nTřetí řádek\nČtvrtý řádek\nPátý")


@pytest.mark.parametrize("code", ["cs", "pl", "ru", "en", ""])
@given(text=st.text(alphabet=st.sampled_from("aAžŽ1 .!?…\n\t\"“„»«-–)([’'@/XIVд\u0301\u00a0"), max_size=80) | st.text())
def test_any_text(code: str, text: str) -> None:
    found = sentences(text, language(code))
    rest, at = [], 0
    for span in found:
        assert at <= span.start < span.end
        assert text[span.start : span.end] == text[span.start : span.end].strip()
        rest.append(text[at : span.start])
        at = span.end
    assert not "".join([*rest, text[at:]]).strip()
