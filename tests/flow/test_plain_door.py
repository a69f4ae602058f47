"""A sample site asked over TLS though it speaks plain HTTP: the failure is of its own kind, and the others are collected."""

from __future__ import annotations

from kronika.flow.chronicle import Chronicle
from kronika.flow.collect import collect
from kronika.model.failure import FailureKind
from kronika.model.source import Source, SourceKind
from kronika.sampleweb.clock import NOW
from kronika.sampleweb.server import SampleServer
from tests.flow.conftest import Follow


def test_a_site_without_tls_is_told_as_such(chronicle: Chronicle, web: SampleServer, follow: Follow) -> None:
    follow("gorodskie-novosti", "/atom.xml", SourceKind.FEED)
    url = web.url("denni-obzor", "/").replace("http://", "https://", 1)
    chronicle.store.sources.add(Source(name="locked", url=url, kind=SourceKind.PAGE), NOW)
    report = collect(chronicle).report
    assert report.pages > 10
    [failure] = chronicle.store.failures.listing(source="locked", limit=10)
    assert failure.kind is FailureKind.TLS
    assert failure.sentence
    assert chronicle.store.check() == []
