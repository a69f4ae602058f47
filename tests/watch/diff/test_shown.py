"""Diffs as a reader sees them, in four languages: what changed is marked, whole and once."""

from __future__ import annotations

import pytest

from tests.watch.diff.reading import shown

PLAN = "<p> Rada města schválila nový územní plán, který umožní výstavbu bytů v okolí nádraží a rozšíření parku. "
WORK = "<p> Podle starosty Petra Malého začnou práce na jaře a potrvají zhruba dva roky. "
SAY = "<p> Obyvatelé mohou své připomínky podat do konce měsíce na radnici nebo elektronicky. "
NEXT = "<p> Další jednání rady se koná ve středu v 17 hodin ve velkém sále kulturního domu. "

ITEMS = (
    "<li> <a https://x.example/1> Zpráva o stavu obce ",
    "<li> <a https://x.example/2> Pozvánka na zasedání rady ",
    "<li> <a https://x.example/3> Uzavírka silnice v Dolní ulici ",
    "<li> <a https://x.example/4> Sběr nebezpečného odpadu ",
)


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        (
            "<p> Cena je 1 200 Kč za kus, dodání do 3 dnů.",
            "<p> Cena je 1 350 Kč za kus, dodání do 3 dnů.",
            "<p> Cena je 1 [-200-]{+350+} Kč za kus , dodání do 3 dnů .",
        ),
        (
            "<p> Oferty można składać do 15 maja. Otwarcie ofert nastąpi 16 maja.",
            "<p> Oferty można składać do 22 maja. Otwarcie ofert nastąpi 23 maja.",
            "<p> Oferty można składać do [-15-]{+22+} maja . Otwarcie ofert nastąpi [-16-]{+23+} maja .",
        ),
        (
            "<p> Совет утвердил бюджет на 2026 год. Заседание пройдёт в среду.",
            "<p> Совет утвердил бюджет на 2027 год. Голосование было открытым. Заседание пройдёт в среду.",
            "<p> Совет утвердил бюджет на [-2026-]{+2027+} год . {+Голосование было открытым .+} Заседание пройдёт в среду .",
        ),
        (
            "<td> Beton <td> 120 <td> 35 <td> 7 ks",
            "<td> Beton <td> 130 <td> 36 <td> 7 ks",
            "<td> Beton <td> [-120-]{+130+} <td> [-35-]{+36+} <td> 7 ks",
        ),
    ],
    ids=["price", "deadlines", "year and sentence", "cells side by side"],
)
def test_small_changes_are_small(before: str, after: str, found: str) -> None:
    assert shown(before, after) == found


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (
            "The council of the city approved a new plan for the park and the station in the spring of the year",
            "A storm in the north of the country took the roofs of the houses and the trees of the forest in a night",
        ),
        (
            "Rada města schválila nový plán a na jaře se začne se stavbou bytů v okolí nádraží, které je v centru",
            "Zastupitelé odmítli na jednání návrh a v noci se vrátili k opravám silnic, které se na podzim v kraji",
        ),
        (
            "Burmistrz ogłosił, że w tym roku nie będzie podwyżek, a na drogi w gminie wyda się więcej niż w zeszłym",
            "W nocy na rzece doszło do wypadku, a na miejsce nie od razu dotarła pomoc, bo w okolicy nie ma mostu",
        ),
        (
            "Мэр сообщил, что в этом году не будет повышения, а на дороги и на школы в районе выделят больше денег",
            "Ночью на реке произошла авария, и в больницу не сразу попали люди, а на место не смогли приехать врачи",
        ),
    ],
    ids=["en", "cs", "pl", "ru"],
)
def test_a_text_replaced_wholesale_is_not_a_patchwork_of_small_words(before: str, after: str) -> None:
    assert shown(f"<p> {before}", f"<p> {after}") == f"<p> [-{spaced(before)}-]{{+{spaced(after)}+}}"


def spaced(text: str) -> str:
    return text.replace(",", " ,")


def test_a_paragraph_that_came_or_went_is_marked_from_its_beginning() -> None:
    assert shown(PLAN + WORK + NEXT, PLAN + WORK + SAY + NEXT) == f"… {{+{full(SAY)}+}} …"
    assert shown(PLAN + WORK + SAY + NEXT, PLAN + SAY + NEXT) == f"… [-{full(WORK)}-] …"


def test_a_sentence_that_came_is_marked_from_its_beginning() -> None:
    before = "<p> Ráno bude pršet. Vítr zesílí. Teplota klesne."
    after = "<p> Ráno bude pršet. Vítr zeslábne. Vítr zesílí. Teplota klesne."
    assert "{+Vítr zeslábne .+}" in shown(before, after)


def test_a_moved_paragraph_is_named_once_at_both_ends() -> None:
    moved = f"[0>{full(PLAN)}>] … {{>0>{full(PLAN)}}}"
    assert shown(PLAN + WORK + SAY + NEXT, WORK + SAY + NEXT + PLAN) == moved


def test_a_moved_paragraph_with_changed_words_is_still_a_move() -> None:
    found = shown(
        PLAN + WORK + SAY + NEXT,
        WORK + SAY + NEXT + PLAN.replace("nový", "upravený").replace("parku", "městského parku"),
    )
    assert "[0><p> Rada města schválila>] [-nový-] [0>územní plán" in found
    assert "{>0><p> Rada města schválila} {+upravený+} {>0>územní plán" in found
    assert found.endswith("{+městského+} {>0>parku .}")


def test_a_short_item_moves_whole() -> None:
    found = shown("".join(ITEMS), "".join((*ITEMS[1:], ITEMS[0])))
    assert found == f"[0>{full(ITEMS[0])}>] … {{>0>{full(ITEMS[0])}}}"


def test_a_row_of_cells_moves_whole() -> None:
    rows = [f"<tr> <td> {name} <td> {number} <td> {town} " for name, number, town in PEOPLE]
    found = shown("".join(rows), "".join((*rows[1:4], rows[0], *rows[4:])))
    assert found.startswith(f"[0>{full(rows[0])}>] …") and found.count("0>") == 2


PEOPLE = (
    ("Jan Novák", "602 111 222", "Kolín"),
    ("Eva Dvořáková", "603 333 444", "Tábor"),
    ("Petr Svoboda", "604 555 666", "Písek"),
    ("Jana Malá", "605 777 888", "Beroun"),
    ("Karel Veselý", "606 999 000", "Louny"),
)


def test_a_line_that_stands_on_the_page_often_is_no_move() -> None:
    more = "<p> Více se dočtete zde. "
    before = PLAN + more + WORK + more + SAY
    after = PLAN + WORK + more + SAY + more
    assert ">]" not in shown(before, after)


def test_a_target_alone_is_a_change() -> None:
    found = shown("".join(ITEMS), "".join(ITEMS).replace("example/3", "example/33"))
    assert found == "… [-<a https://x.example/3>-]{+<a https://x.example/33>+} …"


def test_a_paragraph_kept_between_two_long_new_ones_is_kept() -> None:
    news = "<p> Něco úplně nového se stalo v noci na dnešek u řeky pod mostem. " * 6
    weather = "<p> A ještě jedna dlouhá zpráva o počasí, která nikoho nezajímá. " * 6
    assert shown(WORK, news + WORK + weather) == f"{{+{full(news)}+}} … {{+{full(weather)}+}}"


def full(text: str) -> str:
    return text.strip().replace(",", " ,").replace(". ", " . ").removesuffix(".") + " ." * text.strip().endswith(".")
