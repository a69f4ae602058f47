"""The line in a real Redis: shared by processes, each fragment in one device's hands; the database stays the record."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kronika.model.errors import SettingsError, StoreUnreachable
from kronika.store.shared_line import SharedLine
from tests.redis_server import running_redis

redis = pytest.importorskip("redis")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running_redis(tmp_path_factory.mktemp("redis")) as address:
        yield address


@pytest.fixture
def lines(server: str) -> tuple[SharedLine, SharedLine]:
    """The same line from two machines."""
    redis.Redis.from_url(server).flushall()
    return SharedLine(server, chronicle="one"), SharedLine(server, chronicle="one")


def anything(number: int) -> bool:
    return True


def test_two_machines_take_from_one_line(lines: tuple[SharedLine, SharedLine]) -> None:
    here, there = lines
    here.fill("mass", [5, 4, 3, 2, 1])
    assert here.take("mass", 2, anything) == [5, 4]
    assert there.take("mass", 2, anything) == [3, 2]
    assert here.take("mass", 9, anything) == [1]
    assert there.take("mass", 1, anything) == []


def test_what_does_not_fit_stays_in_its_place(lines: tuple[SharedLine, SharedLine]) -> None:
    here, there = lines
    here.fill("mass", list(range(100)))
    assert here.take("mass", 2, lambda number: number > 40) == [41, 42]
    assert there.take("mass", 3, anything) == [0, 1, 2]


def test_what_is_held_stays_out_until_it_is_answered(lines: tuple[SharedLine, SharedLine]) -> None:
    here, there = lines
    here.fill("mass", [1, 2])
    assert here.take("mass", 1, anything) == [1]
    there.fill("mass", [1, 2])
    assert there.take("mass", 9, anything) == [2]
    here.settle("mass", [1])
    here.settle("mass", [])
    there.fill("mass", [1, 2])
    assert there.take("mass", 9, anything) == [1]


def test_one_machine_draws_the_line(lines: tuple[SharedLine, SharedLine]) -> None:
    here, there = lines
    assert [here.due("mass"), there.due("mass"), here.due("mass")] == [True, False, False]
    here.fill("mass", list(range(500)))
    assert not there.due("mass")


def test_chronicles_do_not_mix(server: str, lines: tuple[SharedLine, SharedLine]) -> None:
    lines[0].fill("mass", [1, 2, 3])
    assert SharedLine(server, chronicle="another").take("mass", 1, anything) == []
    assert lines[0].take("other", 1, anything) == []


def test_a_redis_that_is_away_is_told_in_a_sentence() -> None:
    with pytest.raises(StoreUnreachable, match="everything works without it"):
        SharedLine("redis://127.0.0.1:1/0").take("mass", 1, anything)
    with pytest.raises(SettingsError, match="redis://host:6379/0"):
        SharedLine("mailto:somebody")
