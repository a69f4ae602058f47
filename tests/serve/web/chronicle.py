"""A small chronicle for the screens, written through the store's own doors as a crawl and an extraction would."""

from __future__ import annotations

import random
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from kronika.flow.indexing import update_index
from kronika.model.article import Article, Made, PageClass
from kronika.model.failure import FailureKind
from kronika.model.frontier import Kept, Missed
from kronika.model.job import EXTRACT
from kronika.model.lead import Lead, Role
from kronika.model.page import Fetched
from kronika.model.source import Scope, Source, SourceKind
from kronika.serve.gate.premises import chronicle_of
from kronika.settings import Settings
from kronika.store.store import Store
from tests.serve.web.prose import HEADLINES, KEYWORDS, SENTENCES

NOW = datetime(2026, 3, 14, 9, 30, tzinfo=UTC)
MADE = Made(stage="extract", version="1")


@dataclass(frozen=True, slots=True, kw_only=True)
class Paper:
    """A source to fill: so many articles over the last thirty days, and so many misses."""

    name: str
    host: str
    kind: SourceKind
    lang: str
    articles: int
    misses: tuple[FailureKind, ...] = ()
    charset: str = "utf-8"
    paused: bool = False


PAPERS = (
    Paper(name="Horské listy", host="horske-listy.example", kind=SourceKind.ARCHIVE, lang="cs", articles=44),
    Paper(
        name="Zprávy z Podhradí",
        host="www.podhradi.example",
        kind=SourceKind.LISTING,
        lang="cs",
        articles=21,
        charset="windows-1250",
        misses=(FailureKind.NOT_FOUND, FailureKind.SERVER),
    ),
    Paper(
        name="Kurier Nadrzeczny",
        host="kurier-nadrzeczny.example",
        kind=SourceKind.FEED,
        lang="pl",
        articles=32,
        charset="iso-8859-2",
    ),
    Paper(
        name="Głos Doliny",
        host="glos-doliny.example",
        kind=SourceKind.SITE,
        lang="pl",
        articles=6,
        misses=(FailureKind.TIMEOUT,) * 4 + (FailureKind.NOT_FOUND,) * 3 + (FailureKind.ROBOTS,) * 2,
    ),
    Paper(
        name="Речной вестник",
        host="vestnik.example",
        kind=SourceKind.FEED,
        lang="ru",
        articles=27,
        charset="windows-1251",
        misses=(FailureKind.REDIRECTS,),
    ),
    Paper(name="Северный край", host="krai.example", kind=SourceKind.FEED, lang="ru", articles=9, paused=True),
)


def fill(store: Store, papers: tuple[Paper, ...] = PAPERS) -> None:
    """The whole sample: six papers with articles, and a source that was never collected."""
    chance = random.Random(7)
    for paper in papers:
        publish(store, paper, chance)
    store.sources.add(
        Source(name="Nový plátek", url="https://novy-platek.example/rss", kind=SourceKind.FEED, lang="cs"), NOW
    )


def index(store: Store, home: Path) -> None:
    """Make the index of a store, in the home of its chronicle."""
    update_index(chronicle_of(store, Settings(home=home), lambda: NOW))


def publish(store: Store, paper: Paper, chance: random.Random) -> None:
    """One paper with its pages, articles and misses."""
    source = store.sources.add(
        Source(name=paper.name, url=f"https://{paper.host}/", kind=paper.kind, lang=paper.lang, paused=paper.paused),
        NOW - timedelta(days=31),
    )
    stories = [story(paper, number, chance) for number in range(paper.articles)]
    collect(store, source, [(lead_of(source, item), fetched(item, paper)) for item in stories])
    miss(store, source, paper)
    save(store, {item.url or "": item for item in stories})


def collect(store: Store, source: Source, answers: list[tuple[Lead, Fetched]]) -> None:
    """A round in which every lead gets its answer."""
    if not answers:
        return
    begun = store.rounds.begin(source, Scope(), [lead for lead, _ in answers], NOW - timedelta(hours=2))
    frontier = store.frontier([begun])
    by_url = {lead.url: answer for lead, answer in answers}
    while leases := frontier.lease(worker="test", limit=100, per_host=100, seconds=60):
        frontier.settle([Kept(lease=lease, fetched=by_url[lease.lead.url]) for lease in leases])
    store.rounds.finish(begun, NOW - timedelta(hours=1))


