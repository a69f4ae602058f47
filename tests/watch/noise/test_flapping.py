"""A place that differs at every look is learned and left out, and unlearned when it stands still."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import timedelta

from kronika.model.watch import Ignore, NoiseKind
from kronika.watch.compare import compare
from kronika.watch.compared import Compared
from kronika.watch.noise.flapping import MOST_PLACES, is_restless, read, stood_still
from kronika.watch.view import View
from tests.watch.looking import NOW, framed, seen


@dataclass
class Watched:
    """A page that is watched as the flow does it: a change becomes the kept version, noise does not."""

    kept: View
    ignores: tuple[Ignore, ...] = ()
    memory: Mapping[str, object] = field(default_factory=dict)
    gap: timedelta = timedelta(minutes=30)
    looks: int = 0

    def look(self, html: str) -> Compared:
        """One more look."""
        self.looks += 1
        view = seen(html)
        at = NOW + self.looks * self.gap
        found = compare(self.kept, view, self.ignores, self.memory, before_at=at - self.gap, after_at=at)
        self.memory = json.loads(json.dumps(found.memory))
        self.ignores = found.ignores
        if found.difference.is_change:
            self.kept = view
        return found


def page(quote: str, price: str = "120") -> str:
    """A page with a quotation that comes and goes, and a price that is content."""
    return framed(f"<blockquote>Quote of the moment: {quote}</blockquote><p>The fee is {price} crowns.</p>")


def changes(watched: Watched, quotes: Sequence[str]) -> list[bool]:
    """For every look, whether it was a change."""
    return [watched.look(page(quote)).difference.is_change for quote in quotes]


def test_ever_new_content_is_learned() -> None:
    """After a few looks that follow each other closely; the price is told all the same."""
    watched = Watched(kept=seen(page("zero")))
    assert changes(watched, ["one", "two", "three four", "five"]) == [True, True, False, False]
    found = watched.look(page("six", "150"))
    assert [(piece.before, piece.text) for piece in found.difference.pieces] == [("120", "150")]
    assert [ignore.kind for ignore in found.difference.ignored] == [NoiseKind.FLAPPING]
    assert "Quote" in found.difference.ignored[0].where or "moment" in found.difference.ignored[0].where


def test_what_comes_back_is_learned_at_any_pace() -> None:
    """A, B, A, B: one look a day."""
    watched = Watched(kept=seen(page("to be")), gap=timedelta(days=1))
    assert changes(watched, ["or not", "to be", "or not", "to be", "or not"])[2:] == [False, False, False]


def test_daily_news_are_news() -> None:
    """One new content a day in the same place is a change every time."""
    watched = Watched(kept=seen(page("zero")), gap=timedelta(days=1))
    assert all(changes(watched, ["one", "two", "three", "four", "five", "six"]))


def test_a_list_that_grows_does_not_flap() -> None:
    """New items at the top of a list at every look are news."""
    items = [f"<li>Story number {number} of the day</li>" for number in range(12)]
    watched = Watched(kept=seen(framed(f"<ul>{''.join(items[9:])}</ul>")))
    for first in range(8, 1, -1):
        found = watched.look(framed(f"<ul>{''.join(items[first : first + 3])}</ul>"))
        assert found.difference.added == 1


def test_standing_still_is_unlearned() -> None:
    """Once it stands still, what stands there now is told, and so is the next change."""
    watched = Watched(kept=seen(page("zero")))
    changes(watched, ["one", "two", "three", "four"])
    assert is_restless(watched.memory)
    assert changes(watched, ["four", "four", "four"]) == [False, True, False]
    watched.memory = stood_still(watched.memory, NOW + timedelta(days=1))
    assert not is_restless(watched.memory)
    assert watched.look(page("five")).difference.is_change


def test_a_person_wants_to_see_it() -> None:
    """Turned off, it is a change every time."""
    watched = Watched(kept=seen(page("zero")))
    changes(watched, ["one", "two", "three"])
    watched.ignores = tuple(replace(ignore, on=False, by="Ada") for ignore in watched.ignores)
    assert changes(watched, ["four", "five", "six"]) == [True, True, True]


def test_memory_stays_small() -> None:
    """However many places differ; and a memory of another version is forgotten."""
    watched = Watched(kept=seen(framed("")))
    for look in range(12):
        rows = "".join(f"<p>Place {place} has {look * place + look} things</p>" for place in range(60))
        watched.look(framed(rows))
    assert len(read(watched.memory).spots) <= MOST_PLACES
    assert len(json.dumps(watched.memory)) < 10_000
    assert read({"v": 99, "spots": {"x": 1}}).spots == {}
