"""Webhooks against a real web server: signed, in time, not led astray, and judged by the status."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from kronika.model.errors import BadUrl, NotifyError
from kronika.notify.channel import Means
from kronika.notify.kinds.webhook import KIND, asked_to_wait
from tests.fetch.local_site import LocalSite
from tests.notify.conftest import NOW, MakeMeans
from tests.notify.material import CRLF, a_message

SECRET = "čtyři slova"


@dataclass(slots=True)
class Hook:
    """Remembers what it was told."""

    site: LocalSite
    calls: list[tuple[dict[str, str], bytes]] = field(default_factory=list)

    def answer(self, status: int = 204, **headers: str) -> None:
        async def hear(request: web.Request) -> web.StreamResponse:
            self.calls.append((dict(request.headers), await request.read()))
            return web.Response(status=status, headers={name.replace("_", "-"): said for name, said in headers.items()})

        self.site.handlers["/hook"] = hear


@pytest.fixture
def hook(site: LocalSite) -> Hook:
    made = Hook(site)
    made.answer()
    return made


@pytest.fixture
def means(make_means: MakeMeans) -> Means:
    return make_means(webhook={"secret": SECRET, "timeout": 5.0})


def refused(means: Means, url: str) -> NotifyError:
    with pytest.raises(NotifyError) as caught:
        KIND.open(means).send(a_message(), url)
    assert str(caught.value).endswith(".") and "\n" not in str(caught.value)
    return caught.value


def test_a_call_is_signed_json(means: Means, hook: Hook) -> None:
    KIND.open(means).send(a_message(data={"source": "listy"}), hook.site.url("/hook"))
    [(headers, body)] = hook.calls
    told = json.loads(body)
    assert headers["Content-Type"] == "application/json"
    assert headers["X-Kronika-Timestamp"] == str(int(NOW.timestamp()))
    assert headers["X-Kronika-Id"] == told["id"]
    signed = headers["X-Kronika-Timestamp"].encode() + b"." + body
    assert headers["X-Kronika-Signature"] == "sha256=" + hmac.digest(SECRET.encode(), signed, hashlib.sha256).hex()
    assert (told["key"], told["topic"], told["data"]) == ("health:12:broken", "alert", {"source": "listy"})
    assert told["lines"][0] == {"name": "Text size", "text": "was about 2,310 characters, now 0", "link": None}


def test_the_receivers_code_of_the_documentation_works(means: Means, hook: Hook) -> None:
    KIND.open(means).send(a_message(), hook.site.url("/hook"))
    [(headers, body)] = hook.calls
    page = (Path(__file__).parents[3] / "docs" / "how-to" / "be-told.md").read_text(encoding="utf-8")
    written: dict[str, Any] = {}
    exec(page.partition("```python\n")[2].partition("```")[0], written)
    is_ours, now = written["is_ours"], NOW.timestamp() + 60
    assert is_ours(SECRET, headers, body, now)
    assert not is_ours(SECRET, headers, body + b" ", now)
    assert not is_ours("other", headers, body, now)
    assert not is_ours(SECRET, headers, body, now + 3600), "an old call played again"


def test_a_repeat_has_the_same_id(means: Means, hook: Hook) -> None:
    for message in (a_message(), a_message(), a_message(key="other")):
        KIND.open(means).send(message, hook.site.url("/hook"))
    first, again, other = [headers["X-Kronika-Id"] for headers, _ in hook.calls]
    assert first == again != other


@pytest.mark.parametrize(
    ("status", "retry"),
    [(400, False), (401, False), (404, False), (410, False), (408, True), (429, True), (500, True), (503, True)],
)
def test_the_status_decides_whether_to_try_again(means: Means, hook: Hook, status: int, retry: bool) -> None:
    hook.answer(status)
    error = refused(means, hook.site.url("/hook"))
    assert error.retry is retry and str(status) in str(error) and not error.everyone


@pytest.mark.parametrize("status", [200, 201, 202, 204])
def test_any_2xx_is_success(means: Means, hook: Hook, status: int) -> None:
    hook.answer(status)
    KIND.open(means).send(a_message(), hook.site.url("/hook"))
    assert len(hook.calls) == 1


@pytest.mark.parametrize("status", [301, 302, 307, 308])
def test_redirects_are_not_followed(means: Means, hook: Hook, status: int) -> None:
    hook.answer(status, Location="/elsewhere")
    hook.site.page("/elsewhere")
    error = refused(means, hook.site.url("/hook"))
    assert "not followed" in str(error) and not error.retry
    assert hook.site.paths() == ["/hook"]


def test_a_busy_server_says_when_to_come_back(means: Means, hook: Hook) -> None:
    hook.answer(429, Retry_After="77")
    assert refused(means, hook.site.url("/hook")).after == 77.0


@pytest.mark.parametrize(
    ("header", "seconds"),
    [
        ("Thu, 05 Mar 2026 07:43:00 GMT", 60.0),
        ("Thu, 05 Mar 2020 07:43:00 GMT", 0.0),
        ("9999999999999", 21_600.0),
        ("soon", None),
        ("", None),
        (None, None),
    ],
)
def test_retry_after_is_a_number_or_a_date(header: str | None, seconds: float | None) -> None:
    assert asked_to_wait(header, NOW) == seconds


def test_there_is_one_deadline_and_silence_is_tried_again(make_means: MakeMeans, site: LocalSite) -> None:
    @site.on("/hook")
    async def hang(request: web.Request) -> web.StreamResponse:
        await asyncio.sleep(60)
        return web.Response()

    error = refused(make_means(webhook={"secret": SECRET, "timeout": 0.3}), site.url("/hook"))
    assert "did not answer within 0.3 s" in str(error) and error.retry


def test_a_server_that_has_said_200_has_taken_it_though_its_page_never_ends(
    make_means: MakeMeans, site: LocalSite
) -> None:
    @site.on("/hook")
    async def drip(request: web.Request) -> web.StreamResponse:
        response = web.StreamResponse()
        await response.prepare(request)
        await asyncio.sleep(60)
        return response

    KIND.open(make_means(webhook={"secret": SECRET, "timeout": 5.0})).send(a_message(), site.url("/hook"))
    assert site.paths() == ["/hook"]


@pytest.mark.parametrize("host", ["127.0.0.1", "hook.localhost", "2130706433", "[::1]", "169.254.169.254", "10.0.0.1"])
def test_addresses_inside_are_refused_unless_allowed(make_means: MakeMeans, hook: Hook, host: str) -> None:
    means = make_means(webhook={"secret": SECRET}, allow=False)
    error = refused(means, f"http://{host}:{hook.site.port}/hook")
    assert "address guard" in str(error) and "[fetch] allow" in str(error) and not error.retry
    assert hook.calls == [] and hook.site.asked == []


def test_no_key_no_call(make_means: MakeMeans, hook: Hook) -> None:
    error = refused(make_means(), hook.site.url("/hook"))
    assert "[webhook] secret" in str(error) and error.retry and error.everyone
    assert hook.calls == []


def test_a_sentence_never_shows_the_path_which_may_be_a_secret(means: Means, site: LocalSite) -> None:
    port, url = site.port, site.url("/T0/secret-path")

    @site.on("/T0/secret-path")
    async def slam(request: web.Request) -> web.StreamResponse:
        assert request.transport is not None
        request.transport.close()
        return web.Response()

    for target in (url, f"http://no-such-host.invalid:{port}/secret-path", f"https://127.0.0.1:{port}/secret-path"):
        error = refused(means, target)
        assert "secret-path" not in str(error) and error.retry


def test_nothing_in_a_message_reaches_the_headers(means: Means, hook: Hook) -> None:
    KIND.open(means).send(a_message(key=f"k{CRLF}", subject=f"s{CRLF}\ud800", topic=CRLF), hook.site.url("/hook"))
    [(headers, body)] = hook.calls
    assert "Bcc" not in headers and json.loads(body)["key"] == f"k{CRLF}"


def test_an_address_that_is_none_is_refused(means: Means) -> None:
    with pytest.raises(BadUrl):
        KIND.open(means).send(a_message(), "gopher://example.org/")
