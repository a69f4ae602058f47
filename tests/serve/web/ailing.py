"""A source that broke: three weeks of documents, a redesign after which only a line of the footer is read, and two repairs."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from math import log1p

from kronika.model.article import Article, PageClass
from kronika.model.document import Measures
from kronika.model.frontier import Kept
from kronika.model.health import Episode, Reason, Verdict
from kronika.model.job import EXTRACT
from kronika.model.page import Fetched
from kronika.model.recipe import Field, KeptRecipe, Recipe, Rule
from kronika.model.source import Scope, Source, SourceKind
from kronika.model.verification import Opened, Pass, Seen, Watchdog
from kronika.store.store import Store
from tests.serve.web.chronicle import MADE, NOW, Paper, lead_of, page_of, placed
from tests.serve.web.prose import HEADLINES, SENTENCES

NAME = "Posel z hor"
PAPER = Paper(name=NAME, host="posel.example", kind=SourceKind.FEED, lang="cs", articles=84)
DAYS, A_DAY, BAD_DAYS = 21, 4, 3
FOOTER = "Všechna práva vyhrazena. Kontakt na redakci"
GOOD = {"empty": 0.0, "known": 0.41, "endings": 0.97, "agreement": 0.98, "feed_summary": 0.96, "linked": 0.02}
WRONG = {"empty": 0.0, "known": 0.11, "endings": 0.04, "agreement": 0.03, "feed_summary": 0.07, "linked": 0.3}
REASONS = (
    Reason(measure="agreement", usual=0.98, now=0.03, share=1.0),
    Reason(measure="feed_summary", usual=0.96, now=0.07, share=1.0),
    Reason(measure="repetition", usual=0.004, now=1.0, share=1.0),
    Reason(measure="words", usual=log1p(60), now=log1p(6), share=0.0),
    Reason(measure="walled", usual=0.0, now=0.25, share=0.25),
)


def fall_ill(store: Store, documents: int = DAYS * A_DAY) -> Episode | None:
    """Collect and read the paper, and let its watchdog say what it thinks; with few documents it is still learning."""
    source = store.sources.add(
        Source(name=NAME, url=f"https://{PAPER.host}/rss", kind=PAPER.kind, lang=PAPER.lang), NOW - timedelta(days=30)
    )
    stories = [a_story(number) for number in range(documents)]
    keep(store, source, stories)
    read(store, stories)
    store.watchdogs.write(judged(store, source, documents))
    return store.episodes.lasting(source.id)


def at_of(number: int) -> datetime:
    """When a document was fetched."""
    return NOW - timedelta(days=DAYS - 1 - number // A_DAY, hours=2 + number % A_DAY)


def is_bad(number: int) -> bool:
    """Was it fetched after the redesign?"""
    return number >= (DAYS - BAD_DAYS) * A_DAY


def whole_story(number: int) -> Article:
    """What stands on the page."""
    sentences = SENTENCES["cs"]
    return Article(
        url=f"https://{PAPER.host}/zpravy/{number:03}.html",
        title=HEADLINES["cs"][number % len(HEADLINES["cs"])],
        lead=f"{sentences[number % 8]} {sentences[(number + 3) % 8]}",
        body="\n\n".join(
            f"{sentences[(number + step) % 8]} {sentences[(number + step + 1) % 8]}" for step in (1, 4, 6)
        ),
        page_class=PageClass.ARTICLE,
        confidence=0.94,
        engine="auto",
        published=at_of(number) - timedelta(minutes=30),
        authors=("Jana Horská",) if number % 4 else (),
        lang="cs",
        made=MADE,
    )


def a_story(number: int) -> Article:
    """What was read: the article, or after the redesign a line of the footer."""
    whole = whole_story(number)
    if not is_bad(number):
        return whole
    return replace(whole, lead="", body=FOOTER, published=None, authors=(), confidence=0.31)


def keep(store: Store, source: Source, stories: list[Article]) -> None:
    """One round that brings every page, each with its own time."""
    begun = store.rounds.begin(source, Scope(), [lead_of(source, story) for story in stories], NOW - timedelta(hours=2))
    frontier = store.frontier([begun])
    answers = {story.url: page(number) for number, story in enumerate(stories)}
    while leases := frontier.lease(worker="test", limit=100, per_host=100, seconds=60):
        frontier.settle([Kept(lease=lease, fetched=answers[lease.lead.url]) for lease in leases])
    store.rounds.finish(begun, NOW - timedelta(hours=1))


def page(number: int) -> Fetched:
    """The page of a document as its server sent it; the redesign has another look and a footer."""
    story = whole_story(number)
    html = page_of(story, PAPER)
    if is_bad(number):
        html = html.replace("#1f4e5f", "#5b2a6e").replace("<main>", "<main class=m7><div class=story-text>")
        html = html.replace("</main>", f"</div></main><footer>{FOOTER}</footer>")
    headers = (("Content-Type", "text/html; charset=utf-8"),)
    return Fetched(
        url=story.url or "",
        final_url=story.url or "",
        status=200,
        headers=headers,
        body=html.encode(),
        at=at_of(number),
        elapsed=0.1,
    )


def read(store: Store, stories: list[Article]) -> None:
    """Keep the articles with their measures."""
    by_url = {story.url or "": story for story in stories}
    while jobs := store.jobs.lease(EXTRACT, worker="test", limit=500, seconds=60):
        made = [(job, placed(store, job.subject, by_url)) for job in jobs]
        store.articles.save(made, {job: measured(article) for job, article in made})


def measured(article: Article) -> Measures:
    """Figures that fit the text."""
    values = (WRONG if article.body == FOOTER else GOOD) | {"words": log1p(len(article.text.split()))}
    return Measures(values=values, url=article.url, lang="cs")


def judged(store: Store, source: Source, documents: int) -> Pass:
    """What the watchdog thinks after all documents."""
    before = store.watchdogs.get(source.id)
    waiting = store.measures.waiting(source.id)
    wrong = [turn for turn, one in enumerate(waiting, 1) if one.measures.values["agreement"] < 0.5]
    verdict = Verdict.BROKEN if wrong else Verdict.OK if documents >= 50 else Verdict.LEARNING
    seen = tuple(
        Seen(id=one.id, edition=one.edition, page_id=one.page_id, turn=turn, damaged=turn in wrong, aside=turn in wrong)
        for turn, one in enumerate(waiting, 1)
    )
    opened = Opened(
        verdict=verdict,
        first_turn=min(wrong, default=1),
        turn=len(waiting),
        reasons=REASONS,
        documents=len(wrong),
        damaged=len(wrong),
    )
    after = Watchdog(source_id=source.id, verdict=verdict, documents=len(waiting), cursor=NOW, updated=NOW)
    return Pass(before=before, after=after, seen=seen, events=(opened,) if wrong else ())


def offer(store: Store) -> list[KeptRecipe]:
    """Two candidates, a good one and a worse one."""
    source = store.sources.get(NAME)
    episode = store.episodes.lasting(source.id)
    since = episode.since if episode else NOW
    pages = [one.page_id for one in store.checkups.between(source.id, since, NOW)][:2]
    found = [
        (a_recipe(since, "main .story-text", ("aside", ".ad")), scores(0.96, pages)),
        (
            a_recipe(since, "main"),
            scores(0.71, pages)
            | {
                "sure": False,
                "notes": [
                    "It misses some of what the feed says of these pages.",
                    "On 2 of 7 <pages> it finds no body.",
                ],
            },
        ),
    ]
    return store.recipes.offer(source.id, found, NOW - timedelta(minutes=3))


def a_recipe(since: datetime, css: str, drop: tuple[str, ...] = ()) -> Recipe:
    """A recipe for the paper."""
    rules = (Rule(field=Field.TITLE, css="h1"), Rule(field=Field.BODY, css=css, drop=drop))
    return Recipe(name="posel-2026-03", hosts=(PAPER.host,), rules=rules, since=since)


def scores(score: float, pages: list[int]) -> dict[str, object]:
    """What speaks for a recipe."""
    mark = {"pages": 7, "filled": 1.0, "agreement": score, "fed": 0.93}
    samples = [
        {
            "page": number,
            "title": HEADLINES["cs"][place],
            "lead": SENTENCES["cs"][place],
            "text": SENTENCES["cs"][2] * 3,
            "words": 214,
        }
        for place, number in enumerate(pages)
    ]
    marks = {"title": mark | {"agreement": 1.0}, "body": mark, "authors": mark | {"fed": None, "filled": 0.71}}
    fields = {name: {"induction": mark, "validation": one} for name, one in marks.items()}
    return {"score": score, "sure": True, "fields": fields, "notes": [], "samples": samples}
