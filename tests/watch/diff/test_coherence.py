"""Coherence: what is equal by chance within a replaced text goes, what a reader would recognise stays."""

from __future__ import annotations

from kronika.watch.diff.coherence import coherent
from kronika.watch.diff.runs import Run
from kronika.watch.diff.texts import read


def left(old: str, new: str, *shared: str) -> list[str]:
    """Of the words that both texts share, those that hold."""
    a, b = old.split(), new.split()
    texts = read(a, b, None)
    runs = [Run(a.index(word), b.index(word), 1) for word in shared]
    return [a[run.a] for run in coherent(texts, runs)]


def test_a_small_word_between_changes_goes() -> None:
    assert left("red green the blue white", "one two the three four", "the") == []


def test_a_rare_word_between_small_changes_stays() -> None:
    assert left("red Praha blue", "one Praha two", "Praha") == ["Praha"]


def test_a_rare_word_between_large_changes_goes() -> None:
    old = "red green blue white black Praha pink gold grey brown"
    new = "one two three four five Praha six seven eight nine"
    assert left(old, new, "Praha") == []


def test_what_goes_weakens_what_is_beside_it() -> None:
    old = "red green blue the Praha and black white grey"
    new = "one two three the four Praha five and six seven eight"
    assert left(old, new, "the", "Praha", "and") == []


def test_a_word_at_the_border_of_the_text_stays() -> None:
    assert left("Praha red green blue", "Praha one two three four", "Praha") == ["Praha"]


def test_thin_threads_through_a_long_replaced_text_go() -> None:
    def text(name: str) -> str:
        return " ".join(f"{name}{n} k{n // 9}" if n % 9 == 0 and name == "x" else f"{name}{n}" for n in range(90))

    old = text("x")
    new = " ".join(f"y{n} k{n // 9}" if n % 9 == 0 else f"y{n}" for n in range(90))
    assert left(old, new, *(f"k{n}" for n in range(10))) == []


def test_marks_beside_text_that_gave_way_go_though_the_change_behind_them_is_small() -> None:
    old = "red green blue white ) , ( pink gold"
    new = "one two three four ) ( six seven"
    assert left(old, new, ")", "(") == []


def test_marks_between_small_changes_stay() -> None:
    assert left("1 - 2 pm", "1 - 3 pm", "1", "-", "pm") == ["1", "-", "pm"]
