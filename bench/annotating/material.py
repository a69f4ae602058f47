"""A chronicle with many fragments and many answers, made without chance so that every run is alike."""

from __future__ import annotations

import sys
from datetime import UTC, datetime, timedelta

from kronika.model.annotation import Choice, GivenAnswer, NewFragment
from kronika.store.answer_writing import Signed
from kronika.store.store import Store

KIND = "mass-times"
BEGAN = datetime(2026, 1, 10, 8, 0, tzinfo=UTC)
WORDS = "Msze święte w niedziele i święta odprawiamy o godzinie "
PARCEL = 2_000


def fill(store: Store, *, fragments: int, answers: int, people: int, sites: int = 500) -> None:
    """Fragments of many sites and answers of people who were here before."""
    made = [fragment(number, sites) for number in range(fragments)]
    for start in range(0, fragments, 20_000):
        store.fragments.add(made[start : start + 20_000], now=BEGAN)
    numbers = sorted(store.fragments.sites(KIND))
    everybody = list(store.annotators.named([f"early {number}" for number in range(people)], now=BEGAN).values())
    asked = numbers[: fragments * 4 // 5]  # the others wait for the devices that come
    signed = [
        answer(turn, everybody[turn % people], asked[(turn * 7919 + turn // len(asked)) % len(asked)])
        for turn in range(answers)
    ]
    for start in range(0, answers, PARCEL):
        store.answers.keep_all(signed[start : start + PARCEL])
        if sys.stderr.isatty():
            print(f"\r{start + PARCEL} answers", end="", file=sys.stderr)


def fragment(number: int, sites: int) -> NewFragment:
    """One fragment; a twentieth are hidden questions."""
    return NewFragment(
        kind=KIND,
        site=f"parish{number % sites}",
        key=f"{number}",
        before=f"{WORDS}7.{number % 60:02} oraz ",
        marked=f"{6 + number % 14}.00",
        after=f", a w dni powszednie wieczorem, numer {number}.",
        path=("Porządek mszy świętych", "Niedziela"),
        p=(number * 37 % 1000) / 1000,
        gold=(Choice.YES if number % 40 else Choice.NO) if number % 20 == 0 else None,
        url=f"http://parish{number % sites}.localhost/{number // 40}",
        page_id=None,
    )


def answer(turn: int, annotator_id: int, fragment_id: int) -> Signed:
    """One answer of long ago."""
    given = GivenAnswer(
        fragment_id=fragment_id,
        choice=Choice.YES if turn % 3 else Choice.NO,
        client=f"early-{turn}",
        seconds=1.0 + turn % 40 / 10,
    )
    return Signed(annotator_id=annotator_id, given=given, at=BEGAN + timedelta(seconds=turn))
