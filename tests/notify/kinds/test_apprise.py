"""Apprise: shut until it is allowed, waiting until it is installed, and telling its services when it is both."""

from __future__ import annotations

import json
import sys
from importlib.util import find_spec

import pytest

from kronika.model.errors import NotifyError, PartMissing
from kronika.notify.kinds.apprise import KIND
from tests.fetch.local_site import LocalSite
from tests.notify.conftest import MakeMeans
from tests.notify.kinds.test_webhook import Hook
from tests.notify.material import a_digest, a_message

SECRET = "json://user:secret@hooks.example.org/path"
THERE = find_spec("apprise") is not None


@pytest.fixture
def hook(site: LocalSite) -> Hook:
    made = Hook(site)
    made.answer(200)
    return made


def address(site: LocalSite) -> str:
    return site.url("/hook").replace("http://", "json://")


def refused(make_means: MakeMeans, target: str = SECRET, **more: bool) -> NotifyError:
    with pytest.raises(NotifyError) as caught:
        KIND.open(make_means(**more)).send(a_message(), target)
    assert str(caught.value).endswith(".") and "secret" not in str(caught.value)
    return caught.value


def test_it_is_shut_until_somebody_allows_it(make_means: MakeMeans) -> None:
    error = refused(make_means)
    assert "[alerts] apprise = true" in str(error) and error.retry and error.everyone


def test_messages_wait_until_it_is_installed(make_means: MakeMeans, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "apprise", None)  # as Python has it where a package is not there
    error = refused(make_means, apprise=True)
    assert "kronika[apprise]" in str(error) and error.retry and error.everyone
    assert isinstance(error.__cause__, PartMissing)


@pytest.mark.skipif(not THERE, reason="apprise is not installed")
def test_a_service_is_told(make_means: MakeMeans, site: LocalSite, hook: Hook) -> None:
    KIND.open(make_means(apprise=True)).send(a_digest(lang="cs"), address(site))
    [(_, body)] = hook.calls
    told = json.loads(body)
    assert told["title"].startswith("Přehled: 2 pages changed")
    assert "± Změněno: … Beton C20/25 … 1 200 Kč → 1 350 Kč" in told["message"]
    assert told["type"] == "info"


@pytest.mark.skipif(not THERE, reason="apprise is not installed")
def test_what_was_not_taken_waits_and_what_is_no_service_does_not(make_means: MakeMeans, site: LocalSite) -> None:
    lost = refused(make_means, address(site), apprise=True)
    assert lost.retry and not lost.everyone
    assert not refused(make_means, "pigeon://secret", apprise=True).retry
