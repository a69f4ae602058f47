"""The Polish writer: everything agrees, nothing is left unfilled, and stories differ."""

from __future__ import annotations

import re
from datetime import timedelta
from random import Random

import pytest

from kronika.sampleweb.events import EVENTS, Event
from kronika.sampleweb.prose.pl import DESK_CONTEXT, DESK_TOPICS, EVENT_TOPICS, KIND, sloppy
from kronika.sampleweb.prose.pl_cast import LOCAL, Cast, write
from kronika.sampleweb.prose.pl_grammar import Capital, Count, Mention
from kronika.sampleweb.prose.pl_home import ROAD
from kronika.sampleweb.prose.pl_people import PEOPLE
from kronika.sampleweb.prose.pl_places import ALL, TOWNS
from kronika.sampleweb.prose.pl_topic import Topic
from kronika.sampleweb.writing import DESKS, Draft

BY_KEY = {event.key: event for event in EVENTS}
TOPICS = [topic for topics in DESK_TOPICS.values() for topic in topics] + list(EVENT_TOPICS.values())


def drafts(desk: str, event: Event | None, count: int = 60) -> list[Draft]:
    return [
        KIND.draft(Random(f"{desk} {event and event.key} {i}"), desk=desk, event=event, paragraphs=2 + i % 13)
        for i in range(count)
    ]


CASES = [(desk, None) for desk in DESKS] + [(event.desk, event) for event in EVENTS]
every_kind = pytest.mark.parametrize(("desk", "event"), CASES, ids=[f"{d}-{e.key if e else ''}" for d, e in CASES])


@every_kind
def test_texts_are_clean(desk: str, event: Event | None) -> None:
    for draft in drafts(desk, event):
        for text in (draft.title, draft.lead, draft.caption, *draft.paragraphs, *draft.keywords):
            assert text and text == text.strip()
            assert not re.search(r"[{}\[\]|!]{2}|[{}\[\]|<>]|  | [,.;:!?](?!\d)|\.\.", text), text
            assert text.count("„") == text.count("”"), text
            assert text[0] in "–-„#" or not text[0].islower() or text in draft.keywords, text


@every_kind
def test_parts_have_their_usual_size(desk: str, event: Event | None) -> None:
    for i, draft in enumerate(drafts(desk, event)):
        assert 30 <= len(draft.title) <= 110 and not draft.title.endswith(".")
        assert 2 <= len(draft.keywords) <= 6
        told = [p for p in draft.paragraphs if not p.startswith(("## ", "- "))]
        assert min(2 + i % 13, 10) <= len(told) <= 2 + i % 13 + 1
        assert not draft.paragraphs[-1].startswith("## ")
        assert len(set(draft.paragraphs)) == len(draft.paragraphs)


@every_kind
def test_stories_differ_and_repeat_with_the_same_dice(desk: str, event: Event | None) -> None:
    first = drafts(desk, event)
    assert first == drafts(desk, event)
    assert len({draft.title for draft in first}) > 30
    assert len({draft.paragraphs for draft in first}) == len(first)


@every_kind
def test_people_occur_as_they_are_reported(desk: str, event: Event | None) -> None:
    for draft in drafts(desk, event):
        text = " ".join((draft.lead, *draft.paragraphs))
        for name in draft.people:
            stem = name.split()[-1][:4]
            assert stem in text, (name, text)


def test_there_is_enough_to_draw_from() -> None:
    for desk, topics in DESK_TOPICS.items():
        assert sum(len(topic.titles) for topic in topics) >= 8
        assert sum(len(topic.leads) for topic in topics) >= 6
        assert sum(len(topic.facts) for topic in topics) + len(DESK_CONTEXT[desk]) >= 25
    assert set(EVENT_TOPICS) == set(BY_KEY)
    assert sum(len(pool) for pool in PEOPLE.values()) >= 15
    assert {named.gender for pool in PEOPLE.values() for named in pool} == {0, 1}
    assert len(TOWNS) >= 20


@pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: topic.keywords[0])
def test_every_pattern_of_every_topic_can_be_written(topic: Topic) -> None:
    patterns = (*topic.titles, *topic.leads, *topic.facts, *topic.quotes, *topic.heads)
    for pattern in (*patterns, *topic.captions, *topic.keywords, *topic.items):
        assert write(Cast(Random(pattern), topic), pattern)
    assert set(topic.speakers) <= set(topic.roles)
    assert set(topic.roles.values()) <= {*PEOPLE, *LOCAL, "leader"}