def miss(store: Store, source: Source, paper: Paper) -> None:
    """A round in which nothing is had."""
    if not paper.misses:
        return
    leads = [
        Lead(url=f"https://{paper.host}/stare/{number}.html", source_id=source.id, role=Role.ARTICLE)
        for number in range(len(paper.misses))
    ]
    begun = store.rounds.begin(source, Scope(), leads, NOW - timedelta(minutes=50))
    frontier = store.frontier([begun])
    leases = frontier.lease(worker="test", limit=100, per_host=100, seconds=60)
    frontier.settle(
        [
            Missed(
                lease=lease,
                at=NOW - timedelta(minutes=45),
                kind=kind,
                sentence=f"The page could not be had ({kind}); it will be looked for again in the next round.",
            )
            for lease, kind in zip(leases, paper.misses, strict=True)
        ]
    )
    store.rounds.finish(begun, NOW - timedelta(minutes=40))


def save(store: Store, articles: dict[str, Article]) -> None:
    """Do the waiting extraction jobs with ready answers."""
    while jobs := store.jobs.lease(EXTRACT, worker="test", limit=500, seconds=60):
        store.articles.save([(job, placed(store, job.subject, articles)) for job in jobs])


def placed(store: Store, page_id: int, articles: dict[str, Article]) -> Article:
    """The article of a page, naming the page."""
    article = articles[store.pages.get(page_id).url]
    return Article(**{name: getattr(article, name) for name in Article.__slots__ if name != "page_id"}, page_id=page_id)


def story(paper: Paper, number: int, chance: random.Random) -> Article:
    """One invented article."""
    sentences = SENTENCES[paper.lang]
    headline = HEADLINES[paper.lang][number % len(HEADLINES[paper.lang])]
    age = timedelta(days=min(int(chance.expovariate(0.09)), 29), minutes=chance.randrange(60, 600))
    paragraphs = [" ".join(chance.sample(sentences, 3)) for _ in range(chance.randrange(2, 5))]
    return Article(
        url=f"https://{paper.host}/clanky/{number:03}.html",
        title=headline,
        lead=" ".join(chance.sample(sentences, 2)),
        body="\n\n".join(paragraphs),
        page_class=PageClass.ARTICLE_WITH_COMMENTS if number % 9 == 8 else PageClass.ARTICLE,
        confidence=round(0.7 + chance.random() * 0.29, 2),
        engine="simple",
        published=NOW - age if number != 11 else None,
        published_from="meta",
        authors=("Redakce",) if number % 3 else (),
        keywords=tuple(chance.sample(KEYWORDS[paper.lang], 3)),
        section="regiony" if number % 2 else None,
        lang=paper.lang,
        made=MADE,
    )


def lead_of(source: Source, article: Article) -> Lead:
    """The lead that found an article."""
    return Lead(
        url=article.url or "",
        source_id=source.id,
        role=Role.ARTICLE,
        via=source.url,
        link_text=article.title,
        depth=1,
    )


def fetched(article: Article, paper: Paper) -> Fetched:
    """The page an article stood on, as its server sent it."""
    url = article.url or ""
    return Fetched(
        url=url,
        final_url=url,
        status=200,
        headers=(
            ("Content-Type", f"text/html; charset={paper.charset}"),
            ("Server", "sample"),
            ("Last-Modified", "Sat, 14 Mar 2026 06:00:00 GMT"),
        ),
        body=page_of(article, paper).encode(paper.charset, "xmlcharrefreplace"),
        at=NOW - timedelta(hours=2),
        elapsed=0.2,
    )


def page_of(article: Article, paper: Paper) -> str:
    """A plain page around an article, with the clutter a page has."""
    body = "".join(f"<p>{paragraph}</p>" for paragraph in article.body.split("\n\n"))
    return f"""<!doctype html><html lang="{paper.lang}"><head><meta charset="{paper.charset}"><title>{article.title} – {paper.name}</title>
<style>body{{font-family:Georgia,serif;margin:0;color:#222}}header{{background:#1f4e5f;color:#fff;padding:16px 24px;font-size:22px}}
nav{{background:#e5eef0;padding:8px 24px;font:14px sans-serif}}main{{padding:8px 24px;max-width:640px;line-height:1.5}}
aside{{background:#f4f4f4;margin:24px;padding:12px;font:14px sans-serif}}</style></head>
<body><header>{paper.name}</header><nav>Home · News · Culture · Weather</nav>
<main><h1>{article.title}</h1><p><b>{article.lead}</b></p>{body}</main><aside>© {paper.name}</aside></body></html>"""
