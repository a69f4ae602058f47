"""Requests go to the application whose beginning of the path fits, whole parts only."""

from __future__ import annotations

import pytest

from kronika.serve.gate.by_path import ByPath


async def screens(scope: object, receive: object, send: object) -> None:
    """The application for all others."""


async def programs(scope: object, receive: object, send: object) -> None:
    """The application beside."""


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/v1/x"])
def test_beside(path: str) -> None:
    assert ByPath(screens, {"/api": programs}).answering({"type": "http", "path": path}) is programs


@pytest.mark.parametrize("path", ["/", "", "/apidae", "/x/api", "//api", "/API/v1"])
def test_otherwise(path: str) -> None:
    assert ByPath(screens, {"/api": programs}).answering({"type": "http", "path": path}) is screens
