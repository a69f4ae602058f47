"""What people say of an analysis stays, with what the machine had said; the last word of each counts."""

from __future__ import annotations

import pytest

from kronika.model.analysis import Tone
from kronika.model.correction import Matter
from kronika.model.errors import UnknownName
from kronika.model.source import Source
from kronika.store.store import Store
from tests.store.analysed import an_analysis, analyse, store_articles
from tests.store.material import NOW, an_article


def test_a_persons_last_word_counts_and_stays_when_the_article_is_analysed_again(store: Store, source: Source) -> None:
    [number] = store_articles(store, source, an_article())
    analyse(store, {number: an_analysis(tone=Tone.POSITIVE, version="7")})
    store.corrections.tone(number, "a", by="eva", at=NOW)
    said = store.corrections.tone(number, "n", by="eva", at=NOW, note="x" * 900)
    assert (said.machine, said.person, said.version, said.source, len(said.note)) == ("p", "n", "7", "listy", 500)
    assert not said.agrees
    assert store.corrections.tone(number, "p", by="jan", at=NOW).agrees
    store.analyses.queue_all()
    analyse(store, {number: an_analysis(tone=Tone.NEGATIVE, version="8")})
    assert [(one.by, one.machine, one.person) for one in store.corrections.listing(source="listy")] == [
        ("eva", "p", "n"),
        ("jan", "p", "p"),
    ]
    assert store.corrections.listing(source="other") == []


def test_a_name_can_be_corrected_too(store: Store, source: Source) -> None:
    [number] = store_articles(store, source, an_article())
    analyse(store, {number: an_analysis({"Jan": [0]})})
    store.corrections.entity(number, "jan", "PER", "", by="", at=NOW)
    [said] = store.corrections.listing(article_id=number)
    assert (said.matter, said.subject, said.machine, said.person) == (Matter.ENTITY, "jan", "PER", "")


def test_only_what_was_analysed_can_be_corrected(store: Store, source: Source) -> None:
    [number] = store_articles(store, source, an_article())
    for wrong in (number, 99, 0, 2**80):
        with pytest.raises(UnknownName, match="kronika analyse"):
            store.corrections.tone(wrong, "p", by="", at=NOW)
