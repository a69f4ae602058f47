"""Documents of made-up sources for the watchdogs: texts that never repeat, and the same texts broken."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from random import Random

from kronika.model.article import Article, PageClass
from kronika.model.document import Document, Measures
from kronika.model.frontier import Kept
from kronika.model.job import EXTRACT, Job
from kronika.model.lead import Lead, Role
from kronika.model.page import Fetched
from kronika.model.source import Scope, Source
from kronika.store.store import Store
from kronika.verify.measuring import measure

SMALL = "the of and to in a is that for it was on as with by at from this but they".split()
SYLLABLES = "ba re ti mo ka lu ne so vi da go pe zu ma fi ro".split()


def text(seed: int) -> str:
    """A text of a few paragraphs, another one for each seed."""
    dice = Random(seed)
    return "\n\n".join(" ".join(sentences(dice)) for _ in range(dice.randint(4, 7)))


def sentences(dice: Random) -> Iterator[str]:
    """The sentences of a paragraph."""
    for _ in range(dice.randint(3, 5)):
        words = [
            dice.choice(SMALL) if dice.random() < 0.4 else "".join(dice.choices(SYLLABLES, k=dice.randint(2, 4)))
            for _ in range(dice.randint(8, 16))
        ]
        yield f"{' '.join(words).capitalize()}."


def measured(source: Source, number: int, at: datetime, *, broken: bool = False) -> Measures:
    """What is measured on a document; a broken one has no text."""
    return measure(
        Document(source=source.name, url=f"{source.url}{number}", at=at, text="" if broken else text(number), title="T")
    )


def bring(store: Store, source: Source, numbers: Sequence[int], begin: datetime, *, broken: bool = False) -> None:
    """Documents come in, one an hour: fetched, read and measured."""
    times = {f"{source.url}{number}": begin + timedelta(hours=place) for place, number in enumerate(numbers)}
    leads = [Lead(url=url, source_id=source.id, role=Role.ARTICLE) for url in times]
    round = store.rounds.begin(source, Scope(), leads, begin)
    frontier = store.frontier([round])
    while leases := frontier.lease(worker="w", limit=1000, per_host=1000, seconds=60.0):
        frontier.settle(
            [
                Kept(
                    lease=lease,
                    fetched=Fetched(
                        url=lease.lead.url,
                        final_url=lease.lead.url,
                        status=200,
                        headers=(),
                        body=lease.lead.url.encode(),
                        at=times[lease.lead.url],
                    ),
                    found=(),
                )
                for lease in leases
            ]
        )
    store.rounds.finish(round, begin)
    read(store, source, broken=broken)


def read(store: Store, source: Source, *, broken: bool = False) -> int:
    """Whatever waits to be read is read."""
    count = 0
    while jobs := store.jobs.lease(EXTRACT, worker="w", limit=1000, seconds=60.0):
        found = {job: store.pages.get(job.subject) for job in jobs}
        taken = {
            job: measured(source, number_of(page.url), page.fetched_at, broken=broken) for job, page in found.items()
        }
        count += store.articles.save([(job, article(job, broken=broken)) for job in jobs], taken)
    return count


def number_of(url: str) -> int:
    """The number of a document, which its address ends with."""
    return int(url.rsplit("/", 1)[1])


def article(job: Job, *, broken: bool) -> Article:
    """The article of a page; a wrong one is an article all the same."""
    body = "" if broken else f"Text {job.subject}"
    values = {"title": f"{job.subject}", "lead": "", "body": body, "page_class": PageClass.ARTICLE}
    return Article(url=None, confidence=0.9, engine="auto", **values)  # type: ignore[arg-type]
