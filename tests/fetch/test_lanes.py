"""Lanes pace each host by itself; time is a number the test moves."""

from __future__ import annotations

import pytest

from kronika.fetch.lanes import AHEAD_MOST, Lanes
from kronika.fetch.trouble import Trouble
from kronika.model.failure import FailureKind
from kronika.model.frontier import Lease
from kronika.model.lead import Lead
from kronika.settings import FetchSettings


class Time:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def lanes_with(time: Time, **settings: object) -> Lanes:
    return Lanes(FetchSettings(**settings), time)  # type: ignore[arg-type]


def add(lanes: Lanes, host: str, count: int) -> None:
    for number in range(count):
        lead = Lead(url=f"http://{host}/{number}", source_id=1)
        lanes.add(host, Lease(lead_id=number, token=1, lead=lead, attempts=0))


def take(lanes: Lanes) -> list[str]:
    taken = []
    while found := lanes.next():
        taken.append(found[1].lead.url.removeprefix("http://"))
    return taken


def test_a_host_is_asked_once_per_delay_and_others_go_on() -> None:
    time = Time()
    lanes = lanes_with(time, start_delay=5)
    add(lanes, "slow", 3)
    add(lanes, "other", 1)
    assert take(lanes) == ["slow/0", "other/0"]
    assert lanes.ready_in() == 5
    time.now += 4.9
    assert take(lanes) == []
    time.now += 0.1
    assert take(lanes) == ["slow/1"]


def test_no_more_than_per_host_are_in_flight() -> None:
    time = Time()
    lanes = lanes_with(time, start_delay=0, per_host=2)
    add(lanes, "a", 5)
    assert take(lanes) == ["a/0", "a/1"]
    assert lanes.ready_in() is None  # nothing waits for time: only for an answer
    lanes.done("a")
    assert take(lanes) == ["a/2"]
    assert (lanes.waiting, lanes.in_flight) == (2, 2)


def test_a_quick_answer_shortens_the_wait_that_is_under_way() -> None:
    time = Time()
    lanes = lanes_with(time, start_delay=5)
    add(lanes, "a", 2)
    take(lanes)
    time.now += 0.1
    lanes.answered("a", 0.1, 200)
    assert lanes.ready_in() == pytest.approx(2.55 - 0.1)


def test_a_wave_of_complaints_slows_down_once() -> None:
    time = Time()
    lanes = lanes_with(time, start_delay=1)
    for _ in range(4):
        lanes.answered("a", 0.5, 503)
    assert lanes.delays() == {"a": 2}
    time.now += 3
    lanes.answered("a", 0.5, 503)
    assert lanes.delays() == {"a": 4}


def test_crawl_delay_counts_up_to_the_maximum() -> None:
    time = Time()
    lanes = lanes_with(time, start_delay=0, max_crawl_delay=60)
    lanes.crawl_delay("a", 10)
    lanes.crawl_delay("b", 9_999)
    add(lanes, "a", 2)
    add(lanes, "b", 2)
    take(lanes)
    assert lanes.ready_in() == 10
    time.now += 59
    assert take(lanes) == ["a/1"]
    time.now += 1
    assert take(lanes) == ["b/1"]
    assert list(lanes.complaints) == ["b"]
    assert "9999 s" in lanes.complaints["b"] and "max_crawl_delay" in lanes.complaints["b"]


def test_a_held_host_waits_and_is_not_supplied() -> None:
    time = Time()
    lanes = lanes_with(time, start_delay=0)
    add(lanes, "a", 1)
    lanes.hold("a", 30)
    assert take(lanes) == []
    assert lanes.supplied() == ["a"]
    time.now += 30
    assert take(lanes) == ["a/0"]
    assert lanes.supplied() == []


def test_strikes_wait_longer_each_time_and_shut_the_host_in_the_end() -> None:
    time = Time()
    lanes = lanes_with(time, start_delay=0, retries=2)
    dead = Trouble("a cannot be connected to.", kind=FailureKind.CONNECT, host="a")
    waits = []
    add(lanes, "a", 9)
    for _ in range(4):
        assert len(take(lanes)) >= 1
        started, time.now = time.now, time.now + 0.5
        lanes.strike(dead, started)
        lanes.strike(dead, started)  # the others that were in flight tell nothing new
        for _ in range(lanes.in_flight):
            lanes.done("a")
        waits.append(lanes.ready_in())
        time.now += waits[-1] or 0.0
    assert waits[:3] == [2, 4, 8]
    with pytest.raises(Trouble, match="4 times in a row"):
        lanes.check("a")


def test_a_struck_host_is_probed_by_one_request() -> None:
    time = Time()
    lanes = lanes_with(time, start_delay=0)
    add(lanes, "a", 4)
    lanes.strike(Trouble("Down.", kind=FailureKind.DNS, host="a"), time.now)
    time.now += 2
    assert take(lanes) == ["a/0"]
    lanes.fine("a")
    lanes.done("a")
    assert take(lanes) == ["a/1", "a/2", "a/3"]


def test_supply_follows_the_pace() -> None:
    time = Time()
    lanes = lanes_with(time, start_delay=0)
    add(lanes, "fast", 1)
    assert lanes.supplied() == []
    add(lanes, "fast", AHEAD_MOST // 2)
    assert lanes.supplied() == ["fast"]
    slow = lanes_with(time, start_delay=5)
    add(slow, "slow", 1)
    assert slow.supplied() == ["slow"]


def test_draining_takes_everything_that_waits() -> None:
    lanes = lanes_with(Time(), start_delay=5)
    add(lanes, "a", 3)
    take(lanes)
    assert len(lanes.drain()) == 2
    assert (lanes.waiting, lanes.next(), lanes.ready_in()) == (0, None, None)
