"""Two kept versions of a watched page: compared from their bytes, in every form."""

from __future__ import annotations

import pytest

from kronika.flow.chronicle import Chronicle
from kronika.flow.watch_diff import chosen, differ, since_looked
from kronika.model.errors import UnknownName
from kronika.model.watch import Ignore, NoiseKind, Watch
from kronika.watch.highlight.stops import StopKind
from tests.serve.web.chronicle import NOW
from tests.serve.web.differing import VERSIONS, watch_versions


@pytest.fixture
def watch(chronicle: Chronicle) -> Watch:
    """A page with four versions."""
    return watch_versions(chronicle.store)


def test_one_changed_price_is_one_change(chronicle: Chronicle, watch: Watch) -> None:
    found = differ(chronicle, watch, 1, 2)
    prices = [excerpt for excerpt in found.excerpts() if "Poplatky" in excerpt.headings[-1]]
    assert [excerpt.kind for excerpt in prices] == [StopKind.REPLACED]
    assert "letos [-700-] {+750+} Kč" in found.plain()
    assert "-Poplatek za odpad je letos 700 Kč" in found.unified()


def test_moved_blocks_removed_rows_and_other_addresses_are_all_there(chronicle: Chronicle, watch: Watch) -> None:
    found = differ(chronicle, watch, 2, 3)
    kinds = {stop.kind for stop in found.stops}
    assert {StopKind.MOVED_FROM, StopKind.MOVED_TO, StopKind.REMOVED, StopKind.LINK} <= kinds
    page = found.page()
    assert all(f'id="kronika-{stop.number}"' in page for stop in found.stops)
    assert "výpis z rejstříku" in page, "what is gone is shown"
    assert "v1.pdf" in page
    assert "v2.pdf" in page


def test_any_two_versions_the_older_first(chronicle: Chronicle, watch: Watch) -> None:
    forth, back = differ(chronicle, watch, 1, 4), differ(chronicle, watch, 4, 1)
    assert (back.before.number, back.after.number) == (1, 4)
    assert back.plain() == forth.plain()
    assert "{+Knihovna+}" in forth.plain()


def test_a_version_with_itself_is_the_page_without_marks(chronicle: Chronicle, watch: Watch) -> None:
    found = differ(chronicle, watch, 4, 4)
    assert not found.stops
    assert found.unified() == found.plain() == ""
    assert "kronika-found" in found.page()


def test_the_file_tells_what_it_is(chronicle: Chronicle, watch: Watch) -> None:
    page = differ(chronicle, watch, 1, 4).file()
    assert "Radnice Podhradí" in page
    assert "version 1 of 2026-03-12 17:30 → version 4 of 2026-03-13 17:30" in page
    assert "<script" not in page


def test_a_place_that_was_found_to_flap_stays_left_out(chronicle: Chronicle) -> None:
    bodies = [VERSIONS[0].replace("Zobrazeno 1201×", f"Heslo dne: {word}") for word in ("jablko", "hruška")]
    watch = watch_versions(chronicle.store, *bodies)
    counted = differ(chronicle, watch, 5, 6)
    assert "[-jablko-] {+hruška+}" in counted.plain()
    ignored = differ(chronicle, watch_with(chronicle, watch, counted), 5, 6)
    assert not ignored.stops
    assert [one.kind for one in ignored.difference.ignored] == [NoiseKind.FLAPPING]


def watch_with(chronicle: Chronicle, watch: Watch, found: object) -> Watch:
    """The watch after the place was learned, as a check would write it."""
    from kronika.watch.judging import judged
    from kronika.watch.noise.page import Page
    from kronika.watch.restless import spots

    old, new = found.old, found.new  # type: ignore[attr-defined]
    [where] = spots(judged(Page(old, NOW), Page(new, NOW), ()))
    chronicle.store.watches.set_ignore(watch.id, Ignore(kind=NoiseKind.FLAPPING, where=where, sample="jablko"))
    return chronicle.store.watches.get(watch.id)


def test_which_two_are_meant(chronicle: Chronicle, watch: Watch) -> None:
    store = chronicle.store
    assert chosen(store, watch, None, None) == (3, 4)
    assert chosen(store, watch, None, 2) == (1, 2)
    assert chosen(store, watch, 1, None) == (1, 4)
    assert chosen(store, watch, None, 1) == (1, 1)
    with pytest.raises(UnknownName, match="not kept"):
        differ(chronicle, watch, 1, 9)
    bare = store.watches.add(Watch(url="https://podhradi.example/nic"), NOW)
    with pytest.raises(UnknownName, match="kronika watch check"):
        chosen(store, bare, None, None)


def test_since_somebody_last_looked(chronicle: Chronicle, watch: Watch) -> None:
    store = chronicle.store
    assert since_looked(store, watch, "eva") == (3, 4), "who never looked sees the last change"
    store.watches.looked(watch.id, "eva", 2, NOW)
    assert since_looked(store, watch, "eva") == (2, 4)
    assert since_looked(store, watch, "adam") == (3, 4)
    store.watches.looked(watch.id, "eva", 4, NOW)
    assert since_looked(store, watch, "eva") == (3, 4)
