"""Labels wait to be asked for, answers are kept, and old ones are asked for anew; on every database."""

from __future__ import annotations

from datetime import timedelta

from kronika.model.found_thing import FoundThing, WantedLabel
from kronika.store.store import Store
from tests.store.material import NOW

PLACE = WantedLabel(lang="cs", key="lipohrad", label="Lipohrad")
OTHER = WantedLabel(lang="cs", key="ota lipský", label="Ota Lipský")
THING = FoundThing(id="Q900001", classes=("Q515",), weight=12, page="Lipohrad")
LONG_AGO = NOW - timedelta(days=100)


def test_a_label_waits_once_and_is_answered_once(store: Store) -> None:
    answers = store.link_answers
    answers.want([PLACE, OTHER])
    answers.want([PLACE])
    answers.want([])
    assert answers.waiting(10, before=LONG_AGO) == [PLACE, OTHER]
    assert answers.known("cs", ["lipohrad"]) == {}
    answers.answer(PLACE, [THING], NOW)
    answers.want([PLACE])  # is no reason to ask again
    assert answers.waiting(10, before=LONG_AGO) == [OTHER]
    assert answers.known("cs", ["lipohrad", "ota lipský"]) == {"lipohrad": (THING,)}
    assert answers.known("pl", ["lipohrad"]) == {}


def test_nothing_found_is_an_answer_too(store: Store) -> None:
    store.link_answers.want([PLACE])
    store.link_answers.answer(PLACE, [], NOW)
    assert store.link_answers.known("cs", ["lipohrad"]) == {"lipohrad": ()}
    assert store.link_answers.count_waiting(before=LONG_AGO) == 0


def test_old_answers_are_asked_for_after_the_new_labels(store: Store) -> None:
    store.link_answers.want([PLACE])
    store.link_answers.answer(PLACE, [THING], LONG_AGO)
    store.link_answers.want([OTHER])
    assert store.link_answers.waiting(10, before=NOW) == [OTHER, PLACE]
    assert store.link_answers.count_waiting(before=NOW) == 2
    assert store.link_answers.known("cs", ["lipohrad"]) == {"lipohrad": (THING,)}  # serves until then
