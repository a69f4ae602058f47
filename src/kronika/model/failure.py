"""What went wrong with one page, told apart by kind so that it can be counted, shown and acted on."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum


class FailureKind(StrEnum):
    """Why a page was not had or not read; only UNEXPECTED is unexplained."""

    ROBOTS = "robots"  # the site asks robots not to
    REFUSED_ADDRESS = "refused_address"  # the address guard said no
    DNS = "dns"
    CONNECT = "connect"
    TLS = "tls"
    TIMEOUT = "timeout"  # the total deadline passed
    TOO_LARGE = "too_large"  # decoded body above the cap
    REDIRECTS = "redirects"  # a loop or too many
    NOT_FOUND = "not_found"  # 404, 410
    DENIED = "denied"  # 401, 403, 407, 451
    CLIENT = "client"  # other 4xx
    RATE_LIMITED = "rate_limited"  # 429 until the retries ran out
    SERVER = "server"  # 5xx until the retries ran out
    BROKEN_ANSWER = "broken_answer"  # cut short, bad encoding, not HTTP
    NOT_TEXT = "not_text"  # binary, whatever the header said
    UNREADABLE = "unreadable"  # text that no parser could read
    RECIPE_EMPTY = "recipe_empty"  # the site's recipe found nothing; the article was read without it
    UNEXPECTED = "unexpected"  # a fault of ours


@dataclass(frozen=True, slots=True, kw_only=True)
class Failure:
    """One recorded failure: where, when, of which kind, in one sentence."""

    at: datetime
    stage: str  # collect, extract …
    kind: FailureKind
    url: str
    sentence: str
    source: str | None = None
    page_id: int | None = None
