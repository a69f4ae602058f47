"""Any tree finds what a look at every article finds."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings

from kronika.index.index import Index
from kronika.model.query import Query
from tests.index.oracle import Scan
from tests.index.random_trees import TREES, leaves


@settings(
    max_examples=150, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(query=TREES)
def test_trees(query: Query, sample_index: Index, scan: Scan) -> None:
    assert sample_index.ids(query) == scan.ids(query)


@settings(
    max_examples=250, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(query=leaves())
def test_clauses(query: Query, sample_index: Index, scan: Scan) -> None:
    assert sample_index.ids(query) == scan.ids(query)
