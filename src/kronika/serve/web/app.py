"""The web application: its screens, its doors and what guards them."""

from __future__ import annotations

from zoneinfo import ZoneInfo

from fastapi import FastAPI

from kronika.model.clock import Clock, system_clock
from kronika.model.errors import AccessError
from kronika.serve.gate.bodysize import MOST_FILE_BYTES, BodyLimit
from kronika.serve.gate.headers import SafeHeaders
from kronika.serve.gate.hosts import HostCheck
from kronika.serve.gate.rights import answer_head, undeclared
from kronika.serve.web import (
    annotate,
    annotate_ask,
    annotate_device,
    annotate_fragments,
    annotate_page,
    annotate_people,
    annotate_sync,
    annotate_worker,
    article,
    article_analysis,
    article_files,
    articles,
    changes,
    concordance,
    corpora,
    corpus,
    fact_site,
    facts,
    failures,
    group,
    group_digest,
    groups,
    headlines,
    health,
    health_deeds,
    judge,
    judge_results,
    login,
    look,
    original,
    overview,
    queries,
    refusals,
    repairs,
    source,
    source_health,
    sources,
    static_files,
    trends,
    unsubscribe,
    watch,
    watch_diff,
    watch_ignores,
    watch_import,
    watch_look,
    watch_page,
    watches,
)
from kronika.serve.web.headers import DEFAULTS
from kronika.serve.web.shell import make_shell
from kronika.settings import Settings
from kronika.store.store import Store

SCREENS = (
    overview,
    sources,
    look,
    source,
    source_health,
    health_deeds,
    repairs,
    articles,
    article_files,
    article,
    article_analysis,
    queries,
    headlines,
    trends,
    corpora,
    corpus,
    concordance,
    original,
    failures,
    facts,
    fact_site,
    watches,
    watch_import,
    watch_look,
    watch,
    watch_page,
    watch_diff,
    watch_ignores,
    changes,
    groups,
    group,
    group_digest,
    judge,
    judge_results,
    annotate,
    annotate_worker,
    annotate_device,
    annotate_people,
    annotate_fragments,
    annotate_ask,  # after those above: its addresses would take theirs for the names of kinds
    annotate_page,
    annotate_sync,
    unsubscribe,
    login,
    health,
    static_files,
)

FILES = {"/watch/import": MOST_FILE_BYTES}
KEYED = ("/unsubscribe/",)  # links in mails lead here by whatever name, and only their secret opens


def create_app(store: Store, settings: Settings, *, clock: Clock = system_clock) -> FastAPI:
    """The application over a store."""
    app = FastAPI(title="Kronika", openapi_url=None, docs_url=None, redoc_url=None, redirect_slashes=False)
    app.state.shell = make_shell(store, settings, clock, ZoneInfo(settings.serve.zone))
    for screen in SCREENS:
        app.router.routes.extend(screen.router.routes)  # not include_router: it would hide the routes from the check
    answer_head(app.routes)
    if bare := undeclared(app.routes):
        raise AccessError(f"These routes declare no right: {', '.join(bare)}; take a Public, Reader or Editor visit.")
    refusals.install(app)
    app.add_middleware(BodyLimit, files=FILES)
    app.add_middleware(HostCheck, bound=settings.serve.host, names=settings.serve.names, keyed=KEYED)
    app.add_middleware(SafeHeaders, defaults=DEFAULTS)  # the last added is the outermost
    return app
