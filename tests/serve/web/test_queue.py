"""The queue in the address: short when usual, safe when strange."""

from __future__ import annotations

import pytest

from kronika.model.judgement import LARGEST_SAMPLE, Sample
from kronika.serve.web.queue import MOST_SKIPPED, Queue


def test_what_is_usual_is_left_out() -> None:
    assert Queue.read({}).address() == "/judge"
    assert Queue().sample == Sample()
    full = Queue(source="Głos", seed=7, size=20, every_page=True, skipped=(3, 4), article=9)
    assert full.address() == "/judge?source=G%C5%82os&seed=7&size=20&pages=all&skipped=3.4&article=9"
    assert Queue.read(full.values()) == full
    assert full.sample == Sample(source="Głos", seed=7, size=20, with_text=False)


@pytest.mark.parametrize(
    "query",
    [{"seed": "x"}, {"seed": "-1"}, {"seed": "9" * 30}, {"size": ""}, {"article": "x"}, {"skipped": "a..b"}, {"pages": "?"}],
)  # fmt: skip
def test_bad_values_are_as_good_as_none(query: dict[str, str]) -> None:
    assert Queue.read(query) == Queue()


def test_sizes_have_limits() -> None:
    assert Queue.read({"size": "0"}).size == 1
    assert Queue.read({"size": "999999999"}).size == LARGEST_SAMPLE
    many = ".".join(str(number) for number in range(1, 1000))
    assert Queue.read({"skipped": many}).skipped == tuple(range(1000 - MOST_SKIPPED, 1000))


def test_going_on() -> None:
    queue = Queue(skipped=(3,), article=5)
    assert queue.without(5) == Queue(skipped=(3,))
    assert queue.without(3) == Queue()
    assert queue.skipping(5) == Queue(skipped=(3, 5))
    assert queue.skipping(3) == Queue(skipped=(3,))
    assert queue.only(3) == Queue(article=3)
    assert queue.from_start() == Queue() and queue.from_start(2) == Queue(seed=2)
