"""Watched pages for the web tests: three groups, every state, changes of every kind, and people who have read some."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from hashlib import sha256

from kronika.model.alert import Address
from kronika.model.change import Checked, Difference, KeptVersion, Piece, PieceKind
from kronika.model.group import Cadence, Group
from kronika.model.page import Fetched
from kronika.model.watch import Focus, FocusKind, Ignore, NoiseKind, Watch, WatchState
from kronika.store.store import Store
from tests.serve.web.chronicle import NOW

HOUR = timedelta(hours=1)
NOTICES = (
    "Uzavírka mostu v Dolní ulici od pondělí do středy",
    "Výzva k podání nabídek na opravu střechy školy",
    "Termíny svozu bioodpadu na jaro",
    "Zastupitelstvo zasedá ve čtvrtek v 18 hodin",
    "Ztratil se pes, slyší na jméno Rek",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """A watched page as the tests want it to stand."""

    name: str
    path: str
    group: str = ""
    state: WatchState = WatchState.UNCHANGED
    sentence: str = ""


STANDINGS = (
    Standing(name="Úřední deska Podhradí", path="deska", group="Úřady", state=WatchState.CHANGED),
    Standing(name="Rada miasta: komunikaty", path="rada", group="Úřady"),
    Standing(name="Цены на топливо", path="ceny", group="Prices and shops", state=WatchState.CHANGED),
    Standing(
        name="Old catalogue",
        path="katalog",
        group="Prices and shops",
        state=WatchState.GONE,
        sentence="The server answers 404: there is no page at this address any more.",
    ),
    Standing(
        name="Opening hours",
        path="hours",
        state=WatchState.MOVED,
        sentence="It answers at https://obec.example/otviraci-doba now.",
    ),
    Standing(
        name="Members' area",
        path="members",
        state=WatchState.LOGIN,
        sentence="The address leads to a login form at https://obec.example/prihlaseni.",
    ),
)


def watch_pages(store: Store) -> None:
    """Groups, pages, checks and people's marks."""
    groups = {wanted.name: store.groups.add(wanted, NOW) for wanted in wanted_groups()}
    office = groups["Úřady"]
    store.groups.add_member(office.id, Address(channel="email", target="eva@example.org"), NOW, "Eva")
    away = store.groups.add_member(office.id, Address(channel="email", target="adam@example.org"), NOW)
    store.groups.leave(away.key)
    numbers: dict[int, Standing] = {}
    for number, standing in enumerate(STANDINGS):
        group = groups.get(standing.group)
        made = store.watches.add(
            Watch(
                url=f"https://obec.example/{standing.path}",
                name=standing.name,
                group_id=group.id if group else None,
                focus=Focus(kind=FocusKind.CSS, rule="div.hours") if standing.path == "hours" else Focus(),
            ),
            NOW - timedelta(days=30 - number),
        )
        numbers[made.id] = standing
    live(store, numbers)
    for ignore in DECIDED:
        store.watches.set_ignore(min(numbers), ignore)
    store.watches.add(Watch(url="https://obec.example/nove"), NOW)
    store.watches.pause([store.watches.add(Watch(url="https://obec.example/pauza", name="At rest"), NOW).id])
    store.watches.remove([store.watches.add(Watch(url="https://obec.example/pryc", name="Let go"), NOW).id], NOW)
    newest = store.changes.listing()
    store.changes.mark([entry.id for entry in newest[2:]], "", read=True)
    store.changes.acknowledge([newest[-1].id], "", NOW)
    store.changes.note(newest[-1].id, "Told the neighbours.")


def wanted_groups() -> list[Group]:
    """The groups."""
    return [
        Group(name="Úřady", cadence=Cadence.DAILY, quiet="22:00-06:00", lang="cs"),
        Group(name="Prices and shops", cadence=Cadence.IMMEDIATE),
        Group(name="Nobody yet", cadence=Cadence.WEEKLY),
    ]


