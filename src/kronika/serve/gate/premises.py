"""What the doors share of the house behind them: whether it is locked, whose session a cookie is, the chronicle."""

from __future__ import annotations

from datetime import datetime

from starlette.requests import Request

from kronika.flow.chronicle import RECIPES, Chronicle
from kronika.flow.recipe_book import LivingBook
from kronika.model.clock import Clock
from kronika.model.user import Session
from kronika.serve.gate import cookies
from kronika.serve.gate.hosts import is_loopback
from kronika.settings import Settings
from kronika.sites.book import open_book
from kronika.sites.known import open_known
from kronika.store.store import Store


def is_locked(store: Store, settings: Settings) -> bool:
    """Open only to the one person at this machine: a public address or a user shuts the door, for good."""
    return not is_loopback(settings.serve.host) or store.users.any()


def session_of(request: Request, store: Store, now: datetime) -> Session | None:
    """The session of the cookie, if it is one and still lasts."""
    token = cookies.read_token(request, cookies.SESSION)
    return store.users.session(cookies.fingerprint(token), now) if token else None


def chronicle_of(store: Store, settings: Settings, clock: Clock) -> Chronicle:
    """The chronicle as the flow knows it, with its recipes as they are now."""
    folder = settings.home / RECIPES
    return Chronicle(
        settings=settings,
        store=store,
        clock=clock,
        recipes=LivingBook(open_book(folder), store.recipes),
        known=open_known(folder),
    )
