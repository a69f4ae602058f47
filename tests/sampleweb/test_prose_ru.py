"""The Russian writer: declined, filled, varied, and always the same for the same dice."""

from __future__ import annotations

import re
from random import Random
from string import Formatter

import pytest

from kronika.sampleweb.events import EVENTS
from kronika.sampleweb.newsroom import length
from kronika.sampleweb.prose import ru_events, ru_orgs
from kronika.sampleweb.prose.ru import BULLET, DESKS, HEADING, PROSE
from kronika.sampleweb.prose.ru_background import BACKGROUND
from kronika.sampleweb.prose.ru_grammar import Count, capitalised, first_name, last_name
from kronika.sampleweb.prose.ru_people import POOLS, Mention, person
from kronika.sampleweb.prose.ru_places import BY_NAME, FOREIGN_TOWNS, HOME_TOWNS
from kronika.sampleweb.prose.ru_slots import SPANS
from kronika.sampleweb.prose.ru_topic import fitting
from kronika.sampleweb.writing import Draft

UNFINISHED = re.compile(r"[{}\[\]|]|  | [,.;:!?]|\.\.(?!\.)|,,")
WRONG_PREPOSITION = re.compile(r"\b[Вв] (?:В[лтрс]|Фр)")  # «во Владимире», not «в Владимире»


def drafts(count: int) -> list[Draft]:
    """Drafts of every desk and every event in turn."""
    subjects = [(desk, None) for desk in DESKS] * 2 + [(event.desk, event) for event in EVENTS]
    made = []
    for number in range(count):
        dice = Random(f"draft {number}")
        desk, event = subjects[number % len(subjects)]
        made.append(PROSE.draft(dice, desk=desk, event=event, paragraphs=length(dice)))
    return made


@pytest.fixture(scope="module")
def many() -> list[Draft]:
    return drafts(950)


def texts(draft: Draft) -> tuple[str, ...]:
    return (draft.title, draft.lead, *draft.paragraphs, draft.caption, *draft.keywords)


def test_the_same_dice_write_the_same_story():
    assert drafts(40) == drafts(40)


def test_nothing_is_unfilled_or_badly_spaced(many):
    assert [text for draft in many for text in texts(draft) if UNFINISHED.search(text) or text != text.strip()] == []


def test_quotes_are_balanced_and_yo_is_never_written(many):
    for draft in many:
        for text in texts(draft):
            assert text.count("«") == text.count("»"), text
            assert '"' not in text
            assert "ё" not in text.lower()


def test_prepositions_suit_the_word_after_them(many):
    assert [text for draft in many for text in texts(draft) if WRONG_PREPOSITION.search(text)] == []


def test_drafts_have_the_promised_shape(many):
    for draft in many:
        assert 30 <= len(draft.title) <= 110, draft.title
        assert not draft.title.endswith(".")
        assert draft.title[0].isupper() or draft.title[0] in "«0123456789"
        assert draft.lead.endswith((".", "»", "?", "!"))
        assert 2 <= len(draft.keywords) <= 6
        assert len(draft.paragraphs) >= 2
        assert not draft.paragraphs[0].startswith((HEADING, BULLET))
        assert not draft.paragraphs[-1].startswith(HEADING)
        assert all(paragraph.strip() for paragraph in draft.paragraphs)


def test_no_sentence_pattern_comes_twice_in_a_story(many):
    for draft in many:
        plain = [text for text in draft.paragraphs if not text.startswith((HEADING, BULLET))]
        assert len(plain) == len(set(plain))


def test_long_stories_have_headings_and_some_have_lists(many):
    long = [draft for draft in many if len(draft.paragraphs) >= 9]
    assert long
    assert all(any(text.startswith(HEADING) for text in draft.paragraphs) for draft in long)
    assert any(text.startswith(BULLET) for draft in many for text in draft.paragraphs)


