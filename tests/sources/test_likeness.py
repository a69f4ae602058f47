"""Likeness: the same bits for pages that differ in numbers and links, others for other texts, in every process."""

from __future__ import annotations

import subprocess
import sys

from kronika.html.document import parse
from kronika.sources.likeness import NOTHING, likeness, words_of

SENTENCES = [
    f"Věta {name} vypráví o řece, která {verb} kolem města."
    for name in "jedna dva tři čtyři pět šest".split()
    for verb in "teče plyne běží stoupá klesá".split()
]


def bits(html: str) -> int:
    return likeness(words_of(parse(html)))


def distance(one: int, other: int) -> int:
    return (one ^ other).bit_count()


def calendar(month: str, year: int, days: int) -> str:
    numbers = "".join(f"<td>{day}</td>" for day in range(1, days + 1))
    said = f"Kalendarz: {month} {year}"
    text = f"<title>{said}</title><h1>{said}</h1><p>Brak wydarzeń w tym miesiącu.</p>"
    return f"{text}<table>{numbers}</table><a href='?m={year}'>dalej</a>"


def test_months_of_an_empty_calendar_are_alike() -> None:
    assert bits(calendar("marzec", 2026, 31)) == bits(calendar("luty", 2031, 28))


def test_the_same_goods_in_another_order_are_alike() -> None:
    goods = "košile bota čepice šála rukavice svetr kabát ponožka kalhoty deštník kapesník opasek".split()
    assert bits(f"<h1>Katalog</h1><p>{', '.join(goods)}") == bits(f"<h1>Katalog</h1><p>{', '.join(goods[::-1])}")


def test_one_changed_word_changes_few_bits_another_text_many() -> None:
    text = " ".join(SENTENCES)
    one, other = bits(f"<p>{text}"), bits(f"<p>{text.replace('stoupá', 'vystoupila', 1)}")
    assert 0 <= distance(one, other) <= 6
    assert (
        distance(
            one, bits("<p>" + " ".join(f"slovo{chr(97 + i % 26)}{chr(97 + i % 7)} něco jiného" for i in range(200)))
        )
        > 12
    )


def test_menus_do_not_make_pages_alike() -> None:
    menu = "<nav>" + "".join(f"<a href=/{i}>Nabídka číslo {chr(97 + i)}</a>" for i in range(20)) + "</nav>"
    one, other = (f"{menu}<p>{' '.join(part)}" for part in (SENTENCES[:6], [s.upper()[::-1] for s in SENTENCES[:6]]))
    assert distance(bits(one), bits(other)) > 12


def test_a_page_without_words() -> None:
    assert bits("<img src=x.png>") == NOTHING


def test_the_bits_are_the_same_in_another_process() -> None:
    program = "from kronika.sources.likeness import likeness; print(likeness(['voda', 'stoupá', 'rychle', '0']))"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert int(said) == likeness(["voda", "stoupá", "rychle", "0"])


def test_a_page_nested_deeply_on_purpose_is_read_like_any_other() -> None:
    page = "<div>" * 450 + "<b>slovo</b> za slovem " * 5_000
    assert bits(page) == bits("<b>slovo</b> za slovem " * 5_000)
