"""Languages are told apart from their neighbours, and nothing is said where nobody can tell."""

from __future__ import annotations

import pytest

from kronika.lang.discern import discern
from kronika.lang.stretches import stretches

CZECH = "Město včera otevřelo nový most přes řeku a starosta řekl, že se na něj čekalo tři roky."
SLOVAK = "Ľudia na námestí hovorili, že ešte nevedia, kto bude nový riaditeľ školy, a polícia prípad vyšetruje."
CASES = [
    ("cs", CZECH),
    ("sk", SLOVAK),
    ("sk", "Mesto včera otvorilo nový most cez rieku a starosta povedal, že sa naň čakalo tri roky."),
    ("pl", "Rada miasta przyjęła wczoraj budżet, a mieszkańcy osiedla nadal czekają na żłobek."),
    ("ru", "Вчера в городе открыли новый мост через реку, и тысячи жителей вышли на набережную."),
    ("uk", "Учора в місті відкрили новий міст через річку, і тисячі жителів вийшли на набережну."),
    ("bg", "Вчера в града откриха нов мост над реката и хиляди жители излязоха на крайбрежната улица."),
    ("en", "The council opened a new bridge over the river and thousands of people came to see it."),
    ("de", "Der Stadtrat hat gestern eine neue Brücke über den Fluss eröffnet und viele Menschen kamen."),
    ("hr", "Jučer je u gradu otvoren novi most preko rijeke i tisuće građana izašle su na ulice."),
    (None, "12 345"),
    (None, ""),
    (None, "Kontakt"),
    (None, "OK 2016"),
]


@pytest.mark.parametrize(("expected", "text"), CASES)
def test_discern(expected: str | None, text: str) -> None:
    assert discern(text) == expected


def test_paragraphs_in_another_language() -> None:
    english = "The mayor told our paper that nobody had expected such a crowd at the opening of the bridge."
    text = "\n\n".join([CZECH, english, english, CZECH, "Foto: Jan Novák", SLOVAK])
    found = stretches(text)
    assert [(one.lang, text[one.start : one.end]) for one in found] == [
        ("en", f"{english}\n\n{english}"),
        ("sk", SLOVAK),
    ]


def test_a_text_in_one_language_has_none() -> None:
    assert stretches("\n".join([CZECH] * 4)) == ()
    assert stretches("") == ()
    assert stretches(CZECH, "pl")[0].lang == "cs"
