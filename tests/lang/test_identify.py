"""The four languages are told apart, and others are not taken for them."""

from __future__ import annotations

import pytest

from kronika.lang.identify import identify

CASES = [
    ("cs", "Město včera otevřelo nový most přes řeku a starosta řekl, že se na něj čekalo tři roky."),
    (
        "cs",
        "Vlak na trati do mesta stal, ale cestujici se dostali domu po svych, protoze autobus nejel a na silnici byla mlha.",
    ),
    ("pl", "Rada miasta przyjęła wczoraj budżet, a mieszkańcy osiedla nadal czekają na żłobek."),
    ("pl", "Na razie nie ma decyzji, czy most bedzie otwarty do konca roku, bo brakuje pieniedzy na remont."),
    ("ru", "Вчера в городе открыли новый мост через реку, и тысячи жителей вышли на набережную."),
    ("en", "The council opened a new bridge over the river and thousands of people came to see it."),
    (None, "Der Stadtrat hat gestern eine neue Brücke über den Fluss eröffnet und viele Menschen kamen."),
    (None, "Учора в місті відкрили новий міст через річку, і тисячі жителів вийшли на набережну."),
    (None, "12 345"),
    (None, ""),
    (None, "Kontakt"),
]


@pytest.mark.parametrize(("expected", "text"), CASES)
def test_identify(expected: str | None, text: str) -> None:
    assert identify(text) == expected
