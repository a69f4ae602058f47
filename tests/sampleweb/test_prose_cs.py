"""The Czech writer: correct slots, variety, the same words for the same dice."""

from __future__ import annotations

import re
import string
from collections.abc import Iterator
from random import Random

import pytest

from kronika.sampleweb.events import EVENTS
from kronika.sampleweb.prose import cs_orgs, cs_people, cs_places
from kronika.sampleweb.prose.cs import BY_EVENT, DESK_FILES, PROSE, Draft, cast_for, fill
from kronika.sampleweb.prose.cs_general import ANY
from kronika.sampleweb.prose.cs_grammar import CASES, Number, vocalise
from kronika.sampleweb.prose.cs_topic import Topic, split_mark
from kronika.sampleweb.writing import DESKS

DESK_TOPICS = [topic for desk in DESKS for topic in DESK_FILES[desk].TOPICS]
TOPICS = [*DESK_TOPICS, *BY_EVENT.values()]

DECLINED = {
    ("Doležel", "transport"): (
        "ministr Radim Doležel",
        "ministra Radima Doležela",
        "ministrovi Radimu Doleželovi",
        "ministra Radima Doležela",
        "ministrovi Radimu Doleželovi",
        "ministrem Radimem Doleželem",
    ),
    ("Bartoň", "mayor"): (
        "starosta Zdeněk Bartoň",
        "starosty Zdeňka Bartoně",
        "starostovi Zdeňku Bartoňovi",
        "starostu Zdeňka Bartoně",
        "starostovi Zdeňku Bartoňovi",
        "starostou Zdeňkem Bartoněm",
    ),
    ("Sedlářová", "mayor"): (
        "starostka Ivana Sedlářová",
        "starostky Ivany Sedlářové",
        "starostce Ivaně Sedlářové",
        "starostku Ivanu Sedlářovou",
        "starostce Ivaně Sedlářové",
        "starostkou Ivanou Sedlářovou",
    ),
    ("Plachý", "governor"): (
        "hejtman Jaromír Plachý",
        "hejtmana Jaromíra Plachého",
        "hejtmanovi Jaromíru Plachému",
        "hejtmana Jaromíra Plachého",
        "hejtmanovi Jaromíru Plachém",
        "hejtmanem Jaromírem Plachým",
    ),
    ("Pokorná", "culture"): (
        "ministryně Lenka Pokorná",
        "ministryně Lenky Pokorné",
        "ministryni Lence Pokorné",
        "ministryni Lenku Pokornou",
        "ministryni Lence Pokorné",
        "ministryní Lenkou Pokornou",
    ),
}
SENTENCE_END = re.compile(r"[.!?:][“]?$")


def patterns(topic: Topic) -> Iterator[str]:
    """Every pattern of a topic, marked as it is."""
    yield from (*topic.titles, *topic.leads, *topic.body, *topic.heads, *topic.captions, *topic.keywords)
    yield from (text for listed in topic.lists for text in listed)


def drafts(count: int = 240) -> Iterator[Draft]:
    """Drafts of every desk, event and length."""
    for i in range(count):
        event = EVENTS[i % len(EVENTS)] if i % 2 else None
        desk = event.desk if event else DESKS[i // 2 % len(DESKS)]
        yield PROSE.draft(Random(f"draft {i}"), desk=desk, event=event, paragraphs=2 + i % 13)


def texts(draft: Draft) -> tuple[str, ...]:
    """All that a reader sees of a draft."""
    return (draft.title, draft.lead, *draft.paragraphs, draft.caption, *draft.keywords)


@pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: topic.key)
def test_every_pattern_fills(topic: Topic) -> None:
    for seed in range(4):
        cast, _ = cast_for(topic, Random(seed))
        for pattern in patterns(topic):
            filled = fill(split_mark(pattern)[1], cast)
            assert not set("{}[]") & set(filled), pattern
            assert "  " not in filled and filled == filled.strip(), pattern


@pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: topic.key)
def test_every_angle_has_a_lead_a_caption_and_enough_to_say(topic: Topic) -> None:
    angles = {letter for title in topic.titles for letter in split_mark(title)[0]} or {""}
    for angle in angles:
        assert topic.fitting(topic.leads, angle), angle
        assert topic.fitting(topic.captions, angle), angle
        assert 2 <= len(topic.fitting(topic.keywords, angle)) <= 6, angle
        assert len(topic.fitting(topic.body, angle)) >= 3, angle


def test_every_event_is_known() -> None:
    assert {event.key for event in EVENTS} == set(BY_EVENT)


@pytest.mark.parametrize("desk", DESKS)
def test_desks_have_enough_patterns(desk: str) -> None:
    topics = DESK_FILES[desk].TOPICS
    assert sum(len(topic.titles) for topic in topics) >= 8
    assert sum(len(topic.leads) for topic in topics) >= 6
    assert sum(len(topic.body) for topic in topics) + len(DESK_FILES[desk].GENERAL) >= 25


def test_drafts_read_like_print() -> None:
    for draft in drafts():
        for text in texts(draft):
            assert not set("{}[]\"'") & set(text), text
            assert "  " not in text and " ," not in text and " ." not in text and ".." not in text, text
            assert text.count("„") == text.count("“"), text
        assert 20 <= len(draft.title) <= 115 and not draft.title.endswith("."), draft.title
        assert draft.title[0].isupper() or draft.title[0] == "„", draft.title
        assert 2 <= len(draft.keywords) <= 6
        assert draft.caption not in (draft.lead, *draft.paragraphs)


