"""Labels: every value of ours has a name on screen."""

from __future__ import annotations

from kronika.model.article import PageClass
from kronika.model.failure import FailureKind
from kronika.model.source import SourceKind
from kronika.serve.web import labels


def test_every_value_has_a_label() -> None:
    assert set(labels.FAILURES) == set(FailureKind)
    assert set(labels.CLASSES) == set(PageClass)
    assert set(labels.KINDS) == set(SourceKind)


def test_a_kind_from_the_future_is_shown_as_it_is() -> None:
    assert labels.failure("meteor") == "meteor"
    assert labels.failure("dns") == "Unknown host name"
