"""kronika source kinds: every kind with what its options do."""

from __future__ import annotations

import json

from typer.testing import CliRunner

from kronika.serve.cli.source import app


def test_every_kind_is_listed_with_its_options() -> None:
    said = CliRunner().invoke(app, ["kinds", "--json"])
    assert said.exit_code == 0
    told = {line["kind"]: line for line in map(json.loads, said.stdout.splitlines())}
    assert {"feed", "sitemap", "site", "archive", "listing", "page"} <= told.keys()
    assert "depth" in told["site"]["options"]
    assert "delay" in told["page"]["common"]


def test_one_kind_for_people() -> None:
    said = CliRunner().invoke(app, ["kinds", "sitemap"])
    assert "sitemap" in said.stdout
    assert "robots.txt" in said.stdout
    assert "depth:" not in said.stdout
