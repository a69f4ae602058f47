"""A batch is settled as a whole: pages, versions, leads, jobs, failures and counters."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest

from kronika.model.errors import StoreError
from kronika.model.failure import Failure, FailureKind
from kronika.model.job import EXTRACT
from kronika.model.lead import Role
from kronika.model.page import Validators
from kronika.model.round import Round
from kronika.model.source import Scope, Source
from kronika.store.store import Store
from tests.store.material import NOW, a_source, kept, lead, missed, take

Begin = Callable[..., Round]
LATER = NOW + timedelta(hours=3)


def visit(store: Store, round: Round, body: bytes, **more: object) -> None:
    """Fetch everything that is open, with one and the same content."""
    frontier = store.frontier([round])
    frontier.settle([kept(lease, body, **more) for lease in take(frontier)])  # type: ignore[arg-type]


def test_a_changed_page_gets_a_new_version_and_the_old_one_stays(store: Store, begin: Begin) -> None:
    for number, body in enumerate((b"one", b"two", b"one")):
        round = begin()
        visit(store, round, body, at=NOW + timedelta(days=number))
        assert store.rounds.finish(round, NOW).pages == 1
    versions = store.pages.versions("http://listy.localhost/")
    assert [page.version for page in versions] == [3, 2, 1]
    assert [store.pages.body(page.id) for page in versions] == [b"one", b"two", b"one"]
    assert versions[0].content_hash == versions[2].content_hash != versions[1].content_hash
    overview = store.overview(NOW.date())
    assert (overview.pages, overview.versions, overview.page_bytes) == (1, 3, 6), "equal content is stored once"


@pytest.mark.parametrize("answer", [{"body": b"same"}, {"body": b"", "status": 304}], ids=["same bytes", "304"])
def test_an_unchanged_page_only_moves_the_time_it_was_seen(
    store: Store, begin: Begin, answer: dict[str, object]
) -> None:
    round = begin()
    visit(store, round, b"same")
    store.rounds.finish(round, NOW)
    round = begin()
    frontier = store.frontier([round])
    [lease] = take(frontier)
    settled = frontier.settle([kept(lease, at=LATER, **answer)])  # type: ignore[arg-type]
    assert (settled.pages, settled.unchanged) == (0, 1)
    [page] = store.pages.listing()
    assert (page.fetched_at, page.seen_at, page.version) == (NOW, LATER, 1)
    assert store.rounds.finish(round, NOW).unchanged == 1


def test_a_304_keeps_the_validators(store: Store, begin: Begin) -> None:
    for number in range(3):
        round = begin()
        visit(
            store,
            round,
            b"" if number else b"x",
            status=304 if number else 200,
            headers=() if number else (("ETag", "e"),),
        )
        store.rounds.finish(round, NOW)
    [lease] = take(store.frontier([begin()]))
    assert lease.validators is not None and lease.validators.etag == "e"


def test_a_304_for_a_page_we_never_had_is_a_failure(store: Store, begin: Begin) -> None:
    round = begin()
    frontier = store.frontier([round])
    settled = frontier.settle([kept(lease, b"", status=304) for lease in take(frontier)])
    assert (settled.failures, settled.unchanged) == (1, 0)
    assert store.failures.counts() == {"broken_answer": 1}
    assert store.pages.listing() == []


def test_equal_content_of_a_site_is_stored_once_and_of_two_sites_twice(store: Store, begin: Begin) -> None:
    round = begin("http://a.localhost/1", "http://a.localhost/2", "http://b.localhost/1")
    visit(store, round, b"equal")
    assert store.overview(NOW.date()).page_bytes == 2 * len(b"equal")
    assert {store.pages.body(page.id) for page in store.pages.listing()} == {b"equal"}
    assert store.overview(NOW.date()).sites == 2


def test_what_came_with_a_page_is_kept_as_it_came(store: Store, begin: Begin) -> None:
    headers = (("Set-Cookie", "a=1"), ("Set-Cookie", "b=2"), ("X-Odd", "\x00ž\udc80"), ("Content-Type", "text/html"))
    visit(
        store,
        begin(),
        b"x",
        headers=headers,
        status=206,
        final_url="http://listy.localhost/end",
        redirects=("http://listy.localhost/",),
    )
    [page] = store.pages.listing()
    assert page.headers == headers
    assert page.header("content-type") == "text/html"
    assert (page.status, page.final_url, page.redirects) == (
        206,
        "http://listy.localhost/end",
        ("http://listy.localhost/",),
    )
    assert store.pages.get(page.id) == page


def test_articles_and_pages_are_queued_for_reading_and_listings_are_not(
    store: Store, source: Source, begin: Begin
) -> None:
    round = begin()
    frontier = store.frontier([round])
    [seed] = take(frontier)
    found = tuple(lead(source, role.value, role) for role in Role)
    assert frontier.settle([kept(seed, b"home", found=found)]).leads == len(Role)
    frontier.settle([kept(lease, lease.lead.url.encode()) for lease in take(frontier)])
    urls = {store.pages.get(job.subject).url for job in store.jobs.lease(EXTRACT, worker="w", limit=9, seconds=9.0)}
    assert urls == {source.url + "article", source.url + "page"}


def test_a_found_lead_is_opened_once_in_a_round(store: Store, source: Source, begin: Begin) -> None:
    round = begin()
    frontier = store.frontier([round])
    [seed] = take(frontier)
    pair = (lead(source, "a"), lead(source, "b"))
    assert frontier.settle([kept(seed, found=(*pair, *pair))]).leads == 2
    leases = take(frontier)
    assert frontier.settle([kept(lease, found=pair) for lease in leases]).leads == 0
    assert take(frontier) == []
    assert store.check() == []


@pytest.mark.parametrize(
    ("role", "fails", "again"),
    [
        (Role.ENTRY, False, True),
        (Role.LISTING, False, True),
        (Role.PAGE, False, True),
        (Role.ARTICLE, False, False),
        (Role.ARTICLE, True, True),
        (Role.LISTING, True, True),
    ],
)
def test_what_the_next_round_opens_again(
    store: Store, source: Source, begin: Begin, role: Role, fails: bool, again: bool
) -> None:
    found = (lead(source, "x", role),)
    for number in (1, 2):
        round = begin()
        frontier = store.frontier([round])
        [seed] = take(frontier)
        frontier.settle([kept(seed, b"home %d" % number, found=found)])
        leases = take(frontier)
        assert len(leases) == (1 if number == 1 or again else 0)
        assert all(lease.attempts == 0 for lease in leases)
        frontier.settle([missed(lease) if fails else kept(lease, b"x") for lease in leases])
        store.rounds.finish(round, NOW)
    assert store.check() == []


def test_leads_left_over_by_a_limited_round_are_opened_when_found_again(
    store: Store, source: Source, begin: Begin
) -> None:
    found = (lead(source, "a"), lead(source, "b"))
    round = begin(scope=Scope(max_pages=2))
    frontier = store.frontier([round])
    frontier.settle([kept(take(frontier)[0], b"home", found=found)])
    frontier.settle([kept(lease, b"page") for lease in take(frontier)])
    store.rounds.finish(round, NOW)
    assert store.overview(NOW.date()).open_leads == 0

    round = begin()
    frontier = store.frontier([round])
    frontier.settle([kept(take(frontier)[0], b"home", found=found)])
    assert [lease.lead.url for lease in take(frontier)] == [source.url + "b"]


def test_an_unchanged_page_leads_where_it_led_before(store: Store, source: Source, begin: Begin) -> None:
    tree = {"": ("page", "article", "deep"), "page": ("leaf",)}
    roles = {"page": Role.PAGE, "article": Role.ARTICLE, "leaf": Role.PAGE, "deep": Role.PAGE}

    def links(url: str) -> tuple[object, ...]:
        names = tree.get(url.removeprefix(source.url), ())
        return tuple(lead(source, name, roles[name], depth=9 if name == "deep" else 1) for name in names)

    def rounds(scope: Scope, **answer: object) -> list[str]:
        round, seen = begin(scope=scope), []
        frontier = store.frontier([round])
        while leases := take(frontier):
            seen += [lease.lead.url.removeprefix(source.url) for lease in leases]
            frontier.settle(
                [kept(lease, found=() if answer else links(lease.lead.url), **answer) for lease in leases]  # type: ignore[arg-type]
            )
        store.rounds.finish(round, NOW)
        return seen

    assert rounds(Scope()) == ["", "page", "article", "deep", "leaf"]
    assert rounds(Scope(), body=b"", status=304) == ["", "page", "deep", "leaf"]
    assert rounds(Scope(depth=2), body=b"", status=304) == ["", "page", "leaf"]
    assert store.check() == []


def test_a_batch_of_everything_counts_right(store: Store, source: Source, begin: Begin) -> None:
    other = store.sources.add(a_source("druhy"), NOW)
    rounds = [begin(*(f"http://listy.localhost/{n}" for n in range(6))), begin("http://druhy.localhost/0", of=other)]
    frontier = store.frontier(rounds)
    leases = {lease.lead.url: lease for lease in take(frontier)}
    late = leases["http://listy.localhost/5"]
    frontier.release([late])
    settled = frontier.settle(
        [
            kept(leases["http://listy.localhost/0"], b"a", found=(lead(source, "new"), lead(other, "new"))),
            kept(leases["http://listy.localhost/0"], b"the same lease once more"),
            kept(leases["http://listy.localhost/1"], b"a"),
            missed(leases["http://listy.localhost/2"], retry_in=5.0),
            missed(leases["http://listy.localhost/3"]),
            kept(late, b"late"),
            kept(leases["http://druhy.localhost/0"], b"b"),
        ]
    )
    assert (settled.pages, settled.leads, settled.retries, settled.failures, settled.lost) == (3, 2, 1, 1, 2)
    first, second = (store.rounds.finish(round, NOW) for round in rounds)
    assert (first.pages, first.failures, second.pages, second.failures) == (2, 1, 1, 0)
    assert store.check() == []


def test_addresses_and_texts_of_the_wild_web_are_kept(store: Store, source: Source, begin: Begin) -> None:
    wild = [
        "a\x00b",
        "š" * 5000,
        "half\ud800",
        "'; DROP TABLE leads; --",
        "%00",
        "http://[::1/",
        "http://" + "h" * 400 + ".cz/",
    ]
    round = begin()
    frontier = store.frontier([round])
    [seed] = take(frontier)
    found = tuple(lead(source, path, link_text="\x00\udfff", hints={"title": "\x00"}) for path in wild)
    assert frontier.settle([kept(seed, found=found)]).leads == len(wild)
    leases = take(frontier)
    assert len(leases) == len(wild)
    assert frontier.settle([kept(lease, b"x") for lease in leases]).pages == len(wild)
    assert len(store.pages.versions(source.url + "š" * 5000)) == 1


def test_a_round_of_another_frontier_is_not_settled_here(store: Store, begin: Begin) -> None:
    other = store.sources.add(a_source("druhy"), NOW)
    [lease] = take(store.frontier([begin()]))
    assert store.frontier([begin(of=other)]).settle([kept(lease)]).lost == 1


def test_a_failing_batch_leaves_no_trace(store: Store, source: Source, begin: Begin) -> None:
    frontier = store.frontier([begin("http://listy.localhost/1", "http://listy.localhost/2")])
    first, second = take(frontier)
    too_large = kept(second, b"y", status=2**70)
    with pytest.raises((StoreError, OverflowError)):
        frontier.settle([kept(first, b"x" * 5000), too_large])
    assert store.pages.listing() == []
    assert store.overview(NOW.date()).sites == 0
    assert frontier.settle([kept(first, b"z" * 5000), kept(second, b"zz" * 4000)]).pages == 2
    assert [store.pages.body(page.id)[:3] for page in store.pages.listing()] == [b"zzz", b"zzz"]


def test_what_went_wrong_reading_a_kept_page_is_written_with_it(store: Store, source: Source, begin: Begin) -> None:
    frontier = store.frontier([begin("http://listy.localhost/rss")])
    [lease] = take(frontier)
    fault = Failure(at=NOW, stage="collect", kind=FailureKind.UNREADABLE, url=lease.lead.url, sentence="It is no feed.")
    settled = frontier.settle([replace(kept(lease), faults=(fault,))])
    assert (settled.pages, settled.failures, settled.faults) == (1, 0, 1)
    [written] = store.failures.listing()
    assert (written.sentence, written.source, written.kind) == ("It is no feed.", source.name, FailureKind.UNREADABLE)
    assert written.page_id is not None and store.pages.get(written.page_id).url == lease.lead.url
    assert frontier.settle([replace(kept(lease), faults=(fault,))]).lost == 1
    assert len(store.failures.listing()) == 1, "a lost lease writes nothing"


FAULT = Failure(at=NOW, stage="collect", kind=FailureKind.UNREADABLE, url="http://x/", sentence="It is no feed.")


@pytest.mark.parametrize(("faults", "validators"), [((), Validators(etag='"1"')), ((FAULT,), None)])
def test_a_page_that_could_not_be_read_is_asked_for_in_full_next_time(
    store: Store, begin: Begin, faults: tuple[Failure, ...], validators: Validators | None
) -> None:
    round = begin()
    [lease] = take(store.frontier([round]))
    store.frontier([round]).settle([replace(kept(lease, headers=(("ETag", '"1"'),)), faults=faults)])
    store.rounds.finish(round, NOW)
    [again] = take(store.frontier([begin()]))
    assert again.validators == validators
