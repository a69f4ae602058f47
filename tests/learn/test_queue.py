"""The uncertain are asked first, sites take turns, and hidden questions come by a draw nobody can foresee."""

from __future__ import annotations

from kronika.learn.queue import band, in_any_order, is_gold_turn, next_gold, uncertain_first

SECRET = b"s" * 32


def test_what_the_machine_knows_least_comes_first() -> None:
    assert uncertain_first([(1, "a", 0.95), (2, "a", 0.6), (3, "a", 0.5), (4, "a", 0.12)]) == [3, 2, 4, 1]


def test_sites_take_turns_among_equals() -> None:
    found = uncertain_first([(1, "a", 0.5), (2, "a", 0.5), (3, "a", 0.5), (4, "b", 0.52), (5, "c", 0.47)])
    assert {found[0], found[1], found[2]} == {1, 4, 5}


def test_the_sure_come_last_whatever_their_site() -> None:
    found = uncertain_first([(1, "a", 0.05), (2, "b", 0.89), (3, "b", 0.11), (4, "c", 0.999)])
    assert set(found[:2]) == {2, 3}
    assert band(0.05) > band(0.11)


def test_any_order_is_the_same_for_every_process() -> None:
    candidates = [(number, f"site{number % 3}", 0.5) for number in range(50)]
    found = in_any_order(candidates, SECRET)
    assert found == in_any_order(reversed(candidates), SECRET)
    assert sorted(found) == list(range(50))
    assert found != in_any_order(candidates, b"t" * 32)
    assert {number % 3 for number in found[:3]} == {0, 1, 2}


def test_hidden_questions_come_as_often_as_they_should() -> None:
    turns = [is_gold_turn(SECRET, 1, turn, 0.1) for turn in range(5000)]
    assert 0.08 < sum(turns) / len(turns) < 0.12
    assert turns != [is_gold_turn(SECRET, 2, turn, 0.1) for turn in range(5000)]
    assert not any(is_gold_turn(SECRET, 1, turn, 0.0) for turn in range(100))


def test_every_device_has_its_own_hidden_questions_and_none_twice() -> None:
    gold = list(range(100, 200))
    seen: set[int] = set()
    for _ in gold:
        found = next_gold(SECRET, 7, gold, seen)
        assert found is not None
        assert found not in seen
        seen.add(found)
    assert next_gold(SECRET, 7, gold, seen) is None
    assert next_gold(SECRET, 7, [], set()) is None
    assert len({next_gold(SECRET, person, gold, set()) for person in range(50)}) > 20
