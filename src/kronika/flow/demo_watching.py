"""The demo's watched pages: a few of the sample web, looked at before and after something happens to them."""

from __future__ import annotations

from kronika.flow.chronicle import Chronicle
from kronika.flow.watch_report import CheckReport
from kronika.flow.watching import check_watches
from kronika.model.group import Group
from kronika.model.watch import Watch, WatchFilter
from kronika.sampleweb.server import SampleServer

HOST = "watched"
GROUP = "Demo"
BEFORE, AFTER = 1, 2  # looks: what happens to a page has happened at the second
PAGES = {
    "Notice board": "/notice-board/noisy-added",
    "Price list": "/price-list/noisy-number",
    "Tenders": "/tenders/noisy-link",
    "Terms of use": "/terms/edit-moved",
    "Council minutes": "/council-minutes/edit-removed",
    "News with ads": "/news-article/noise-all",  # differs at every look, and nothing has changed
    "Timetable": "/timetable/state-login",
}


def watch_pages(chronicle: Chronicle, web: SampleServer) -> None:
    """Watch the pages that are not watched yet; to those that are, it has happened already."""
    store = chronicle.store
    watched = {watch.url for watch in store.watches.all(WatchFilter())}
    missing = {name: web.url(HOST, path) for name, path in PAGES.items() if web.url(HOST, path) not in watched}
    web.look_at_watched(BEFORE if len(missing) == len(PAGES) else AFTER)
    for name, url in missing.items():
        store.watches.add(Watch(url=url, name=name, group_id=group_number(chronicle)), chronicle.clock())


def look_later(chronicle: Chronicle, web: SampleServer) -> CheckReport:
    """Let it happen, and look at the pages once more."""
    web.look_at_watched(AFTER)
    mine = [watch.id for watch in chronicle.store.watches.all(WatchFilter()) if watch.group == GROUP]
    return check_watches(chronicle, mine)


def group_number(chronicle: Chronicle) -> int:
    """The demo's group, made when it is missing."""
    groups = chronicle.store.groups
    found = next((group for group in groups.all() if group.name == GROUP), None)
    return (found or groups.add(Group(name=GROUP), chronicle.clock())).id
