"""What the last documents said: repetition by others counts, by oneself not, and furniture is what most say."""

from __future__ import annotations

from kronika.verify.memory import KEPT, Memory, Told


def told(number: int, *, runs: tuple[int, ...] = (), lines: tuple[int, ...] = ()) -> Told:
    return Told(url=f"https://x.example/{number}", runs=runs, lines=lines)


def test_two_others_must_have_said_it() -> None:
    memory = Memory()
    assert memory.repetition(told(1, runs=(7, 8)))[0] == 0
    assert memory.repetition(told(2, runs=(7, 9)))[0] == 0
    assert memory.repetition(told(3, runs=(7, 10)))[0] == 0.5


def test_a_page_that_is_fetched_again_repeats_nobody() -> None:
    memory = Memory()
    for _ in range(10):
        assert memory.repetition(told(1, runs=(7, 8), lines=(1,))) == (0.0, 0.0)


def test_furniture_is_what_most_documents_have() -> None:
    memory = Memory()
    seen = [memory.repetition(told(number, lines=(1, 100 + number)))[1] for number in range(30)]
    assert seen[3] == 0
    assert seen[-1] == 1


def test_what_a_third_says_is_no_furniture() -> None:
    memory = Memory()
    assert not any(memory.repetition(told(n, lines=(1,) if n % 3 == 0 else (100 + n,)))[1] for n in range(60))


def test_what_is_long_past_is_forgotten() -> None:
    memory = Memory()
    for number in range(3):
        memory.repetition(told(number, runs=(7,)))
    for number in range(3, 3 + KEPT):
        memory.repetition(told(number, runs=(1000 + number,)))
    assert memory.repetition(told(999, runs=(7,)))[0] == 0


def test_it_can_be_put_away_and_taken_up() -> None:
    memory = Memory()
    for number in range(70):
        memory.repetition(told(number, runs=(number % 5, number), lines=(number % 2,)))
    again = Memory.from_plain(memory.as_plain())
    one = told(500, runs=(1, 2, 3), lines=(0, 1))
    assert again.repetition(one) == memory.repetition(one)
