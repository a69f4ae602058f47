"""Feeds: changes of a page, a group or a person, and articles of a saved query, for readers that cannot sign in; the secret is in the address.

A feed is pulled: nothing is delivered, retried or put in the outbox. So it is no channel of notify but a door.
"""

from __future__ import annotations

import hmac
from email.utils import format_datetime

from fastapi import APIRouter
from starlette.responses import Response

from kronika.flow.query_feed import feed_of_query
from kronika.flow.telling import base_url
from kronika.flow.watch_feed import Feed, feed_of
from kronika.model.change import ChangeFilter
from kronika.model.errors import UnknownName
from kronika.model.saved_query import SavedQuery
from kronika.model.user import User
from kronika.model.watch import Watch
from kronika.serve.api.admit import Public
from kronika.serve.api.answers import sent
from kronika.serve.api.call import Call
from kronika.serve.api.feed_formats import WRITERS
from kronika.serve.api.problems import Problem
from kronika.serve.api.scopes import Scope
from kronika.serve.gate import cookies
from kronika.serve.gate.premises import is_locked, session_of
from kronika.settings import Settings

FORMATS = "atom", "rss"
IN_ADDRESSES = frozenset({Scope.FEED, Scope.READ})  # a token that may write has no business in an address
NOTHING = "There is no such feed; its address may have been changed, or it was taken away."
DIGITS = 18

router = APIRouter(prefix="/feeds", tags=["feeds"])


@router.get("/watch/{name}", response_class=Response)
def of_watch(call: Public, name: str, key: str = "") -> Response:
    """Changes of one page: `/feeds/watch/12.atom`, or `.rss`; `key` is that of its group's feed or a token for feeds."""
    number, form = parted(name)
    watch = watch_by(call, number)
    if not may_read(call, watch.group_id, key):
        raise Problem(404, NOTHING)
    lang = lang_of(call, watch.group_id)
    which = ChangeFilter(watch_id=watch.id)
    feed = feed_of(
        call.chronicle(),
        which,
        key=f"watch {watch.id} {watch.url}",
        title=watch.label,
        lang=lang,
        link=f"/watch/{watch.id}",
    )
    return written(call, feed, form)


@router.get("/group/{name}", response_class=Response)
def of_group(call: Public, name: str) -> Response:
    """Changes of a group's pages: the name is the group's secret with `.atom` or `.rss`."""
    key, form = parted(name)
    group = call.store.groups.by_feed(key)
    if group is None:
        raise Problem(404, NOTHING)
    which = ChangeFilter(group_id=group.id)
    link = f"/changes?group={group.id}"
    feed = feed_of(call.chronicle(), which, key=f"group {key}", title=group.name, lang=group.lang, link=link)
    return written(call, feed, form)


@router.get("/user/{name}", response_class=Response)
def of_user(call: Public, name: str) -> Response:
    """Changes of all pages, for a person: the name is a token of the scope feed with `.atom` or `.rss`."""
    token, form = parted(name)
    user = user_by(call, token)
    if user is None:
        raise Problem(404, NOTHING)
    lang = usual_lang(call.desk.settings)
    title = f"Kronika · {user.name}"
    feed = feed_of(call.chronicle(), ChangeFilter(), key=f"user {user.id}", title=title, lang=lang, link="/changes")
    return written(call, feed, form)


@router.get("/query/{name}", response_class=Response)
def of_query(call: Public, name: str, key: str = "") -> Response:
    """The newest articles of a saved query: `/feeds/query/3.atom`, or `.rss`; `key` as for pages."""
    number, form = parted(name)
    query = query_by(call, number)
    if not may_read(call, query.group_id, key):
        raise Problem(404, NOTHING)
    return written(call, feed_of_query(call.chronicle(), query, lang_of(call, query.group_id)), form)


def parted(name: str) -> tuple[str, str]:
    """What a feed is of, and in which format."""
    what, dot, form = name.rpartition(".")
    if not dot or form not in FORMATS or not what:
        raise Problem(404, NOTHING)
    return what, form


def watch_by(call: Call, number: str) -> Watch:
    """The watch of a number, if it is one and was not deleted."""
    try:
        watch = call.store.watches.get(numbered(number))
    except UnknownName as error:
        raise Problem(404, NOTHING) from error
    if watch.removed is not None:
        raise Problem(404, NOTHING)
    return watch


def query_by(call: Call, number: str) -> SavedQuery:
    """The saved query of a number, if it is one and was not deleted."""
    try:
        query = call.store.saved_queries.by_id(numbered(number))
    except UnknownName as error:
        raise Problem(404, NOTHING) from error
    if query.removed is not None:
        raise Problem(404, NOTHING)
    return query


def numbered(text: str) -> int:
    """The number that stands in an address."""
    if not (text.isascii() and text.isdigit() and len(text) <= DIGITS):
        raise Problem(404, NOTHING)
    return int(text)


def lang_of(call: Call, group_id: int | None) -> str:
    """The language of a group, or the usual one."""
    return call.store.groups.by_id(group_id).lang if group_id else usual_lang(call.desk.settings)


def may_read(call: Call, group_id: int | None, key: str) -> bool:
    """Open doors need no key; else the key of its group's feed, a token, or a browser that is signed in."""
    if not is_locked(call.store, call.desk.settings):
        return True
    if group_id is not None and key:
        secret = call.store.groups.by_id(group_id).feed_key
        if hmac.compare_digest(secret.encode(), key.encode()):
            return True
    return user_by(call, key) is not None or session_of(call.request, call.store, call.now) is not None


def user_by(call: Call, token: str) -> User | None:
    """Whose token it is, if it may stand in an address."""
    if not cookies.TOKEN.fullmatch(token):
        return None
    found = call.store.tokens.by_hash(cookies.fingerprint(token), call.now)
    return found.user if found is not None and found.scope in IN_ADDRESSES else None


def usual_lang(settings: Settings) -> str:
    """The language of what belongs to no group."""
    return settings.serve.lang or "en"


def written(call: Call, feed: Feed, form: str) -> Response:
    """The feed in its format; readers that have it already get nothing but that."""
    media_type, writer = WRITERS[form]
    own = call.request.url.path + (f"?{call.request.url.query}" if call.request.url.query else "")
    body = writer(feed, base_url(call.desk.settings), own)
    modified = format_datetime(feed.updated, usegmt=True)
    return sent(call, body, media_type, headers={"Last-Modified": modified, "Cache-Control": "private, max-age=60"})