@pytest.mark.parametrize("desk", DESKS)
def test_every_context_can_be_written_in_every_topic_of_the_desk(desk: str) -> None:
    topics = DESK_TOPICS[desk] + tuple(EVENT_TOPICS[e.key] for e in EVENTS if e.desk == desk)
    for topic in topics:
        cast = Cast(Random(desk), topic)
        assert all(write(cast, pattern) for pattern in DESK_CONTEXT[desk])


def test_numbers_choose_the_form_of_the_noun() -> None:
    shown = [f"{Count(n):osoba|osoby|osób}" for n in (1, 2, 4, 5, 11, 12, 14, 21, 22, 34, 100, 112, 122)]
    assert shown == [
        "1 osoba", "2 osoby", "4 osoby", "5 osób", "11 osób", "12 osób", "14 osób",
        "21 osób", "22 osoby", "34 osoby", "100 osób", "112 osób", "122 osoby",
    ]  # fmt: skip
    assert f"{Count(3):!przyszła|przyszły|przyszło}" == "przyszły"


def test_people_are_introduced_once_and_then_called_by_surname() -> None:
    who = Mention(PEOPLE["roads"][0])
    assert f"{who.g}" == "ministra infrastruktury Bartosza Wilczewskiego"
    assert f"{who} {who.i} {who:mówił|mówiła}" == "Wilczewski Wilczewskim mówił"
    she = Mention(PEOPLE["premier"][0])
    assert f"{Capital(she)} {she:mówił|mówiła}" == "Premier Beata Radziłowska mówiła"
    assert f"{she.d}" == "Radziłowskiej"


def test_places_are_inflected() -> None:
    assert ALL["Włocławek"].w == "we Włocławku"
    assert ALL["Mazowsze"].w == "na Mazowszu"
    assert f"{ALL['Siedlce']:czeka|czekają}" == "czekają"
    assert f"{ALL['Płock'].adj.l} {ALL['Płock'].fem.g}" == "płockim płockiej"


def test_a_town_keeps_its_mayor() -> None:
    mayors = set()
    for seed in range(5):
        cast = Cast(Random(seed), ROAD)
        cast["m"] = ALL["Toruń"]
        mayors.add(cast["p"].full.n)
    assert len(mayors) == 1


def test_names_occur_in_several_cases() -> None:
    text = " ".join(p for d in drafts("home", BY_KEY["bribery"]) for p in (d.title, d.lead, *d.paragraphs))
    assert "Krajowy Urząd Dróg Lokalnych (KUDL)" in text
    towns = [place for place in TOWNS if place.case.n in text and place.case.l in text and place.case.n != place.case.l]
    assert towns


def test_events_speak_in_their_tone() -> None:
    flood = " ".join(d.lead + " ".join(d.paragraphs) for d in drafts("home", BY_KEY["flood"], 20))
    hockey = " ".join(d.lead + " ".join(d.paragraphs) for d in drafts("sport", BY_KEY["hockey"], 20))
    assert all(word in flood for word in ("straty", "Ewakuowan", "śmierć", "tragedii"))
    assert all(word in hockey for word in ("zwycięstwo", "radość", "sukces"))


def test_comments_are_short_and_careless() -> None:
    dice = Random(1)
    said = [KIND.comment(dice, tone=dice.randint(-2, 2)) for _ in range(400)]
    assert len({text for _, text in said}) > 350
    assert len({nick for nick, _ in said}) > 50
    assert all(nick and text and "  " not in text for nick, text in said)
    assert any(text == text.lower() for _, text in said)
    assert any(text.isascii() for _, text in said)


def test_sloppy_keeps_the_words() -> None:
    changed = {sloppy(Random(i), "Żółta Łódź.") for i in range(90)}
    assert {"Żółta Łódź.", "Zolta Lodz", "żółta łódź."} <= changed
    assert len(changed) <= 8


def test_events_of_every_day_can_be_written() -> None:
    for event in EVENTS:
        day = event.first
        while day <= event.last:
            assert KIND.draft(Random(str(day)), desk=event.desk, event=event, paragraphs=14).lead
            day += timedelta(days=1)


@pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: topic.keywords[0])
def test_every_angle_has_enough_to_say(topic: Topic) -> None:
    for title in topic.titles:
        cast = Cast(Random(title), topic)
        cast.settle((title,))
        assert cast.fitting(topic.leads), title
        assert len(cast.fitting(topic.facts)) >= 4, title
        assert len(cast.fitting(topic.quotes)) >= 2, title
        assert cast.fitting(topic.captions), title
        assert len(cast.fitting(topic.keywords)) >= 2, title
