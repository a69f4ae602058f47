"""Each fault is as announced, and the limit is measured where it counts: in the server."""

from __future__ import annotations

import httpx
import pytest

from kronika.sampleweb.scaled.faults import BUSY_FOR, Bucket
from kronika.sampleweb.scaled.world import scaled_sites
from kronika.sampleweb.server import serve_in_process
from tests.sampleweb.scaled.asking import ask, request

SITES = scaled_sites(1)


def test_a_bucket_lets_pass_what_its_rate_allows() -> None:
    bucket = Bucket(rate=2.0)
    assert [bucket.take(0.0) for _ in range(3)] == [True, True, False]
    assert [bucket.take(at) for at in (0.25, 0.5, 0.75, 1.0)] == [False, True, False, True]
    assert [bucket.take(100.0) for _ in range(3)] == [True, True, False]


def test_a_limited_site_refuses_what_comes_too_fast_and_says_when_to_come_again() -> None:
    site = SITES["fault-limited"]
    site.reset()
    asked = request(site, "/")
    refusals = [site.refuse(asked, 10.0) for _ in range(4)]
    assert refusals[:2] == [None, None]
    assert refusals[2] is not None and refusals[2].status == 429
    assert ("Retry-After", "1") in refusals[2].headers
    assert site.refuse(asked, 11.0) is None


def test_a_busy_site_recovers_and_a_reset_makes_it_busy_again() -> None:
    site = SITES["fault-busy"]
    site.reset()
    asked = request(site, "/")
    answers = [site.refuse(asked, 0.0) for _ in range(BUSY_FOR + 1)]
    assert [answer is None for answer in answers] == [False] * BUSY_FOR + [True]
    site.reset()
    assert site.refuse(asked, 0.0) is not None


def test_robots_are_down_for_a_while() -> None:
    site = SITES["fault-robots-down"]
    site.reset()
    asked = request(site, "/robots.txt")
    assert [site.refuse(asked, 0.0) is None for _ in range(3)] == [False, False, True]
    assert site.refuse(request(site, "/"), 0.0) is None


def test_a_patient_site_asks_for_a_pause() -> None:
    assert b"Crawl-delay: 0.5" in ask(SITES["fault-patient"], "/robots.txt").body
    assert b"Crawl-delay" not in ask(SITES["fault-slow"], "/robots.txt").body


def test_a_page_is_broken_off_the_first_time_only() -> None:
    site = SITES["fault-hangs-up"]
    path = site.pages()[-1]  # article 20
    first, second = ask(site, path, count=0), ask(site, path, count=1)
    assert len(first.body) < len(second.body)
    assert ("Content-Length", str(len(second.body))) in first.headers


def test_everything_moved_to_the_other_host() -> None:
    site = SITES["fault-moved"]
    moved = ask(site, site.pages()[-1], host="fault-moved")
    assert moved.status == 301
    assert ("Location", f"http://www.fault-moved.localhost:1{site.pages()[-1]}") in moved.headers
    assert ask(site, site.pages()[-1], host="www.fault-moved").status == 200


def test_a_broken_site_answers_500() -> None:
    assert ask(SITES["fault-broken"], "/").status == 500


def test_the_server_keeps_the_limit_lets_wait_and_never_answers() -> None:
    with serve_in_process(sites=1) as web, httpx.Client(base_url=f"http://127.0.0.1:{web.port}") as client:

        def visit(host: str, **rest: float) -> int:
            return client.get("/", headers={"Host": f"{host}.localhost"}, **rest).status_code

        assert [visit("fault-limited") for _ in range(3)] == [200, 200, 429]
        assert visit("s001") == visit("www.trap-mirror") == visit("fault-slow") == 200
        with pytest.raises(httpx.ReadTimeout):
            visit("fault-silent", timeout=0.3)
        assert [entry["status"] for entry in web.log()][:3] == [200, 200, 429]
