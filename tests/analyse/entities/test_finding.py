"""Names are found in four languages with the models that ship."""

from __future__ import annotations

import multiprocessing
import threading

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kronika.analyse.entities.finding import engine_of, find_names, missing
from kronika.analyse.text import cut
from kronika.model.errors import UnknownName

TEXTS = {
    "cs": (
        "Mluvčí společnosti Tesmora Pavla Dvořáčková řekla, že firma otevře pobočku v Olomouci. Podle Dvořáčkové o tom jednali "
        "s ministrem Karlem Hrubým a s Českou národní bankou.",
        {
            ("Tesmora", "ORG"),
            ("Pavla Dvořáčková", "PER"),
            ("Olomouci", "LOC"),
            ("Dvořáčkové", "PER"),
            ("Karlem Hrubým", "PER"),
        },
    ),
    "pl": (
        "Prezes spółki Tesmora Anna Kowalczyk powiedziała, że firma otworzy oddział w Gdańsku. Z Kowalczyk rozmawiał minister Jan Nowicki.",
        {
            ("Tesmora", "ORG"),
            ("Anna Kowalczyk", "PER"),
            ("Gdańsku", "LOC"),
            ("Kowalczyk", "PER"),
            ("Jan Nowicki", "PER"),
        },
    ),
    "ru": (
        "Глава компании «Тесмора» Ирина Ковалёва заявила, что фирма откроет филиал в Самаре. Ковалёва встретилась с президентом "
        "Франции Эммануэлем Макроном.",
        {
            ("Тесмора", "ORG"),
            ("Ирина Ковалёва", "PER"),
            ("Самаре", "LOC"),
            ("Ковалёва", "PER"),
            ("Франции", "LOC"),
            ("Эммануэлем Макроном", "PER"),
        },
    ),
    "en": (
        "Mary Whitcombe told the BBC on Monday that she would leave London. Whitcombe met David Cameron in Paris.",
        {
            ("Mary Whitcombe", "PER"),
            ("BBC", "ORG"),
            ("London", "LOC"),
            ("Whitcombe", "PER"),
            ("David Cameron", "PER"),
            ("Paris", "LOC"),
        },
    ),
}


def found(text: str, lang: str) -> list[tuple[str, str]]:
    """Names as they stand in the text, and their types."""
    told = cut(text, lang)
    return [
        (text[told.tokens[name.first].start : told.tokens[name.last - 1].end], name.type) for name in find_names(told)
    ]


@pytest.mark.parametrize("lang", sorted(TEXTS))
def test_finds_names_that_no_training_text_had(lang: str) -> None:
    text, names = TEXTS[lang]
    assert names <= set(found(text, lang))


@pytest.mark.parametrize("lang", sorted(TEXTS))
def test_finds_nothing_where_nobody_is_named(lang: str) -> None:
    texts = {
        "cs": "Včera odpoledne pršelo a lidé zůstali doma. Dnes má být teplo.",
        "pl": "Wczoraj po południu padało i ludzie zostali w domu. Dzisiaj ma być ciepło.",
        "ru": "Вчера днём шёл дождь, и люди остались дома. Сегодня будет тепло.",
        "en": "It rained yesterday and people stayed at home. Today it will be warm.",
    }
    assert found(texts[lang], lang) == []


def test_names_come_in_order_and_none_lies_over_another() -> None:
    told = cut(" ".join([TEXTS["cs"][0]] * 3), "cs")
    names = find_names(told)
    assert len(names) > 10
    assert all(one.last <= other.first for one, other in zip(names, names[1:], strict=False))


def test_a_line_in_capitals_has_names_too() -> None:
    assert ("PRAZE", "LOC") in found("MINISTR KAREL HRUBÝ JEDNAL V PRAZE O DANÍCH", "cs")


def test_the_same_text_gives_the_same_names() -> None:
    text = TEXTS["ru"][0]
    assert found(text, "ru") == found(text, "ru")


def test_a_language_without_a_model_gets_no_names_and_a_sentence() -> None:
    told = cut("Der Bürgermeister von Köln traf gestern Angela Merkel.", "de")
    assert find_names(told) == ()
    assert missing("de") == "There is no model of names for de; crf knows cs, en, pl, ru."
    assert missing("cs") is None


def test_an_unknown_engine_is_named() -> None:
    with pytest.raises(UnknownName, match="oracle"):
        find_names(cut("Praha", "cs"), "oracle")


def test_an_engine_says_who_it_is() -> None:
    engine = engine_of()
    assert (engine.name, engine.languages) == ("crf", ("cs", "en", "pl", "ru"))
    assert engine.version
    assert engine.licence


def test_threads_find_the_same() -> None:
    expected = found(*TEXTS["pl"][:1], "pl")
    results: list[list[tuple[str, str]]] = []
    workers = [
        threading.Thread(target=lambda: results.extend(found(TEXTS["pl"][0], "pl") for _ in range(5))) for _ in range(4)
    ]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert results == [expected] * 20


def in_a_child(queue: multiprocessing.Queue[list[tuple[str, str]]]) -> None:
    """Find names in a forked process."""
    queue.put(found(TEXTS["cs"][0], "cs"))


def test_a_forked_process_finds_the_same() -> None:
    expected = found(TEXTS["cs"][0], "cs")
    context = multiprocessing.get_context("fork")
    queue = context.Queue()
    child = context.Process(target=in_a_child, args=(queue,))
    child.start()
    assert queue.get(timeout=60) == expected
    child.join()


@given(st.text(max_size=200), st.sampled_from(sorted(TEXTS)))
@settings(max_examples=150, deadline=None)
def test_any_text_can_be_read(text: str, lang: str) -> None:
    told = cut(text, lang)
    for name in find_names(told):
        assert 0 <= name.first < name.last <= len(told.tokens)
