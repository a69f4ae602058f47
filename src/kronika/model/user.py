"""A person who may enter, the session of a browser, and the key of a program."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class User:
    """A person with a password; the hash never leaves the store and the login."""

    id: int
    name: str
    password_hash: str
    created: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Session:
    """A signed-in browser. Only a hash of the cookie's token is stored."""

    user: User
    csrf: str
    expires: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class ApiToken:
    """A key with which a program acts for a person. It was shown once; only its hash is stored."""

    id: int
    user: User
    name: str
    scope: str
    created: datetime
    last_used: datetime | None = None
