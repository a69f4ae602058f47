"""The tables of the record, as the newest migration leaves them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    SmallInteger,
    Table,
    false,
    text,
)

from kronika.store.analysis_schema import ANALYSIS
from kronika.store.annotation_schema import ANNOTATION
from kronika.store.columns import Bytes, CleanText, Host, Json, Moment, Number
from kronika.store.corpus_schema import CORPORA
from kronika.store.fact_schema import FACTS
from kronika.store.health_schema import HEALTH
from kronika.store.index_schema import INDEX
from kronika.store.link_schema import LINKS
from kronika.store.metadata import metadata
from kronika.store.people_schema import PEOPLE
from kronika.store.query_schema import QUERIES
from kronika.store.watch_schema import WATCHING

HEAD = "0015"  # the newest migration; a test compares it with the folder

OPEN, LEASED, DONE, FAILED = range(4)  # states of leads and jobs; below DONE means: still to do
PARKED = 4  # a lead that waits until its pattern has earned it a place
ELSEWHERE = (  # tables of the same record in files of their own
    *ANALYSIS,
    *ANNOTATION,
    *CORPORA,
    *FACTS,
    *HEALTH,
    *INDEX,
    *LINKS,
    *PEOPLE,
    *QUERIES,
    *WATCHING,
)

sources = Table(
    "sources",
    metadata,
    Column("id", Number, primary_key=True),
    Column("name", CleanText, nullable=False),
    Column("url", CleanText, nullable=False),
    Column("kind", CleanText, nullable=False),
    Column("lang", CleanText),
    Column("section", CleanText),
    Column("every", Float),  # seconds
    Column("paused", Boolean, nullable=False),
    Column("options", Json, nullable=False),
    Column("added", Moment),
    Column("removed", Moment),
    Column("next_run", Moment),  # when the schedule is due; None: not planned yet, or no schedule
    Column("runner", CleanText),  # the worker that runs it by its schedule
    Column("runs_until", Float(53)),  # … and until when that holds without a sign of life; seconds since 1970
)
LIVE = text("removed IS NULL")
Index("sources_name", sources.c.name, unique=True, sqlite_where=LIVE, postgresql_where=LIVE)

rounds = Table(
    "rounds",
    metadata,
    Column("id", Number, primary_key=True),
    Column("source_id", ForeignKey("sources.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("scope", Json, nullable=False),
    Column("max_pages", Integer),
    Column("started", Moment, nullable=False),
    Column("finished", Moment),
    Column("pages", Integer, nullable=False),
    Column("unchanged", Integer, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("pending", Integer, nullable=False),  # leads open or leased; kept here because counting a million is slow
    Column("last_kept", Moment),  # when a page was last had
    Column("rested", Integer, nullable=False, server_default="0"),  # taken as unchanged without asking
    Column("same", Integer, nullable=False, server_default="0"),  # other addresses of pages we have
)
UNFINISHED = text("finished IS NULL")
Index("rounds_number", rounds.c.source_id, rounds.c.number, unique=True)
Index("rounds_unfinished", rounds.c.source_id, unique=True, sqlite_where=UNFINISHED, postgresql_where=UNFINISHED)

leads = Table(
    "leads",
    metadata,
    Column("id", Number, primary_key=True),
    Column("source_id", ForeignKey("sources.id"), nullable=False),
    Column("round_id", ForeignKey("rounds.id"), nullable=False),  # the round that last opened it
    Column("url", CleanText, nullable=False),
    Column("url_key", Bytes, nullable=False),
    Column("host", Host, nullable=False),
    Column("role", CleanText, nullable=False),
    Column("parent_id", Number),  # the lead whose page led here first
    Column("via", CleanText),
    Column("link_text", CleanText),
    Column("depth", Integer, nullable=False),
    Column("priority", Integer, nullable=False),
    Column("hints", Json, nullable=False),
    Column("state", SmallInteger, nullable=False),
    Column("due", Float(53), nullable=False),  # open: not before; leased: until; seconds since 1970
    Column("attempts", Integer, nullable=False),
    Column("token", Integer, nullable=False),
    Column("worker", CleanText),
    # the newest stored version, so that settling need not look for it
    Column("page_id", Number),
    Column("version", Integer, nullable=False),
    Column("content_hash", Bytes),
    Column("etag", CleanText),
    Column("last_modified", CleanText),
    # what speaks for and against looking again
    Column("modified", Moment),  # when the feed or the sitemap says it last changed
    Column("checked", Moment),  # when it was last asked for
    Column("checks", Integer, nullable=False, server_default="0"),
    Column("changes", Integer, nullable=False, server_default="0"),
    Column("watched", Float(53), nullable=False, server_default="0"),  # seconds from the first check to the last
    Column("rests", SmallInteger, nullable=False, server_default="0"),  # 1: counts as before in this round, unasked
    Column("alias_of", Number),  # the lead under whose address this page is kept
    Column("pattern_id", Number),
    Column("likeness", BigInteger),  # what the newest version says, as 64 bits with a sign
)
TO_DO, WAITING, ON_LOAN = text("state < 2"), text("state = 0"), text("state = 1")
Index("leads_url", leads.c.source_id, leads.c.url_key, unique=True)
Index("leads_parent", leads.c.parent_id)
Index(
    "leads_ready",
    leads.c.round_id,
    leads.c.host,
    leads.c.priority.desc(),
    leads.c.id,
    sqlite_where=TO_DO,
    postgresql_where=TO_DO,
)
Index("leads_waiting", leads.c.round_id, leads.c.due, sqlite_where=WAITING, postgresql_where=WAITING)
Index("leads_on_loan", leads.c.round_id, leads.c.due, sqlite_where=ON_LOAN, postgresql_where=ON_LOAN)

IS_PARKED = text("state = 4")
Index(
    "leads_parked",
    leads.c.pattern_id,
    leads.c.priority.desc(),
    leads.c.id,
    sqlite_where=IS_PARKED,
    postgresql_where=IS_PARKED,
)
HAS_CONTENT = text("content_hash IS NOT NULL")
Index(
    "leads_content",
    leads.c.source_id,
    leads.c.content_hash,
    sqlite_where=HAS_CONTENT,
    postgresql_where=HAS_CONTENT,
)

patterns = Table(
    "patterns",
    metadata,
    Column("id", Number, primary_key=True),
    Column("source_id", ForeignKey("sources.id"), nullable=False),
    Column("key", CleanText, nullable=False),  # addresses alike: /calendar/N/N
    Column("opened", Integer, nullable=False),  # leads let through
    Column("parked", Integer, nullable=False),  # leads that wait
    Column("novel", Integer, nullable=False),  # pages that said something new
    Column("alike", Integer, nullable=False),  # pages that said again what others had said
    Column("prints", Json, nullable=False),  # likenesses of the newest novel pages
    Column("example", CleanText, nullable=False),
)
Index("patterns_key", patterns.c.source_id, patterns.c.key, unique=True)

cuts = Table(
    "cuts",
    metadata,
    Column("id", Number, primary_key=True),
    Column("source_id", ForeignKey("sources.id"), nullable=False),
    Column("reason", CleanText, nullable=False),
    Column("count", Integer, nullable=False),
    Column("example", CleanText, nullable=False),
    Column("at", Moment, nullable=False),
)
Index("cuts_reason", cuts.c.source_id, cuts.c.reason, unique=True)

hosts = Table(
    "hosts",
    metadata,
    Column("host", Host, primary_key=True),
    Column("worker", CleanText),  # who alone may ask it for now
    Column("until", Float(53), nullable=False),
    Column("asked", Float(53), nullable=False),  # when the last request began, as far as it was noted
    Column("delay", Float(53)),  # the throttle's pause, None: not learned yet
    Column("held_until", Float(53), nullable=False),
    Column("strikes", Integer, nullable=False),  # failures of the whole host in a row
    Column("sentence", CleanText),  # why it is held
    Column("robots", Bytes),  # the last robots.txt that was read
    Column("robots_at", Float(53)),
)
CLAIMED = text("worker IS NOT NULL")
Index("hosts_claimed", hosts.c.worker, sqlite_where=CLAIMED, postgresql_where=CLAIMED)

quotas = Table(
    "quotas",
    metadata,
    Column("name", CleanText, primary_key=True),
    Column("day", Integer, primary_key=True),  # counted from 1970-01-01 in the provider's time zone
    Column("spent", Integer, nullable=False),
)

entities = Table(
    "entities",
    metadata,
    Column("id", Number, primary_key=True),
    Column("source_id", ForeignKey("sources.id"), nullable=False),
    Column("key", CleanText, nullable=False),  # the address of its entry in the directory
    Column("name", CleanText, nullable=False),
    Column("attributes", Json, nullable=False),
    Column("first_seen", Moment, nullable=False),
    Column("last_seen", Moment, nullable=False),
    Column("website", CleanText),
    Column("website_from", CleanText),  # directory, google, nominatim, a person
    Column("looked_up", Moment),  # when a finder was last asked
    Column("sentence", CleanText),  # what the finder said
    Column("doubt", CleanText),  # why the web address may be wrong
    Column("lead_id", Number),  # whose page lists it
    Column("worker", CleanText),  # who looks for its web address now
    Column("until", Float(53), nullable=False, server_default="0"),  # of that worker's claim
)
Index("entities_key", entities.c.source_id, entities.c.key, unique=True)
Index("entities_lead", entities.c.lead_id)

sites = Table(
    "sites",
    metadata,
    Column("id", Number, primary_key=True),
    Column("host", Host, nullable=False),
)
Index("sites_host", sites.c.host, unique=True)

dictionaries = Table(
    "dictionaries",
    metadata,
    Column("id", Number, primary_key=True),
    Column("site_id", ForeignKey("sites.id"), nullable=False),
    Column("sort", CleanText, nullable=False),  # pages of one sort look alike
    Column("generation", SmallInteger, nullable=False),
    Column("size", Integer, nullable=False),
    Column("data", Bytes, nullable=False),  # zstd; never deleted or changed: pages cannot be read without it
)
Index("dictionaries_sort", dictionaries.c.site_id, dictionaries.c.sort, dictionaries.c.generation, unique=True)

blobs = Table(
    "blobs",
    metadata,
    Column("id", Number, primary_key=True),
    Column("site_id", ForeignKey("sites.id"), nullable=False),
    Column("dictionary_id", ForeignKey("dictionaries.id")),
    Column("content_hash", Bytes, nullable=False),  # sha256
    Column("size", Number, nullable=False),
    Column("stored", Number, nullable=False),
    Column("data", Bytes, nullable=False),
)
Index("blobs_content", blobs.c.content_hash, blobs.c.site_id, unique=True)
Index("blobs_size", blobs.c.size, blobs.c.stored)  # the overview adds them up without touching the bodies

pages = Table(
    "pages",
    metadata,
    Column("id", Number, primary_key=True),
    Column("source_id", ForeignKey("sources.id"), nullable=False),
    Column("blob_id", ForeignKey("blobs.id"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("status", Integer, nullable=False),
    Column("fetched_at", Moment, nullable=False),
    Column("seen_at", Moment, nullable=False),
    Column("url_key", Bytes, nullable=False),
    Column("url", CleanText, nullable=False),
    Column("final_url", CleanText, nullable=False),
    Column("redirects", Json, nullable=False),
    Column("via", CleanText),
    Column("link_text", CleanText),
    Column("headers", Json, nullable=False),
)
FIRST = text("version = 1")
Index("pages_url", pages.c.url_key, pages.c.source_id, pages.c.version, unique=True)
Index("pages_source", pages.c.source_id, pages.c.id)
Index("pages_blob", pages.c.blob_id)  # whether a blob may go that a watch no longer needs
Index("pages_first", pages.c.source_id, sqlite_where=FIRST, postgresql_where=FIRST)

jobs = Table(
    "jobs",
    metadata,
    Column("id", Number, primary_key=True),
    Column("kind", CleanText, nullable=False),
    Column("subject", Number, nullable=False),
    Column("state", SmallInteger, nullable=False),
    Column("due", Float(53), nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("token", Integer, nullable=False),
    Column("worker", CleanText),
    Column("sentence", CleanText),  # why it was given back or up
)
Index("jobs_subject", jobs.c.kind, jobs.c.subject, unique=True)
Index("jobs_to_do", jobs.c.kind, jobs.c.id, sqlite_where=TO_DO, postgresql_where=TO_DO)

articles = Table(
    "articles",
    metadata,
    Column("id", Number, primary_key=True),
    Column("page_id", ForeignKey("pages.id"), nullable=False),
    Column("source_id", ForeignKey("sources.id"), nullable=False),
    Column("url_key", Bytes, nullable=False),  # of the page, to find articles of its other versions
    Column("version", Integer, nullable=False),
    Column("newest", Boolean, nullable=False),  # no later version of the page has an article that may be shown
    Column("shown", SmallInteger, nullable=False),  # 1: newest, and there is an article on the page
    Column("page_class", CleanText, nullable=False),
    Column("confidence", Float(53), nullable=False),
    Column("at", Moment, nullable=False),  # published, or fetched where that is unknown: what lists are sorted by
    Column("fetched_at", Moment, nullable=False),
    Column("published", Moment),
    Column("utc_offset", Integer),  # seconds, of `published`
    Column("day", Integer),  # of publication, at that offset, counted from 1970-01-01
    Column("published_from", CleanText),
    Column("lang", CleanText),
    Column("engine", CleanText, nullable=False),
    Column("made_stage", CleanText),
    Column("made_version", CleanText),
    Column("url", CleanText),
    Column("section", CleanText),
    Column("authors", Json, nullable=False),
    Column("keywords", Json, nullable=False),
    Column("title", CleanText, nullable=False),
    Column("lead", CleanText, nullable=False),
    Column("body", CleanText, nullable=False),
    # articles made before there were parts have none of these
    Column("shape", CleanText, nullable=False, server_default=""),
    Column("items", Json, nullable=False, server_default="[]"),
    Column("origins", Json, nullable=False, server_default="{}"),
    Column("faults", Json, nullable=False, server_default="[]"),
    Column("pages", Json, nullable=False, server_default="[]"),
    Column("following", CleanText),
    Column("quarantined", Boolean, nullable=False, server_default=false()),  # wrong text: neither newest nor shown
)
SHOWN = text("shown = 1")
Index("articles_page", articles.c.page_id, unique=True)
Index("articles_url", articles.c.url_key, articles.c.source_id)
Index("articles_at", articles.c.at, articles.c.id, sqlite_where=SHOWN, postgresql_where=SHOWN)
Index("articles_source", articles.c.source_id, articles.c.at, articles.c.id, sqlite_where=SHOWN, postgresql_where=SHOWN)
SET_ASIDE = text("quarantined")
Index("articles_quarantined", articles.c.source_id, articles.c.at, sqlite_where=SET_ASIDE, postgresql_where=SET_ASIDE)
EDITED = text("version > 1")
Index("articles_edited", articles.c.fetched_at, sqlite_where=EDITED, postgresql_where=EDITED)
Index("articles_day", articles.c.source_id, articles.c.day, sqlite_where=SHOWN, postgresql_where=SHOWN)

failures = Table(
    "failures",
    metadata,
    Column("id", Number, primary_key=True),
    Column("at", Moment, nullable=False),
    Column("stage", CleanText, nullable=False),
    Column("kind", CleanText, nullable=False),
    Column("url", CleanText, nullable=False),
    Column("sentence", CleanText, nullable=False),
    Column("source_id", ForeignKey("sources.id")),
    Column("page_id", ForeignKey("pages.id")),
)
Index("failures_source", failures.c.source_id, failures.c.kind)
Index("failures_kind", failures.c.kind)
