"""Why a page was or was not fetched: what is known of its address, else who would fetch it and what stands against it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from urllib.parse import urlsplit

from kronika.fetch.robots_words import allows, remembered
from kronika.fetch.single import fetch_one
from kronika.flow.chronicle import Chronicle
from kronika.flow.coverage import Coverage, coverage, may_know
from kronika.html.address import canonical, check_url, host_of
from kronika.model.errors import FetchError
from kronika.model.failure import FailureKind
from kronika.model.hosts import HostNote
from kronika.model.page import Page
from kronika.model.source import Source
from kronika.model.story import AddressStory, LeadState


@dataclass(frozen=True, slots=True, kw_only=True)
class Explanation:
    """All that can be said of one address; `sentences` say it in order."""

    url: str
    fetched: bool
    sentences: tuple[str, ...]
    stories: tuple[AddressStory, ...] = ()
    coverage: tuple[Coverage, ...] = ()
    versions: tuple[Page, ...] = ()
    robots: bool | None = None  # whether robots.txt lets us in; None: not known


def explain(chronicle: Chronicle, text: str, *, online: bool = False) -> Explanation:
    """Tell the story of an address. Only with `online` anything is asked of the web: the host's robots.txt."""
    url, now, store = canonical(check_url(text)), chronicle.clock(), chronicle.store
    stories = tuple(store.leads.story(url, now))
    covered = () if stories else tuple(coverages(chronicle, url, now))
    if covered and covered[0].as_url:
        stories = tuple(store.leads.story(covered[0].as_url, now))
    versions = tuple(page for story in stories for page in store.pages.versions(story.url, story.source_id))
    robots, of_robots = robots_say(chronicle, url, online=online)
    sentences = [
        *(sentence for story in stories for sentence in told(story)),
        *kept(versions),
        *(() if stories else unmet(url, covered)),
        *of_robots,
        *held(store.hosts.recall([host_of(url)]).get(host_of(url)), store.hosts.now()),
    ]
    return Explanation(
        url=url,
        fetched=bool(versions),
        sentences=tuple(sentences),
        stories=stories,
        coverage=covered,
        versions=versions,
        robots=robots,
    )


def coverages(chronicle: Chronicle, url: str, now: datetime) -> Iterator[Coverage]:
    """What each source that may know the address would do with it; those that would fetch it first."""
    near = [source for source in chronicle.store.sources.all() if may_know(source, url)]
    found = [(source, said) for source in near if (said := coverage(source, url, now))]
    for source, said in sorted(found, key=lambda pair: not pair[1].would_fetch):
        yield with_pause(source, said)


def with_pause(source: Source, said: Coverage) -> Coverage:
    """A source that rests fetches nothing."""
    if not source.paused:
        return said
    return Coverage(
        source=said.source, would_fetch=False, sentence=f"{said.sentence} But it is paused.", as_url=said.as_url
    )


def told(story: AddressStory) -> Iterator[str]:
    """The story of an address in one source, in order."""
    if story.found_from or story.via:
        text = f" (“{story.link_text[:80]}”)" if story.link_text else ""
        yield f"{story.source} found it on {story.found_from or story.via}{text}, {deep(story.depth)}."
    else:
        yield f"It is where {story.source} begins."
    yield f"Round {story.round}, begun {moment(story.round_started)}: {story.sentence}"
    if story.last_failure is not None and story.state is not LeadState.FAILED:
        yield f"It last failed on {moment(story.last_failure.at)}: {story.last_failure.sentence}"
    if story.checks > 1:
        yield f"It was looked at {story.checks} times and had changed {story.changes} times."
    if story.next_look is not None:
        yield f"It is left alone until {moment(story.next_look)}, unless its feed or sitemap says it has changed."


def kept(versions: tuple[Page, ...]) -> Iterator[str]:
    """Where the stored versions are."""
    for page in versions:
        seen = f", last seen so {moment(page.seen_at)}" if page.seen_at != page.fetched_at else ""
        yield f"Version {page.version} is page {page.id}: fetched {moment(page.fetched_at)}, {page.size} bytes{seen}."


def unmet(url: str, covered: tuple[Coverage, ...]) -> Iterator[str]:
    """Nobody has met the address."""
    yield f"No source has met {url} so far."
    for said in covered:
        yield said.sentence
    if not covered:
        yield f"No source follows {host_of(url)}; follow it with “kronika source add {url}”."


def robots_say(chronicle: Chronicle, url: str, *, online: bool) -> tuple[bool | None, tuple[str, ...]]:
    """What robots.txt says of an address: as it is now, or as it was when it was last read."""
    if not chronicle.settings.fetch.robots:
        return True, ("The settings say not to obey robots.txt.",)
    origin = "{0.scheme}://{0.netloc}".format(urlsplit(url))
    if online:
        return robots_now(chronicle, url, f"{origin}/robots.txt")
    note = chronicle.store.hosts.recall([host_of(url)]).get(host_of(url))
    copy = remembered(note.robots, url) if note is not None else None
    if copy is None:
        return None, ()
    good = allows(copy.body, url, chronicle.settings.fetch)
    when = moment(datetime.fromtimestamp(copy.at, UTC))
    return good, (f"{origin}/robots.txt, read {when}, {'lets us in' if good else 'asks us to stay out'}.",)


def robots_now(chronicle: Chronicle, url: str, address: str) -> tuple[bool | None, tuple[str, ...]]:
    """Read robots.txt and see."""
    settings = chronicle.settings.fetch.model_copy(update={"robots": False})
    try:
        body = fetch_one(address, settings, clock=chronicle.clock).body
    except FetchError as error:
        if error.kind in {FailureKind.NOT_FOUND, FailureKind.DENIED, FailureKind.CLIENT}:
            return True, (f"There is no {address}, so robots may come.",)
        return None, (f"{address} cannot be had now, so nothing is fetched there: {error}",)
    good = allows(body, url, chronicle.settings.fetch)
    return good, (f"{address} {'lets us in' if good else 'asks us to stay out'}.",)


def held(note: HostNote | None, now: float) -> Iterator[str]:
    """A host that is left alone for now."""
    if note is not None and note.held_until > now:
        why = f": {note.sentence}" if note.sentence else "."
        yield f"{note.host} is left alone until {moment(datetime.fromtimestamp(note.held_until, UTC))}{why}"


def deep(depth: int) -> str:
    """How far from the start."""
    return "1 link from the start" if depth == 1 else f"{depth} links from the start"


def moment(at: datetime) -> str:
    """A moment in a sentence."""
    return f"{at:%Y-%m-%d %H:%M}"
