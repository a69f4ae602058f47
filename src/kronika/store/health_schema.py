"""The tables of health: what was measured, what the watchdogs learned, episodes, and recipes that repair has found."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, Table, text

from kronika.store.columns import Bytes, CleanText, Host, Json, Moment, Number
from kronika.store.metadata import metadata

measures = Table(
    "measures",
    metadata,
    Column("id", Number, primary_key=True),
    Column("page_id", ForeignKey("pages.id"), nullable=False),
    Column("source_id", ForeignKey("sources.id"), nullable=False),
    Column("url_key", Bytes, nullable=False),
    Column("at", Moment, nullable=False),  # when the page was fetched
    Column("edition", Integer, nullable=False),  # counts how often the page was read; later ones replace earlier ones
    Column("waits", Boolean, nullable=False),  # for the watchdog to look at it
    Column("turn", Integer),  # its place among what the watchdog saw, from 1; one that came too late has none
    Column("damaged", Boolean),  # None: nobody has judged it
    Column("figures", Json, nullable=False),
    Column("classic", Json, nullable=False),
    Column("path", CleanText, nullable=False),
    Column("prints", Json, nullable=False),
    Column("lines", Json, nullable=False),
    Column("skeleton", Json, nullable=False),
    Column("lang", CleanText),
)
UNSEEN = text("waits")
Index("measures_page", measures.c.page_id, unique=True)
Index("measures_turn", measures.c.source_id, measures.c.turn)
Index("measures_at", measures.c.source_id, measures.c.at)
Index("measures_unseen", measures.c.source_id, measures.c.at, sqlite_where=UNSEEN, postgresql_where=UNSEEN)

watchdogs = Table(
    "watchdogs",
    metadata,
    Column("source_id", ForeignKey("sources.id"), primary_key=True, autoincrement=False),
    Column("state", Json, nullable=False),  # of the detector, as it writes it down itself
    Column("verdict", CleanText, nullable=False),
    Column("documents", Integer, nullable=False),  # seen so far: the last turn
    Column("cursor", Moment),  # fetching time of the newest document seen
    Column("updated", Moment, nullable=False),
    Column("token", Integer, nullable=False),  # fences: who writes must have read the newest state
)

episodes = Table(
    "episodes",
    metadata,
    Column("id", Number, primary_key=True),
    Column("source_id", ForeignKey("sources.id"), nullable=False),
    Column("verdict", CleanText, nullable=False),
    Column("since", Moment, nullable=False),
    Column("noticed", Moment, nullable=False),
    Column("until", Moment),
    Column("first_turn", Integer, nullable=False),
    Column("first_page", Number),
    Column("last_good_page", Number),
    Column("documents", Integer, nullable=False),
    Column("damaged", Integer, nullable=False),
    Column("reasons", Json, nullable=False),
    Column("handling", CleanText, nullable=False),
    Column("snoozed_until", Moment),
    Column("note", CleanText, nullable=False),
)
LASTS = text("until IS NULL")
Index("episodes_source", episodes.c.source_id, episodes.c.since)
Index("episodes_open", episodes.c.source_id, unique=True, sqlite_where=LASTS, postgresql_where=LASTS)

recipes = Table(
    "recipes",
    metadata,
    Column("id", Number, primary_key=True),
    Column("source_id", ForeignKey("sources.id"), nullable=False),
    Column("name", CleanText, nullable=False),
    Column("recipe", Json, nullable=False),
    Column("since", Moment),
    Column("until", Moment),
    Column("state", CleanText, nullable=False),  # candidate, applied, withdrawn
    Column("scores", Json, nullable=False),
    Column("made_at", Moment, nullable=False),
    Column("applied_at", Moment),
    Column("applied_by", CleanText),
    Column(
        "edition", Integer, nullable=False
    ),  # counts changes, so that who has read them can tell that there are new ones
)
Index("recipes_source", recipes.c.source_id, recipes.c.state)

endings = Table(
    "endings",
    metadata,
    Column("id", Number, primary_key=True),
    Column("host", Host, nullable=False),
    Column("name", CleanText, nullable=False),  # of a recipe in a file or built in, which the store cannot change
    Column("until", Moment, nullable=False),
    Column("recipe_id", ForeignKey("recipes.id"), nullable=False),  # what took its place
    Column("edition", Integer, nullable=False),
)
Index("endings_name", endings.c.host, endings.c.name, unique=True)

HEALTH = (measures, watchdogs, episodes, recipes, endings)
