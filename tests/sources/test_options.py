"""Options: every kind names its own, others are refused, and what we ship uses none that is unknown."""

from __future__ import annotations

import pytest

from kronika import registry
from kronika.model.errors import SettingsError
from kronika.model.source import Source, SourceKind
from kronika.sampleweb.world import all_sites
from kronika.sites.site import FOLDER, Site
from kronika.sources.discovery import check_source, kind_names, options_of


@pytest.mark.parametrize("kind", [kind.value for kind in SourceKind if kind is not SourceKind.DIRECTORY])
def test_every_kind_says_what_its_options_do(kind: str) -> None:
    assert kind in kind_names()
    options = options_of(kind)
    assert options is not None
    assert all(name.isidentifier() and text.endswith(".") and "\n" not in text for name, text in options.items())


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(SettingsError, match="dept.*depth,.*exclude"):
        check_source(Source(name="x", url="http://x.example/", kind="site", options={"dept": "2"}))


def test_the_options_of_every_source_are_understood_by_all() -> None:
    source = Source(name="x", url="http://x.example/", kind="page", options={"delay": "2", "hours": "22:00-06:00"})
    assert check_source(source) is source


def test_known_sites_and_the_sample_web_use_no_unknown_option() -> None:
    for name, site in registry.kinds(FOLDER).items():
        assert isinstance(site, Site)
        for way in site.collection.ways if site.collection else ():
            check_source(Source(name=name, url=way.url, kind=way.kind, options=way.source_options))
    for sample in all_sites():
        if sample.entry is not None:
            check_source(
                Source(name=sample.name, url="http://x.example/", kind=sample.entry.kind, options=sample.entry.options)
            )