def test_people_are_named_in_full_in_the_text_and_inflected(many):
    full = [(draft, name) for draft in many for name in draft.people]
    assert full
    surname_found = sum(name.split()[1][:4] in " ".join((draft.lead, *draft.paragraphs)) for draft, name in full)
    assert surname_found == len(full)
    oblique = sum(name not in " ".join((draft.lead, *draft.paragraphs)) for draft, name in full)
    assert oblique > len(full) / 20  # first met in another case: only its declined form occurs


def test_titles_vary(many):
    assert len({draft.title for draft in many}) > 0.9 * len(many)


@pytest.mark.parametrize("desk", DESKS)
def test_every_desk_has_enough_patterns(desk):
    topics = DESKS[desk].topics
    assert sum(len(topic.titles) for topic in topics) >= 8
    assert sum(len(topic.leads) for topic in topics) >= 6
    assert sum(len(topic.body) for topic in topics) + len(DESKS[desk].background) >= 25


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.key)
def test_every_event_has_its_own_words(event):
    topic = ru_events.EVENTS[event.key]
    assert len(topic.titles) >= 8
    assert len(topic.leads) >= 6
    assert len(topic.body) >= 12


@pytest.mark.parametrize(
    "topic", [*ru_events.EVENTS.values(), *(topic for desk in DESKS.values() for topic in desk.topics)], ids=lambda topic: topic.key
)  # fmt: skip
def test_every_angle_of_a_topic_can_be_written(topic):
    for angle in topic.angles:
        tags = frozenset({angle, *topic.tags})
        assert fitting(topic.titles, tags), angle
        assert fitting(topic.leads, tags), angle
        assert len(fitting(topic.body, tags)) >= 4, angle


def test_every_tag_of_a_pattern_belongs_to_some_topic():
    topics = [*ru_events.EVENTS.values(), *(topic for desk in DESKS.values() for topic in desk.topics)]
    known = {tag for topic in topics for tag in (*topic.angles, *topic.tags)}
    patterns = [p for topic in topics for p in (*topic.titles, *topic.leads, *topic.body)]
    patterns += [p for desk in DESKS.values() for p in desk.background]
    patterns += BACKGROUND
    used = {tag for p in patterns if (found := re.match(r"\[([a-z|]+)\]", p)) for tag in found.group(1).split("|")}
    assert used <= known


def test_agreeing_forms_come_in_the_right_number():
    topics = [*ru_events.EVENTS.values(), *(topic for desk in DESKS.values() for topic in desk.topics)]
    for topic in topics:
        for pattern in (*topic.titles, *topic.leads, *topic.body, *topic.captions):
            for _, field, spec, _ in Formatter().parse(pattern):
                numbers = {*SPANS, *topic.spans, "x.n", "x.m", "x.k"}
                counts = (2,) if field in ("a", "b", "c", "e", "w") else (3,) if field in {*numbers, "o"} else (2, 4)
                assert not spec or len(spec.split("|")) in counts, (topic.key, pattern)


@pytest.mark.parametrize(
    ("number", "said"),
    [(1, "1 дом"), (2, "2 дома"), (5, "5 домов"), (11, "11 домов"), (14, "14 домов"), (21, "21 дом"), (112, "112 домов"), (1204, "1 204 дома")],
)  # fmt: skip
def test_numbers_count(number, said):
    assert f"{Count(number):дом|дома|домов}" == said


@pytest.mark.parametrize(
    ("name", "gender", "cases"),
    [
        ("Павел", "m", "Павел Павла Павлу Павла Павлом Павле"),
        ("Юрий", "m", "Юрий Юрия Юрию Юрия Юрием Юрии"),
        ("Андрей", "m", "Андрей Андрея Андрею Андрея Андреем Андрее"),
        ("Игорь", "m", "Игорь Игоря Игорю Игоря Игорем Игоре"),
        ("Илья", "m", "Илья Ильи Илье Илью Ильей Илье"),
        ("Никита", "m", "Никита Никиты Никите Никиту Никитой Никите"),
        ("Мария", "f", "Мария Марии Марии Марию Марией Марии"),
        ("Дарья", "f", "Дарья Дарьи Дарье Дарью Дарьей Дарье"),
        ("Ольга", "f", "Ольга Ольги Ольге Ольгу Ольгой Ольге"),
        ("Ингрид", "f", "Ингрид Ингрид Ингрид Ингрид Ингрид Ингрид"),
    ],
)
def test_given_names_are_declined(name, gender, cases):
    assert " ".join(first_name(name, gender).cases()) == cases


