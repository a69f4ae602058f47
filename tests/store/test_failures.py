"""Failures are recorded, counted and listed."""

from __future__ import annotations

from datetime import timedelta

from kronika.model.failure import Failure, FailureKind
from kronika.model.source import Source
from kronika.store.store import Store
from tests.store.material import NOW


def a_failure(number: int, kind: FailureKind = FailureKind.DNS, source: str | None = "listy") -> Failure:
    return Failure(
        at=NOW + timedelta(seconds=number),
        stage="collect",
        kind=kind,
        url=f"http://x/{number}",
        sentence="It\x00 failed.",
        source=source,
    )


def test_newest_first_by_source_and_kind(store: Store, source: Source) -> None:
    store.failures.add(
        [a_failure(1), a_failure(2, FailureKind.TLS), a_failure(3, source=None), a_failure(4, source="gone")]
    )
    listing = store.failures.listing()
    assert [failure.url[-1] for failure in listing] == ["4", "3", "2", "1"]
    assert [failure.source for failure in listing] == [None, None, "listy", "listy"]
    assert listing[3].sentence == "It\ufffd failed."
    assert [failure.url[-1] for failure in store.failures.listing("listy", FailureKind.DNS)] == ["1"]
    assert [failure.url[-1] for failure in store.failures.listing(limit=1, offset=2)] == ["2"]
    assert store.failures.counts() == {"dns": 3, "tls": 1} == store.overview(NOW.date()).failures
    assert store.failures.counts("listy") == {"dns": 1, "tls": 1}
    assert store.failures.counts("nikdo") == {}
    store.failures.add([])