def live(store: Store, standings: dict[int, Standing]) -> None:
    """The checks of all pages in the order of time, from the first version to how each stands now."""
    changing = [number for number, standing in standings.items() if standing.state is WatchState.CHANGED]
    for number in standings:
        check(store, number, 200, kept=page_with(NOTICES[:3]))
    for number in changing:
        check(store, number, 30, kept=page_with(NOTICES[:4]), difference=ADDED)
    for number, standing in standings.items():
        if standing.state is not WatchState.CHANGED:
            event = standing.state is not WatchState.UNCHANGED
            check(store, number, 5, state=standing.state, sentence=standing.sentence, event=event)
    for number in changing:
        check(store, number, 2, kept=page_with(NOTICES[1:]), difference=MIXED, ignores=FOUND)


ADDED = Difference(added=1, pieces=(Piece(kind=PieceKind.ADDED, text=NOTICES[3], around=NOTICES[2]),))
MIXED = Difference(
    added=2,
    removed=1,
    moved=1,
    links=1,
    pieces=(
        Piece(kind=PieceKind.ADDED, text=NOTICES[4]),
        Piece(kind=PieceKind.REMOVED, text=NOTICES[0]),
        Piece(kind=PieceKind.REPLACED, text="38,90 Kč", before="37,20 Kč", around="Natural 95"),
        Piece(kind=PieceKind.MOVED, text=NOTICES[2]),
        Piece(
            kind=PieceKind.LINK, text="https://obec.example/v2.pdf", before="https://obec.example/v1.pdf", around="PDF"
        ),
    ),
)
FOUND = (
    Ignore(kind=NoiseKind.COUNTER, sample="Zobrazeno 1 283×"),
    Ignore(kind=NoiseKind.RELATIVE_TIME, sample="před 5 minutami"),
)
DECIDED = (
    Ignore(kind=NoiseKind.RELATIVE_TIME, sample="před 5 minutami", on=False, by="eva"),
    Ignore(kind=NoiseKind.PLACE, where="div.ticker", sample="Nejčtenější dnes", by="–"),
)


def check(
    store: Store,
    number: int,
    hours: int,
    *,
    kept: str = "",
    state: WatchState = WatchState.UNCHANGED,
    sentence: str = "",
    difference: Difference | None = None,
    ignores: tuple[Ignore, ...] | None = None,
    event: bool = False,
) -> None:
    """One check, so many hours ago."""
    at = NOW - hours * HOUR
    frontier = store.watch_frontier(now=lambda: at, only=[number])
    [lease] = frontier.lease(worker="tester", limit=1, per_host=1, seconds=60.0)
    body = kept.encode()
    page = Fetched(
        url=lease.lead.url,
        final_url=lease.lead.url,
        status=200,
        headers=(("content-type", "text/html; charset=utf-8"),),
        body=body,
        at=at,
    )
    known = WatchState.CHANGED if difference else WatchState.OK if kept else state
    settled = frontier.settle_checks(
        [
            Checked(
                lease=lease,
                at=at,
                state=known,
                sentence=sentence,
                next_check=NOW + HOUR,
                interval=HOUR,
                kept=KeptVersion(fetched=page, title="Obec", page_class="briefs", lang="cs") if kept else None,
                difference=difference,
                body_hash=sha256(body).digest() if kept else None,
                ignores=ignores,
                event=event,
            )
        ]
    )
    assert settled.lost == 0


def page_with(notices: tuple[str, ...]) -> str:
    """A page of notices."""
    items = "".join(f'<li><a href="/n/{len(notice)}">{notice}</a></li>' for notice in notices)
    return (
        '<!doctype html><html lang="cs"><head><title>Obec</title></head><body><nav><a href="/">Domů</a></nav>'
        f'<main><h1>Úřední deska</h1><ul class="notices">{items}</ul></main></body></html>'
    )
