"""The whole chain on the sample web: from a directory to the schedules of twelve parishes, every slot right."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest

from kronika.flow.annotation_desk import AnnotationDesk
from kronika.flow.demo import Demo
from kronika.flow.fact_chain import Chain, ChainWish
from kronika.flow.fact_demo import DIRECTORY, KIND, FactsDemo, open_facts_demo, play_chain
from kronika.flow.fact_fragments import UNSURE_FROM, UNSURE_TO
from kronika.flow.fact_kinds import fact_kind
from kronika.flow.fact_sources import followed_for
from kronika.flow.fact_training import Teller, training_set
from kronika.model.annotation import Choice
from kronika.model.errors import UnknownName
from kronika.sampleweb.clock import NOW
from kronika.sampleweb.parishes.oracle import Oracle
from kronika.sampleweb.parishes.scoring import score
from kronika.sampleweb.parishes.truth import by_host


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Demo, FactsDemo, Path]]:
    """The chain, walked once."""
    folder = tmp_path_factory.mktemp("chain")
    with open_facts_demo(folder / "c", {}) as demo:
        yield demo, play_chain(demo, folder / "masses.ics", say=lambda sentence: None), folder


def test_every_slot_is_right_and_none_is_wrong(played: tuple[Demo, FactsDemo, Path]) -> None:
    demo, made, _ = played
    faults = []
    for fact in demo.chronicle.store.facts.all(KIND):
        host = urlsplit(fact.record.subject["website"]).hostname or ""
        found = score(fact.record.slots, by_host()[host.removesuffix(".localhost")], NOW)
        faults += [("missing", host, slot) for slot in found.missing] + [("wrong", host, slot) for slot in found.wrong]
    assert faults == []
    assert (made.parishes, made.exact, made.right) == (12, 12, 150)


def test_every_step_did_its_part(played: tuple[Demo, FactsDemo, Path]) -> None:
    demo, made, folder = played
    chain, store = made.chain, demo.chronicle.store
    assert (chain.entities, chain.addresses, chain.sites, chain.doubtful) == (42, 12, 12, 0)
    assert chain.pages >= 120 and chain.facts.failures == 0 and not chain.stopped
    assert chain.answers
    assert chain.trained is not None and chain.trained.own.accuracy > 0.85
    assert chain.files == (folder / "masses.ics",)
    text = (folder / "masses.ics").read_text(encoding="utf-8")
    assert text.count("BEGIN:VEVENT") >= 100 and text.count("BEGIN:VCALENDAR") == 1
    assert store.check() == []
    [fact] = [fact for fact in store.facts.all(KIND) if "Olszyny" in fact.record.site]
    assert fact.record.subject["town"] == "Olszyny"
    assert all(slot.evidence and slot.by for slot in fact.record.slots)


def test_people_were_asked_only_what_the_machine_did_not_know(played: tuple[Demo, FactsDemo, Path]) -> None:
    demo, _, _ = played
    fragments = demo.chronicle.store.fragments.find(KIND)
    asked = [one for one in fragments if one.answers and one.gold is None]
    assert asked and all(UNSURE_FROM < one.p < UNSURE_TO for one in asked)
    oracle = Oracle(NOW)
    for one in asked:
        true = Choice.YES if oracle.is_mass(one.url, one.before, one.marked, one.after) else Choice.NO
        assert one.truth in (None, true), one
    keys = [one.key for one in fragments]
    assert len(set(keys)) == len(keys)


def test_the_one_who_guessed_is_known(played: tuple[Demo, FactsDemo, Path]) -> None:
    demo, _, _ = played
    desk = AnnotationDesk(demo.chronicle.store, demo.chronicle.settings.annotate, demo.chronicle.clock)
    by_device = {one.annotator.id: one.annotator.reliability for one in desk.standings(KIND)}
    first, guesser, *others = (by_device[number] or 0.0 for number in sorted(by_device))
    assert others and guesser < min(first, *others)


def test_the_training_set_is_balanced_and_says_who_told(played: tuple[Demo, FactsDemo, Path]) -> None:
    demo, _, _ = played
    kind = fact_kind(KIND)
    sources = followed_for(demo.chronicle, KIND)
    lessons, counts = training_set(demo.chronicle, kind, sources, Random(1))
    assert counts.sites == 12 and counts.ruled > 30 and counts.answered_yes + counts.answered_no > 0
    assert counts.drawn > 0 and counts.positives == counts.negatives
    for lesson in lessons:
        assert any(lesson.hours.values())
        drawn = {where for where, said in lesson.hours.items() if said and said.by is Teller.DRAWN}
        assert drawn <= lesson.spare
        record = lesson.record(kind)
        assert {one["label"] for one in record["mentions"]} <= {"mass", "not_mass", "excluded"}
    again, _ = training_set(demo.chronicle, kind, sources, Random(1))
    assert again == lessons


def test_a_second_walk_finds_everything_done(played: tuple[Demo, FactsDemo, Path]) -> None:
    demo, made, _ = played
    before = [(fact.record, fact.changed) for fact in demo.chronicle.store.facts.all(KIND)]
    wish = ChainWish(directory=demo.web.url(DIRECTORY), kind=KIND, train=False)
    again = Chain(demo.chronicle, wish).run()
    assert (again.pages, again.facts.read, again.facts.unchanged) == (0, 0, 12)
    assert again.answers == made.chain.answers
    assert [(fact.record, fact.changed) for fact in demo.chronicle.store.facts.all(KIND)] == before


def test_a_directory_that_is_not_followed_is_a_sentence(played: tuple[Demo, FactsDemo, Path]) -> None:
    with pytest.raises(UnknownName, match="no source called “katalog”"):
        Chain(played[0].chronicle, ChainWish(directory="katalog", kind=KIND)).run()
