"""The interface for programs: its resources, and what guards them."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import FastAPI
from starlette.types import ASGIApp

from kronika.model.clock import Clock, system_clock
from kronika.model.errors import AccessError
from kronika.serve.api import (
    analyses,
    article_versions,
    articles,
    changes,
    corpora,
    described,
    diffs,
    digests,
    facts,
    feeds,
    groups,
    imports,
    previews,
    problems,
    queries,
    search,
    things,
    trends,
    versions,
    watch_deeds,
    watches,
)
from kronika.serve.api.call import Desk
from kronika.serve.api.headers import DEFAULTS
from kronika.serve.gate.attempts import Attempts
from kronika.serve.gate.bodysize import MOST_FILE_BYTES, BodyLimit
from kronika.serve.gate.headers import SafeHeaders
from kronika.serve.gate.hosts import HostCheck
from kronika.serve.gate.rights import answer_head, undeclared
from kronika.settings import Settings
from kronika.store.store import Store

RESOURCES = (
    described,
    watches,
    watch_deeds,
    versions,
    diffs,
    changes,
    groups,
    digests,
    previews,
    imports,
    facts,
    search,
    trends,
    queries,
    corpora,
    articles,
    article_versions,
    analyses,
    things,
    feeds,
)
BEGINNINGS = ("/api", "/feeds")
FILES = {"/api/v1/import": MOST_FILE_BYTES}


def create_api(store: Store, settings: Settings, *, clock: Clock = system_clock) -> FastAPI:
    """The application over a store."""
    app = FastAPI(title="Kronika", openapi_url=None, docs_url=None, redoc_url=None, redirect_slashes=False)
    app.state.desk = Desk(store=store, settings=settings, clock=clock, attempts=Attempts(clock=clock))
    for resource in RESOURCES:
        app.router.routes.extend(resource.router.routes)  # not include_router: it would hide the routes from the check
    answer_head(app.routes)
    if bare := undeclared(app.routes):
        raise AccessError(f"These routes declare no right: {', '.join(bare)}; take a Public, Reader or Editor call.")
    problems.install(app)
    app.add_middleware(BodyLimit, files=FILES)
    app.add_middleware(HostCheck, bound=settings.serve.host, names=settings.serve.names)
    app.add_middleware(SafeHeaders, defaults=DEFAULTS)  # the last added is the outermost
    return app


def doors(store: Store, settings: Settings, *, clock: Clock = system_clock) -> Mapping[str, ASGIApp]:
    """What stands beside the screens, by the beginning of its paths."""
    app = create_api(store, settings, clock=clock)
    return dict.fromkeys(BEGINNINGS, app)
