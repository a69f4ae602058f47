"""Assets: the vendored script is the one we checked, and nothing inline or foreign is in any template."""

from __future__ import annotations

import hashlib
import re

from fastapi.testclient import TestClient

from kronika.serve.web.assets import FOLDER, HTMX, address, assets
from kronika.serve.web.shell import TEMPLATES


def test_the_vendored_script_has_the_recorded_hash() -> None:
    recorded = (FOLDER / "vendor" / "README.md").read_text(encoding="utf-8")
    name = HTMX.removeprefix("vendor/")
    line = next(line for line in recorded.splitlines() if f"`{name}`" in line)
    assert hashlib.sha256((FOLDER / HTMX).read_bytes()).hexdigest() in line
    assert "Zero-Clause BSD" in line
    assert (FOLDER / "vendor" / "htmx-LICENSE.txt").is_file()


def test_every_vendored_script_is_recorded() -> None:
    recorded = (FOLDER / "vendor" / "README.md").read_text(encoding="utf-8")
    assert all(f"`{path.name}`" in recorded for path in (FOLDER / "vendor").glob("*.js"))


def test_templates_hold_no_inline_script_style_or_handler() -> None:
    for path in TEMPLATES.glob("*.html"):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:|hx-on|hx-vals=.?js:|srcdoc|\|\s*safe", text), (
            path.name
        )
        assert not re.search(r"<script(?![^>]*\ssrc=)", text), path.name


def test_the_style_asks_nobody_else() -> None:
    style = (FOLDER / "kronika.css").read_text(encoding="utf-8")
    assert "url(" not in style
    assert "@import" not in style


def test_assets_are_served_with_their_type_and_cached_by_content(client: TestClient) -> None:
    for name in assets():
        answer = client.get(address(name))
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
        tag = answer.headers["etag"]
        for known in (tag, f"W/{tag}", f'"other", {tag}'):
            assert client.get(address(name), headers={"If-None-Match": known}).status_code == 304
        assert client.get(address(name), headers={"If-None-Match": '"other"'}).status_code == 200
    assert client.get("/static/kronika.css").headers["cache-control"] == "no-cache"
    assert client.get(address("kronika.css")).headers["content-type"] == "text/css; charset=utf-8"


def test_nothing_else_is_served(client: TestClient) -> None:
    for name in (
        "../app.py",
        "%2e%2e/app.py",
        "..%2fapp.py",
        "vendor/README.md",
        "vendor/../../app.py",
        "",
        "/etc/passwd",
    ):
        answer = client.get(f"/static/{name}")
        assert answer.status_code == 404, name
        assert b"import" not in answer.content
