"""The story of an address: how we came to it, what became of it."""

from __future__ import annotations

from collections.abc import Callable

from kronika.model.lead import Role
from kronika.model.round import Round
from kronika.model.source import Source
from kronika.model.story import AddressStory, LeadState
from kronika.store.store import Store
from tests.store.material import NOW, Wall, a_source, kept, lead, missed, take

Begin = Callable[..., Round]


def only(stories: list[AddressStory]) -> AddressStory:
    [story] = stories
    assert story.sentence.endswith(".") and "None" not in story.sentence
    return story


def test_an_address_nobody_met_has_no_story(store: Store, begin: Begin) -> None:
    begin()
    assert store.leads.story("http://listy.localhost/never") == []
    assert store.leads.story("http://[::1/") == []


def test_a_lead_is_followed_from_its_finding_to_its_end(store: Store, source: Source, begin: Begin, wall: Wall) -> None:
    frontier = store.frontier([begin()])
    [seed] = take(frontier)
    found = lead(source, "a", Role.PAGE, via=source.url + "home", link_text="Tady", depth=1, hints={"title": "A"})
    frontier.settle([kept(seed, found=(found,))])
    story = only(store.leads.story(source.url + "a"))
    assert (story.state, story.via, story.link_text, story.depth) == (LeadState.OPEN, source.url + "home", "Tady", 1)
    assert (story.source, story.role, story.round, story.round_started) == ("listy", Role.PAGE, 1, NOW)
    assert (story.found_from, story.hints) == (source.url, {"title": "A"})

    [lease] = take(frontier)
    held = only(store.leads.story(source.url + "a"))
    assert (held.state, held.worker) == (LeadState.LEASED, "tester")
    assert held.until is not None and held.until.timestamp() == wall.seconds + 60

    frontier.settle([missed(lease, retry_in=30.0)])
    waits = only(store.leads.story(source.url + "a"))
    assert (waits.state, waits.attempts) == (LeadState.OPEN, 1)
    assert "after 1 failed" in waits.sentence and waits.until is not None

    wall.pass_by(31)
    [lease] = take(frontier)
    frontier.settle([missed(lease)])
    failed = only(store.leads.story(source.url + "a"))
    assert failed.state is LeadState.FAILED and failed.last_failure is not None
    assert "The server is ill" in failed.sentence


def test_what_is_stored_says_how_many_versions(store: Store, begin: Begin) -> None:
    for body in (b"one", b"two"):
        round = begin()
        frontier = store.frontier([round])
        frontier.settle([kept(lease, body) for lease in take(frontier)])
        store.rounds.finish(round, NOW)
    story = only(store.leads.story("http://listy.localhost/"))
    assert (story.state, story.versions, story.round) == (LeadState.DONE, 2, 2)
    assert story.page_id == store.pages.listing()[0].id
    assert "2 versions" in story.sentence


def test_a_lead_left_over_says_so(store: Store, begin: Begin) -> None:
    store.rounds.finish(begin(), NOW)
    assert only(store.leads.story("http://listy.localhost/")).state is LeadState.LEFT


def test_other_spellings_and_other_sources_are_told_too(store: Store, begin: Begin) -> None:
    other = store.sources.add(a_source("druhy"), NOW)
    begin("http://listy.localhost/msze/")
    begin("https://www.listy.localhost/msze", of=other)
    stories = store.leads.story("https://listy.localhost/msze/index.html")
    assert {(story.source, story.url) for story in stories} == {
        ("listy", "http://listy.localhost/msze/"),
        ("druhy", "https://www.listy.localhost/msze"),
    }
    assert store.leads.story("http://listy.localhost/msze/")[0].source == "listy", "the given spelling comes first"
