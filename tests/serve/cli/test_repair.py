"""kronika repair: candidates for a redesigned paper, in words and as JSON; what cannot be done is one sentence."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kronika.flow import chronicle
from kronika.flow.chronicle import RECIPES, init_chronicle, open_chronicle
from kronika.flow.round import run_round
from kronika.model.errors import InputError, NotEnoughPages
from kronika.model.source import Source, SourceKind
from kronika.sampleweb.clock import NOW, SampleClock
from kronika.sampleweb.server import serve_in_process
from kronika.serve.cli.main import app
from tests.flow.conftest import TOML
from tests.flow.test_repairing import STALE


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A chronicle of the redesigned paper, and of nothing else."""
    home = init_chronicle(tmp_path_factory.mktemp("repair") / "c", TOML)
    (home / RECIPES).mkdir()
    (home / RECIPES / "moje.toml").write_text(STALE, encoding="utf-8")
    with serve_in_process() as web, open_chronicle(home, {}, clock=SampleClock(NOW)) as opened:
        feed = web.url("gorodskie-novosti", "/atom.xml")
        opened.store.sources.add(Source(name="gn", url=feed, kind=SourceKind.FEED), NOW)
        opened.store.sources.add(Source(name="empty", url=feed + "?", kind=SourceKind.FEED), NOW)
        run_round(opened, ["gn"])
    return home


@pytest.fixture(autouse=True)
def at_that_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chronicle, "open_chronicle", partial(chronicle.open_chronicle, clock=lambda: NOW))


def run(folder: Path, *arguments: str) -> str:
    result = CliRunner().invoke(app, ["-C", str(folder), "repair", *arguments], catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_candidates_are_shown_with_scores_rules_and_what_they_read(folder: Path) -> None:
    shown = run(folder, "gn")
    assert "pages of the new layout since" in shown  # found out from what the old recipe missed
    assert "1. score" in shown and "sure" in shown
    assert ".rich" in shown and "100%" in shown
    assert "http://gorodskie-novosti.localhost" in shown and "characters)" in shown


def test_json_says_the_same(folder: Path) -> None:
    told = json.loads(run(folder, "gn", "--since", "7d", "--json"))
    first = told["candidates"][0]
    assert (told["source"], told["applied"], told["queued"]) == ("gn", None, 0)
    assert first["number"] == 1 and first["sure"] and first["score"] > 0.9
    assert {"title", "body"} <= {rule["field"] for rule in first["rules"]}
    assert first["fields"]["body"]["validation"]["pages"] >= 5
    assert first["examples"][0]["text"]


@pytest.mark.parametrize(
    ("arguments", "error", "said"),
    [
        (["empty"], InputError, "--since"),
        (["empty", "--since", "7d"], NotEnoughPages, "10 more are needed"),
        (["gn", "--apply", "9"], InputError, "no candidate 9"),
        (["nobody"], InputError, "nobody"),
    ],
)
def test_what_cannot_be_done_is_a_sentence(
    folder: Path, arguments: list[str], error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said):
        run(folder, *arguments)


def test_a_candidate_is_applied_by_its_number(folder: Path) -> None:
    """The last test of this file: it mends the chronicle that all of them share."""
    told = json.loads(run(folder, "gn", "--apply", "1", "--json"))
    assert told["applied"] == 1 and told["queued"] > 10
    with open_chronicle(folder, {}) as opened:
        [recipe] = opened.store.recipes.applied()
    assert recipe.name == told["candidates"][0]["name"]
