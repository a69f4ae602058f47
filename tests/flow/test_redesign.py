"""A redesigned paper on the sample web: noticed, set aside, repaired by a recipe, read again, well again."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from kronika.flow.chronicle import RECIPES, Chronicle, init_chronicle, open_chronicle
from kronika.flow.extraction import extract_waiting
from kronika.flow.mending import apply_recipe, old_recipes
from kronika.flow.round import RoundReport, run_round
from kronika.flow.verifying import verify_waiting
from kronika.model.article import ArticleFilter
from kronika.model.health import Episode, Handling, Verdict
from kronika.model.recipe import Field, Recipe, RecipeState, Rule
from kronika.model.source import Source, SourceKind
from kronika.sampleweb.clock import REDESIGN, SampleClock
from kronika.sampleweb.server import SampleServer, serve_in_process
from tests.flow.conftest import TOML

HOST = "gorodskie-novosti"
STALE = f"""
hosts = ["{HOST}.localhost"]
[[layout]]
path = "/news/*"
body = [{{ css = ".material__text" }}, {{ css = "main .hot" }}]  # since the redesign this hits a box beside the text
lead = {{ css = ".material__anons", optional = true }}
"""
REPAIR = Recipe(
    name="gn-repaired",
    hosts=(f"{HOST}.localhost",),
    path="/news/*",
    rules=(
        Rule(field=Field.LEAD, css="article .rich-intro", optional=True),
        Rule(field=Field.BODY, css="article .rich", drop=(".rich-intro", ".read-also")),
    ),
)


@pytest.fixture(scope="module")
def web() -> Iterator[SampleServer]:
    """A sample web of our own: its time is ours."""
    with serve_in_process() as running:
        yield running


@pytest.fixture
def clock() -> SampleClock:
    """A week before the redesign."""
    return SampleClock(REDESIGN - timedelta(days=7))


@pytest.fixture
def chronicle(tmp_path: Path, clock: SampleClock) -> Iterator[Chronicle]:
    """A chronicle with a recipe that will not survive the redesign."""
    init_chronicle(tmp_path / "c", TOML)
    (tmp_path / "c" / RECIPES).mkdir()
    (tmp_path / "c" / RECIPES / "moje.toml").write_text(STALE, encoding="utf-8")
    with open_chronicle(tmp_path / "c", {}, clock=clock) as opened:
        yield opened


def live(chronicle: Chronicle, web: SampleServer, clock: SampleClock, days: int) -> list[RoundReport]:
    """Days pass, with a round on each."""
    made = []
    for _ in range(days):
        web.set_now(clock())
        made.append(run_round(chronicle))
        clock.advance(timedelta(days=1))
    return made


def redesigned(chronicle: Chronicle, web: SampleServer, clock: SampleClock, **options: str) -> Source:
    """The paper is followed for a week and learned; then comes the redesign."""
    url = web.url(HOST, "/atom.xml")
    source = Source(name="gn", url=url, kind=SourceKind.FEED, options=options)
    source = chronicle.store.sources.add(source, clock())
    before = live(chronicle, web, clock, 7)
    assert [report.verified.episodes for report in before] == [()] * 7
    assert chronicle.store.watchdogs.get(source.id).verdict is Verdict.OK
    return source


def broken_episode(chronicle: Chronicle, source: Source) -> Episode:
    """The episode of the redesign."""
    episode = chronicle.store.episodes.lasting(source.id)
    assert episode is not None and episode.verdict is Verdict.BROKEN
    return episode


def texts(chronicle: Chronicle) -> dict[str | None, str]:
    """What lists show of the time since the redesign."""
    shown = chronicle.store.articles.listing(ArticleFilter(), limit=1000)
    return {record.article.url: record.article.text for record in shown if record.fetched_at >= REDESIGN}


def test_a_redesign_is_noticed_repaired_and_read_again(
    chronicle: Chronicle, web: SampleServer, clock: SampleClock
) -> None:
    source = redesigned(chronicle, web, clock)
    live(chronicle, web, clock, 3)
    episode = broken_episode(chronicle, source)
    assert REDESIGN <= episode.since <= REDESIGN + timedelta(days=1)
    assert episode.damaged == episode.documents == chronicle.store.episodes.set_aside(source.id)
    assert texts(chronicle) == {}

    assert old_recipes(chronicle, source, REPAIR) == [(f"{HOST}.localhost", "moje-1")]
    kept = apply_recipe(chronicle, source, REPAIR, {"score": 0.97}, by="jana")
    assert (kept.state, kept.recipe.since, kept.applied_by) == (RecipeState.APPLIED, episode.since, "jana")
    assert extract_waiting(chronicle).articles == episode.documents
    found = verify_waiting(chronicle)
    assert found.released == episode.damaged
    assert chronicle.store.episodes.set_aside(source.id) == 0
    bodies = texts(chronicle)
    assert len(bodies) == episode.documents
    assert all("Читайте также" not in text and len(text) > 300 for text in bodies.values())

    ended = chronicle.store.episodes.get(episode.id)
    assert (ended.handling, ended.until) == (Handling.REPAIRED, clock())
    assert chronicle.store.episodes.unreliable() == []
    [after] = live(chronicle, web, clock, 1)
    assert after.verified.documents > 0 == after.verified.quarantined
    page = chronicle.store.pages.listing("gn", limit=1)[0]
    old = chronicle.recipes.find(page.final_url, REDESIGN - timedelta(days=1))
    new = chronicle.recipes.find(page.final_url, clock())
    assert old is not None and old.name == "moje-1"  # old pages stay readable
    assert new is not None and new.name == "gn-repaired"


def test_a_source_that_allows_it_is_repaired_without_a_person(
    chronicle: Chronicle, web: SampleServer, clock: SampleClock
) -> None:
    source = redesigned(chronicle, web, clock, repair="auto")
    live(chronicle, web, clock, 4)
    [kept] = [one for one in chronicle.store.recipes.of_source(source.id) if one.state is RecipeState.APPLIED]
    assert kept.applied_by == "repair=auto"
    assert chronicle.store.watchdogs.get(source.id).verdict is not Verdict.BROKEN
    assert chronicle.store.episodes.set_aside(source.id) == 0
    bodies = texts(chronicle)
    assert len(bodies) > 20
    assert all("Сейчас обсуждают" not in text for text in bodies.values())
    # what did not help would not be tried again either
    assert [report.verified.episodes for report in live(chronicle, web, clock, 1)] == [()]
    assert len([one for one in chronicle.store.recipes.of_source(source.id) if one.applied_at is not None]) == 1
