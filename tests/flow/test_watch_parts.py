"""Parts of a watched page: all of them, and those that became different the last time, on either side."""

from __future__ import annotations

from dataclasses import replace

from kronika.flow.chronicle import Chronicle
from kronika.flow.watch_kept import outlined_version, stored_page
from kronika.flow.watch_parts import changed_parts, parts_of
from kronika.flow.watching import check_watches
from kronika.model.watch import Watch
from tests.e2e.changing_page import changing_page


def test_the_parts_that_became_different(chronicle: Chronicle) -> None:
    with changing_page() as site:
        watch = chronicle.store.watches.add(Watch(url=site.url), chronicle.clock())
        check_watches(chronicle, [watch.id])
        watch = chronicle.store.watches.get(watch.id)
        assert changed_parts(chronicle, watch) == [], "nothing has changed yet"
        assert "ul.notices" in {part.selector for part in parts_of(stored_page(chronicle.store, watch))}

        site.weather = "heavy rain and a storm from the north"
        check_watches(chronicle, [watch.id])
        found = changed_parts(chronicle, chronicle.store.watches.get(watch.id))
        assert found[0].selector == "div.weather"
        assert found[0].begins.startswith("Weather in the valley: heavy rain")

        gone = site.notices.pop(1)
        check_watches(chronicle, [watch.id])
        watch = chronicle.store.watches.get(watch.id)
        found = changed_parts(chronicle, watch)
        assert gone.startswith(found[0].begins), "what went is pointed at on the page where it was"
        assert found[1].selector == "ul.notices"

        assert gone in outlined_version(chronicle, watch, 2)
        assert gone not in outlined_version(chronicle, watch, 3)


def test_a_page_that_is_no_text_has_no_parts(chronicle: Chronicle) -> None:
    with changing_page() as site:
        watch = chronicle.store.watches.add(Watch(url=site.url), chronicle.clock())
        check_watches(chronicle, [watch.id])
        page = stored_page(chronicle.store, chronicle.store.watches.get(watch.id))
    assert (
        parts_of(replace(page, body=b"\x89PNG\r\n\x1a\n" + bytes(200), headers=(("content-type", "image/png"),))) == []
    )
