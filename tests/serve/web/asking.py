"""Fragments of parish pages for the tests, all written by us: five parishes, a few pages each, with the right answers."""

from __future__ import annotations

from datetime import datetime

from kronika.model.annotation import Choice, GivenAnswer, NewFragment
from kronika.store.store import Store
from tests.serve.web.chronicle import NOW

KIND = "mass-times"
PARISHES = (
    "Parafia w Dolinach",
    "Parafia na Skałce",
    "Parafia pod Lipami",
    "Parafia nad Strugą",
    "Parafia za Borem",
)
SCHEDULE = ("7.00", "9.00", "11.00", "18.00")
OFFICE = ("16.00", "17.30")
LONG = (
    "Serdecznie zapraszamy wszystkich parafian i gości do wspólnej modlitwy w naszym kościele. "
    "W tym tygodniu porządek pozostaje bez zmian, a o każdej zmianie powiadomimy w ogłoszeniach. "
)


def fragments(parish: str) -> list[NewFragment]:
    """What one parish writes: a schedule, an office, a long announcement."""
    address = f"https://{PARISHES.index(parish)}.parafie.example"
    schedule = [
        piece(parish, f"{address}/msze", place, hour, ("Msze Święte", "Niedziele i święta"), list(SCHEDULE))
        for place, hour in enumerate(SCHEDULE)
    ]
    office = [
        piece(parish, f"{address}/kancelaria", place, hour, ("Kancelaria parafialna", "wtorek"), list(OFFICE))
        for place, hour in enumerate(OFFICE)
    ]
    news = [
        NewFragment(
            kind=KIND,
            site=parish,
            key=f"{parish} news {place}",
            before=LONG * 2 + "Po Mszy św. o ",
            marked=hour,
            after=" spotkanie rady parafialnej.\n" + LONG,
            path=("Ogłoszenia duszpasterskie", "XII niedziela zwykła"),
            url=f"{address}/ogloszenia",
            start=500 * place,
            end=500 * place + len(hour),
            p=0.5,
        )
        for place, hour in enumerate(("9.00", "18³⁰"))
    ]
    return [*schedule[:2], *news, *schedule[2:], *office]  # a long one is asked early


def piece(parish: str, url: str, place: int, hour: str, path: tuple[str, ...], hours: list[str]) -> NewFragment:
    """One hour of a list of hours."""
    before = "".join(f"{other}, " for other in hours[:place])
    after = "".join(f", {other}" for other in hours[place + 1 :])
    return NewFragment(
        kind=KIND,
        site=parish,
        key=f"{url} {place}",
        before=before,
        marked=hour,
        after=after,
        path=path,
        url=url,
        start=len(before),
        end=len(before) + len(hour),
        p=0.5,
    )


def truth(fragment: NewFragment) -> Choice:
    """The right answer."""
    return Choice.NO if fragment.path[0].startswith("Kancelaria") else Choice.YES


def ask_people(store: Store, *, parishes: int = 3, now: datetime = NOW) -> int:
    """Put the fragments of some parishes into the queue, eight of each; how many."""
    new = [fragment for parish in PARISHES[:parishes] for fragment in fragments(parish)]
    return store.fragments.add(new, now=now)


def vote(store: Store, *, honest: int = 2, wrong: int = 1, now: datetime = NOW) -> list[int]:
    """Some people answer everything rightly, others say the opposite; their numbers."""
    found = store.fragments.find(KIND)
    numbers = []
    for place in range(honest + wrong):
        annotator = store.annotators.add(now=now)
        given = [
            GivenAnswer(
                fragment_id=fragment.id,
                choice=truth(fragment) if place < honest else opposite(truth(fragment)),
                client=f"client-{annotator.id}-{fragment.id}",
                seconds=2.5,
            )
            for fragment in found
        ]
        store.answers.keep(annotator.id, given, now)
        numbers.append(annotator.id)
    return numbers


def opposite(choice: Choice) -> Choice:
    """Yes for no."""
    return Choice.NO if choice is Choice.YES else Choice.YES