@pytest.mark.parametrize(
    ("name", "gender", "cases"),
    [
        ("Берестов", "m", "Берестов Берестова Берестову Берестова Берестовым Берестове"),
        ("Ракитин", "f", "Ракитина Ракитиной Ракитиной Ракитину Ракитиной Ракитиной"),
        ("Дроздецкий", "f", "Дроздецкая Дроздецкой Дроздецкой Дроздецкую Дроздецкой Дроздецкой"),
        ("Загорский", "m", "Загорский Загорского Загорскому Загорского Загорским Загорском"),
        ("Калюжный", "m", "Калюжный Калюжного Калюжному Калюжного Калюжным Калюжном"),
        ("Даневич", "m", "Даневич Даневича Даневичу Даневича Даневичем Даневиче"),
        ("Даневич", "f", "Даневич Даневич Даневич Даневич Даневич Даневич"),
        ("Панченко", "m", "Панченко Панченко Панченко Панченко Панченко Панченко"),
        ("Седых", "m", "Седых Седых Седых Седых Седых Седых"),
    ],
)
def test_surnames_are_declined(name, gender, cases):
    assert " ".join(last_name(name, gender).cases()) == cases


def test_foreign_surnames_are_declined_as_foreign():
    assert last_name("Вейгель", "m", foreign=True).ins == "Вейгелем"
    assert last_name("Хольм", "m", foreign=True).gen == "Хольма"
    assert last_name("Хольм", "f", foreign=True).gen == "Хольм"
    assert last_name("Феррейра", "f", foreign=True).acc == "Феррейру"


def test_every_name_of_the_pools_can_be_declined():
    for pool, (men, women, surnames) in POOLS.items():
        for gender, firsts in (("m", men), ("f", women)):
            for first in firsts.split():
                assert len(first_name(first, gender).cases()) == 6
            for last in surnames.split():
                assert all(last_name(last, gender, foreign=pool != "ru").cases())
    assert len(POOLS["ru"][2].split()) >= 15


def test_a_person_is_introduced_once():
    met = Mention(person("Анна", "Ракитин", "f", "мэр Твери"))
    assert [met.gen, met.gen, met.ins] == ["мэра Твери Анны Ракитиной", "Ракитиной", "Ракитиной"]


def test_an_abbreviation_is_defined_before_it_is_used():
    office = ru_orgs.OrgMention(ru_orgs.ORGANISATIONS["weather"][0])
    assert [office.nom, office.gen] == ["Центр волжской метеорологии (ЦВМ)", "ЦВМ"]


def test_towns_know_their_prepositions_and_regions():
    assert BY_NAME["Владимир"].where == "во Владимире"
    assert BY_NAME["Пермь"].in_region == "в Пермском крае"
    assert BY_NAME["Тверь"].region.gen == "Тверской области"
    assert BY_NAME["Тверь"].adj.m == "тверской"
    assert len(HOME_TOWNS) >= 20
    assert len(FOREIGN_TOWNS) >= 10


def test_sentences_start_with_capitals():
    assert capitalised("мэр сказал. он ушел… и вернулся") == "Мэр сказал. Он ушел… И вернулся"


def test_comments_are_readers_words_of_the_right_tone():
    dice = Random("comments")
    written = [PROSE.comment(dice, tone=-2) for _ in range(300)]
    assert len({text for _, text in written}) > 280
    assert len({name for name, _ in written}) > 60
    assert any("Позор" in text or "позор" in text for _, text in written)
    assert not any("Браво" in text for _, text in written)
    assert max(len(text) for _, text in written) > 250
    assert not any(re.search(r"[{}\[\]|]|  ", text) for _, text in written)
