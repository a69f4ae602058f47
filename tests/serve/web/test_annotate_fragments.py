"""Contested fragments with every vote; hidden questions and what the program thinks are shown here, and only here."""

from __future__ import annotations

from collections.abc import Callable

from fastapi.testclient import TestClient

from kronika.store.store import Store
from tests.serve.web.asking import ask_people, vote

Open = Callable[..., TestClient]


def test_disagreement_is_listed_with_its_votes(empty_store: Store, visit: Open) -> None:
    ask_people(empty_store)
    vote(empty_store)
    html = visit(empty_store).get("/annotate/fragments").text
    assert "24 hours on which people disagree" in html
    assert "2 yes, 1 no" in html and "1 yes, 2 no" in html
    assert "Device 3" in html and "the program said 50%" in html


def test_agreement_is_said(empty_store: Store, visit: Open) -> None:
    ask_people(empty_store)
    vote(empty_store, wrong=0)
    assert "Nobody disagrees" in visit(empty_store).get("/annotate/fragments").text
