"""Every status has a kind, and every kind says whether it is tried again."""

from __future__ import annotations

import pytest

from kronika.fetch.verdicts import TRIED_AGAIN, kind_of
from kronika.model.failure import FailureKind


def test_the_table_names_every_kind() -> None:
    assert set(TRIED_AGAIN) == set(FailureKind)


@pytest.mark.parametrize(
    ("status", "kind", "again"),
    [
        (404, FailureKind.NOT_FOUND, False),
        (410, FailureKind.NOT_FOUND, False),
        (401, FailureKind.DENIED, False),
        (403, FailureKind.DENIED, False),
        (451, FailureKind.DENIED, False),
        (400, FailureKind.CLIENT, False),
        (418, FailureKind.CLIENT, False),
        (408, FailureKind.TIMEOUT, True),
        (429, FailureKind.RATE_LIMITED, True),
        (500, FailureKind.SERVER, True),
        (503, FailureKind.SERVER, True),
        (599, FailureKind.SERVER, True),
        (300, FailureKind.BROKEN_ANSWER, True),
        (304, FailureKind.BROKEN_ANSWER, True),
    ],
)
def test_statuses(status: int, kind: FailureKind, again: bool) -> None:
    assert kind_of(status) is kind
    assert TRIED_AGAIN[kind] is again
