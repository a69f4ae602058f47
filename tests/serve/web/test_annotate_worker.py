"""The service worker is served from where its scope is the annotator, fresh, and within our policy."""

from __future__ import annotations

from fastapi.testclient import TestClient


def test_the_worker_is_a_script_that_is_asked_for_anew(client: TestClient) -> None:
    answer = client.get("/annotate/worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert "respondWith" in answer.text and "https://" not in answer.text
