"""The store: one open chronicle, with a shelf for each kind of record."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from datetime import date, datetime
from types import TracebackType
from typing import Self

from kronika.model.frontier import Frontier
from kronika.model.round import Round
from kronika.model.summary import Overview
from kronika.store.analyses import Analyses
from kronika.store.annotation_keys import AnnotationKeys
from kronika.store.annotators import Annotators
from kronika.store.answers import Answers
from kronika.store.article_arrivals import ArticleArrivals
from kronika.store.article_versions import ArticleVersions
from kronika.store.articles import Articles
from kronika.store.changes import Changes
from kronika.store.check import check
from kronika.store.checkups import Checkups
from kronika.store.corpora import Corpora
from kronika.store.corrections import Corrections
from kronika.store.database import Database
from kronika.store.digests import Digests
from kronika.store.earlier import EarlierArticles
from kronika.store.entities import Entities
from kronika.store.episodes import Episodes
from kronika.store.facts import Facts
from kronika.store.failures import Failures
from kronika.store.fragments import Fragments
from kronika.store.frontier import StoredFrontier
from kronika.store.groups import Groups
from kronika.store.histories import Histories
from kronika.store.hosts import Hosts
from kronika.store.imports import Imports
from kronika.store.indexables import Indexables
from kronika.store.jobs import Jobs
from kronika.store.judgements import Judgements
from kronika.store.link_answers import LinkAnswers
from kronika.store.measures import MeasuredDocuments
from kronika.store.opening import open_database
from kronika.store.outbox import Outbox
from kronika.store.overview import overview
from kronika.store.pages import Pages
from kronika.store.press import Presses
from kronika.store.quotas import Quotas
from kronika.store.recipes import Recipes
from kronika.store.rounds import Rounds
from kronika.store.saved_queries import SavedQueries
from kronika.store.schedule import Schedule
from kronika.store.sources import Sources
from kronika.store.stories import Leads
from kronika.store.things import Things
from kronika.store.tokens import Tokens
from kronika.store.users import Users
from kronika.store.walks import Walks
from kronika.store.watch_frontier import WatchFrontier
from kronika.store.watchdogs import Watchdogs
from kronika.store.watches import Watches
from kronika.store.workers import Workers


def open_store(
    url: str, *, busy_seconds: float = 30.0, wall: Callable[[], float] = time.time, create: bool = False
) -> Store:
    """Open the chronicle at a database address; with `create` make it when it is missing. Older ones are migrated."""
    return Store(open_database(url, busy_seconds=busy_seconds, create=create), wall=wall)


class Store:
    """An open chronicle. Threads may share it; processes open their own. `wall` tells the seconds leases are counted in."""

    def __init__(self, database: Database, *, wall: Callable[[], float]) -> None:
        self._database = database
        self._presses = Presses()
        self._wall = wall
        self.sources = Sources(database, wall)
        self.rounds = Rounds(database, wall)
        self.schedule = Schedule(database, wall)
        self.histories, self.indexables = Histories(database), Indexables(database)
        self.pages = Pages(database, self._presses)
        self.leads = Leads(database, wall)
        self.imports, self.arrivals = Imports(database, self._presses), ArticleArrivals(database, self._presses)
        self.walks, self.corpora = Walks(database), Corpora(database)
        self.jobs = Jobs(database, wall)
        self.articles = Articles(database)
        self.earlier, self.article_versions = EarlierArticles(database), ArticleVersions(database)
        self.failures = Failures(database)
        self.users = Users(database, wall)
        self.judgements = Judgements(database, wall)
        self.workers = Workers(database, wall)
        self.hosts = Hosts(database, wall)
        self.entities = Entities(database, wall)
        self.quotas = Quotas(database, wall)
        self.measures = MeasuredDocuments(database)
        self.watchdogs = Watchdogs(database)
        self.episodes = Episodes(database)
        self.checkups = Checkups(database)
        self.recipes = Recipes(database)
        self.outbox = Outbox(database, wall)
        self.groups = Groups(database, wall)
        self.watches = Watches(database, self._presses, wall)
        self.changes = Changes(database)
        self.digests = Digests(database)
        self.saved_queries, self.tokens = SavedQueries(database), Tokens(database)
        self.facts = Facts(database)
        self.link_answers = LinkAnswers(database)
        self.fragments = Fragments(database)
        self.annotators, self.answers = Annotators(database), Answers(database)
        self.annotation_keys = AnnotationKeys(database)
        self.analyses = Analyses(database, self.jobs)
        self.things, self.corrections = Things(database), Corrections(database)

    def frontier(self, rounds: Sequence[Round]) -> Frontier:
        """The leads of these rounds."""
        return StoredFrontier(self._database, self._presses, rounds, self._wall)

    def watch_frontier(self, *, now: Callable[[], datetime], only: Sequence[int] | None = None) -> WatchFrontier:
        """The watches that are due, or these, due or not, each once."""
        return WatchFrontier(self._database, self._presses, self._wall, now, only)

    def overview(self, today: date) -> Overview:
        """The whole chronicle at a glance."""
        with self._database.read() as connection:
            return overview(connection, today)

    def check(self) -> list[str]:
        """Faults found; empty when all is well."""
        return check(self._database, self._presses)

    def close(self) -> None:
        """Let go of the database."""
        self._database.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
