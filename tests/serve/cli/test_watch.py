"""kronika watch, group and digest: what people type, from adding a page to the digest that tells of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from kronika.flow.chronicle import init_chronicle
from kronika.model.errors import BadUrl, InputError, KronikaError, SettingsError, UnknownName
from kronika.serve.cli.main import app
from tests.flow.watched import TEXTS, Town, page

TOML = """
[fetch]
allow = ["127.0.0.0/8"]
start_delay = 0.0
max_delay = 0.0
retries = 1
"""
MORE = "A second ferry was promised for Sundays, when many people come to the market from the villages."


@pytest.fixture
def town() -> Iterator[Town]:
    made = Town()
    made.put("/news")
    made.site.start()
    yield made
    made.site.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return init_chronicle(tmp_path / "c", TOML)


def run(folder: Path, *arguments: str) -> str:
    result = CliRunner().invoke(app, ["-C", str(folder), *arguments])
    if isinstance(result.exception, KronikaError):
        raise result.exception
    assert result.exit_code == 0, result.output
    return result.output


def asked(folder: Path, *arguments: str) -> Any:
    """One JSON object, as scripts get it."""
    return json.loads(run(folder, *arguments, "--json").splitlines()[-1])


def test_from_adding_a_page_to_its_digest(folder: Path, town: Town) -> None:
    assert "hourly" in run(folder, "group", "add", "Office", "log:told.jsonl", "--cadence", "hourly", "--lang", "pl")
    said = run(folder, "watch", "add", town.url("/news"), "--group", "Office")
    assert "This is an article" in said
    assert " words." in said
    assert "The new bridge" in said
    assert "0 pages checked" in run(folder, "watch", "check")  # the first look was made when the page was added
    town.answers["/news"].body = page((*TEXTS, MORE))
    said = run(folder, "watch", "check", "1")
    assert "second ferry" in said
    assert "1 changed" in said
    said = run(folder, "digest", "preview", "Office")
    assert "Zmieniła się 1 strona: The new bridge" in said
    assert "/watch/1/diff?from=1&to=2" in said
    assert asked(folder, "digest", "send") == {"groups": ["Office"], "sent": 1, "waiting": 0, "given_up": 0}
    [line] = (folder / "told.jsonl").read_text(encoding="utf-8").splitlines()
    assert json.loads(line)["topic"] == "digest"
    assert "changed" in run(folder, "watch", "list")


def test_a_look_says_what_is_wrong_and_nothing_is_asked_without_one(folder: Path, town: Town) -> None:
    look = asked(folder, "watch", "add", town.url("/nowhere"), "--dry-run")
    assert (look["added"], look["look"]["state"]) == (False, "gone")
    assert "404" in look["look"]["sentence"]
    before = len(town.site.asked)
    assert asked(folder, "watch", "add", town.url("/news"), "--no-look")["look"] is None
    assert len(town.site.asked) == before


def test_a_part_can_be_named_and_a_wrong_one_is_refused(folder: Path, town: Town) -> None:
    added = asked(folder, "watch", "add", town.url("/news"), "--css", "h1", "--every", "2h", "--keep", "5")
    assert (added["focus"]["kind"], added["look"]["texts"]) == ("css", ["The new bridge"])
    assert (added["fastest"], added["slowest"], added["keep"]) == (7200, 7200, 5)
    with pytest.raises(InputError):
        run(folder, "watch", "add", town.url("/other"), "--css", "h1[", "--no-look")
    with pytest.raises(InputError, match="contradict"):
        run(folder, "watch", "add", town.url("/other"), "--css", "h1", "--whole", "--no-look")


def test_a_group_is_made_when_a_page_names_it_and_members_join(folder: Path, town: Town) -> None:
    run(folder, "watch", "add", town.url("/news"), "--no-look", "--group", "Parish")
    joined = asked(folder, "group", "add", "Parish", "anna@example.org")
    assert [member["address"] for member in joined["members"]] == ["mail:anna@example.org"]
    assert len(run(folder, "group", "list", "--json").splitlines()) == 1
    with pytest.raises(InputError):
        run(folder, "group", "add", "Parish")
    with pytest.raises(InputError):
        run(folder, "group", "add", "Parish", "eva@example.org", "--cadence", "daily")


def test_what_cannot_be_meant_is_refused(folder: Path, town: Town) -> None:
    run(folder, "watch", "add", town.url("/news"), "--no-look")
    for error, arguments in (
        (InputError, ("watch", "add", town.url("/news"), "--no-look")),
        (BadUrl, ("watch", "add", "ftp://a.example/", "--no-look")),
        (InputError, ("watch", "add", "a.example", "--no-look", "--every", "1d..1h")),
        (InputError, ("watch", "add", "a.example", "--no-look", "--option", "colour=red")),
        (InputError, ("watch", "add", "a.example", "--no-look", "--option", "charset=klingon")),
        (UnknownName, ("watch", "check", "99")),
        (InputError, ("watch", "list", "--state", "bored")),
        (InputError, ("watch", "set", "1")),
        (InputError, ("watch", "ignore", "1", "--off", "3")),
        (InputError, ("group", "add", "G", "pigeon:anna")),
        (InputError, ("group", "add", "G", "--at", "25:00")),
        (SettingsError, ("group", "add", "G", "--quiet", "sometimes")),
        (SettingsError, ("group", "add", "G", "--zone", "Mars/Base")),
        (InputError, ("digest", "preview")),
    ):
        with pytest.raises(error):
            run(folder, *arguments)


def test_settings_change_and_the_rest_stays(folder: Path, town: Town) -> None:
    run(folder, "group", "add", "Office")
    run(folder, "watch", "add", town.url("/news"), "--no-look", "--name", "Bridge", "--option", "lang=en")
    after = asked(folder, "watch", "set", "1", "--group", "Office", "--every", "5m..6h", "--option", "lang=")
    assert (after["group"], after["fastest"], after["slowest"], after["name"]) == ("Office", 300, 21600, "Bridge")
    assert after["options"] == {}
    assert asked(folder, "watch", "set", "1", "--group", "", "--whole")["group"] == ""


def test_pausing_removing_and_bringing_back(folder: Path, town: Town) -> None:
    run(folder, "watch", "add", town.url("/news"), "--no-look")
    assert asked(folder, "watch", "pause", "1")["paused"]
    assert asked(folder, "watch", "check")["checked"] == 0
    assert not asked(folder, "watch", "resume", "1")["paused"]
    assert asked(folder, "watch", "remove", "1")["removed"]
    assert "No watched pages" in run(folder, "watch", "list")
    assert asked(folder, "watch", "list", "--removed")["id"] == 1
    assert asked(folder, "watch", "restore", "1")["removed"] is None
    assert asked(folder, "watch", "check")["first"] == 1


def test_ignores_are_shown_and_turned(folder: Path, town: Town) -> None:
    run(folder, "watch", "add", town.url("/news"), "--no-look")
    assert "Nothing is ignored" in run(folder, "watch", "ignore", "1")
    run(folder, "watch", "ignore", "1", "--place", "article p")
    run(folder, "watch", "check")
    town.answers["/news"].body = page((*TEXTS, MORE))
    assert asked(folder, "watch", "check", "1")["unchanged"] == 1
    listed = [json.loads(line) for line in run(folder, "watch", "ignore", "1", "--json").splitlines()]
    number = 1 + next(index for index, one in enumerate(listed) if one["kind"] == "place")
    run(folder, "watch", "ignore", "1", "--off", str(number))
    town.answers["/news"].body = page((*TEXTS, MORE, MORE.replace("Sundays", "Mondays")))
    assert asked(folder, "watch", "check", "1")["changed"] == 1


def test_groups_and_members(folder: Path) -> None:
    run(
        folder,
        "group",
        "add",
        "Office",
        "mail:anna@example.org",
        "--cadence",
        "weekly",
        "--weekday",
        "fri",
        "--at",
        "15:30",
    )
    run(folder, "group", "member", "add", "Office", "mail:petr@example.org", "--name", "Petr")
    group = asked(folder, "group", "list")
    assert (group["cadence"], group["weekday"], group["minute"]) == ("weekly", 4, 930)
    assert [member["address"] for member in group["members"]] == ["mail:anna@example.org", "mail:petr@example.org"]
    assert "feed_key" not in group
    run(folder, "group", "member", "remove", "Office", "mail:anna@example.org")
    after = asked(folder, "group", "set", "Office", "--cadence", "daily", "--also-unchanged", "--quiet", "22:00-06:00")
    assert (after["cadence"], after["also_unchanged"], len(after["members"])) == ("daily", True, 1)
    run(folder, "group", "remove", "Office")
    assert "No groups yet" in run(folder, "group", "list")
    run(folder, "group", "restore", "Office")
    assert "daily at 15:30" in run(folder, "group", "list")


def test_a_round_checks_watched_pages_too(folder: Path, town: Town) -> None:
    run(folder, "watch", "add", town.url("/news"), "--no-look")
    made = asked(folder, "run")
    assert made["watched"] == {"checked": 1, "changed": 0, "troubled": 0}