def test_paragraphs_are_sentences_headings_and_items() -> None:
    marks = set()
    for draft in drafts():
        assert SENTENCE_END.search(draft.lead), draft.lead
        for text in draft.paragraphs:
            mark = "item" if text.startswith("- ") else "heading" if text.startswith("## ") else "text"
            marks.add(mark)
            if mark == "text":
                assert SENTENCE_END.search(text), text
                assert text[0].isupper() or text[0] == "„", text
    assert marks == {"item", "heading", "text"}


def test_lengths_are_as_asked() -> None:
    for wanted in (2, 5, 9, 14):
        draft = PROSE.draft(Random(wanted), desk="home", event=None, paragraphs=wanted)
        plain = [text for text in draft.paragraphs if not text.startswith(("## ", "- ")) and not text.endswith(":")]
        assert wanted - 4 <= len(plain) <= wanted
        assert any(text.startswith("## ") for text in draft.paragraphs) == (wanted >= 6)


def test_the_same_dice_give_the_same_draft() -> None:
    one, other = list(drafts(40)), list(drafts(40))
    assert one == other
    assert PROSE.comment(Random(1), tone=-1) == PROSE.comment(Random(1), tone=-1)


def test_people_are_introduced_before_their_surname_stands_alone() -> None:
    for draft in drafts():
        story = " ".join((draft.lead, *draft.paragraphs))
        for name in draft.people:
            stem = name.split()[-1].removesuffix("ek")[:-1]  # Doubková, Doubkovou; Vrbata, Vrbaty; Smetánek, Smetánka
            first_name = name.split()[0][:3]
            found = re.search(rf"\b{stem}(?!o\b)", story)  # “Ticho nad řekou” is not Tichá
            assert found and first_name in story[: found.start()][-30:], (name, draft.title)


def test_names_occur_inflected() -> None:
    everything = " ".join(" ".join(texts(draft)) for draft in drafts(600))
    for form in ("Alena Doubková", "Radima Doležela", "Hrubešové", "v Brně", "ve Zlíně", "Olomouce", "Smetánk"):
        assert form in everything, form


def test_prepositions_are_said() -> None:
    assert (
        vocalise("s starostou z Zlína v Vídni k Kolínu v srpnu V Francii")
        == "se starostou ze Zlína ve Vídni ke Kolínu v srpnu Ve Francii"
    )
    for draft in drafts():
        for text in texts(draft):
            assert not re.search(r"\b(s [sš]|z [zsš]|v [vf]|k [kg])", text, re.IGNORECASE), text


def test_number_agrees_with_itself() -> None:
    number = Number(Random(3))
    assert f"{number:1200-9800/100}" == f"{number:1200-9800/100}"
    assert re.fullmatch(r"\d \d00", f"{number:1200-9800/100}")


@pytest.mark.parametrize(("surname", "role"), DECLINED)
def test_people_decline(surname: str, role: str) -> None:
    tail = cs_people.ROLES[role].tail
    for case, form in zip(CASES, DECLINED[surname, role], strict=True):
        said = format(cs_people.mention(surname, role), case)
        assert said.replace(f" {tail} ", " ") == form


def test_offices_are_abbreviated_after_their_first_mention() -> None:
    office = cs_orgs.mention(cs_orgs.ORGS["roads"])
    assert f"{office:gen}" == "Národního dopravního úřadu (NDÚ)"
    assert {f"{office:Nom}", f"{office:Nom}"} == {"NDÚ", "Úřad"}
    inspection = cs_orgs.mention(cs_orgs.ORGS["rail"])
    assert f"{inspection:acc} oznámil{inspection:l}" == "Českou železniční inspekci (ČŽI) oznámila"


def test_possessives_fit_the_person() -> None:
    man, woman = cs_people.mention("Doležel", "transport"), cs_people.mention("Doubková", "interior")
    assert f"{man:poss návrh}" == "návrh ministra dopravy Radima Doležela"
    assert f"{man:Poss návrh} {man:possf kritika}" == "Doleželův návrh Doleželova kritika"
    assert f"{woman:nom} {woman:Poss návrh}" == "ministryně vnitra Alena Doubková Návrh Doubkové"


def test_the_world_is_large_enough() -> None:
    assert len(cs_places.TOWNS) >= 20 and len(cs_people.PEOPLE) >= 30
    assert set(cs_places.REGIONS) == {town.name for town in cs_places.TOWNS}
    assert {name for role in cs_people.ROLES.values() for name in role.holders} <= set(cs_people.PEOPLE)
    assert {country.name for country in cs_places.COUNTRIES} == set(cs_places.CAPITALS)


def test_comments_are_sloppy() -> None:
    said = [PROSE.comment(Random(i), tone=i % 3 - 1) for i in range(300)]
    assert len({nick for nick, _ in said}) > 15 and len({text for _, text in said}) > 150
    assert any(not set("ěščřžýáíéůú") & set(text.lower()) for _, text in said)
    assert all(1 <= len(text) < 500 and text == text.strip() for _, text in said)


def test_counted_things_are_five_at_least() -> None:
    """Czech counts two to four otherwise than five and more; the patterns are written for five and more."""
    for pattern in (*(p for topic in TOPICS for p in patterns(topic)), *ANY):
        for low in re.findall(r"\{n:(\d+)-\d+(?:/\d+)?\} ", pattern):
            assert int(low) >= 5, pattern


def test_slots_are_known() -> None:
    cast, _ = cast_for(TOPICS[0], Random(0))
    for pattern in (*(p for topic in TOPICS for p in patterns(topic)), *ANY):
        names = {name.lower() for _, name, _, _ in string.Formatter().parse(pattern) if name}
        assert names <= set(cast), pattern
