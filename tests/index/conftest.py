"""One index of the sample articles, and the scan that judges it, for all tests of the room."""

from __future__ import annotations

from pathlib import Path

import pytest

from kronika.index.index import Index, open_index
from tests.index.oracle import Scan
from tests.index.sample_articles import sample_articles


@pytest.fixture(scope="session")
def sample_index(tmp_path_factory: pytest.TempPathFactory) -> Index:
    """The sample articles, written in several commits and with some replaced."""
    folder: Path = tmp_path_factory.mktemp("index") / "index"
    index = open_index(folder, create=True)
    articles = sample_articles()
    third = len(articles) // 3
    for number in range(3):
        part = articles[number * third : (number + 1) * third]
        index.update(part, [], number + 1)
    index.update(articles[3 * third :] + articles[:5], [], 9)
    return index


@pytest.fixture(scope="session")
def scan() -> Scan:
    """The judge."""
    return Scan(sample_articles())
