"""Hosts and paths of a new recipe."""

from __future__ import annotations

import pytest

from kronika.verify.repair.reach import hosts_of, path_of


def test_hosts_are_named_as_recipes_name_them() -> None:
    assert hosts_of(["https://www.a.example/x", "https://a.example/y", "https://b.example/"]) == (
        "a.example",
        "b.example",
    )


@pytest.mark.parametrize(
    ("shape", "path"),
    [("/news/{n}.html", "/news/*"), ("/{n}.html", ""), ("/2026/{n}/x", ""), ("/s{n}/x", "")],
)
def test_a_path_is_believed_when_all_share_it(shape: str, path: str) -> None:
    assert path_of([f"https://a.example{shape.format(n=n)}" for n in range(12)]) == path


def test_a_few_addresses_prove_nothing() -> None:
    assert path_of(["https://a.example/news/1", "https://a.example/news/2"]) == ""
