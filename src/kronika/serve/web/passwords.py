"""Passwords are kept as Argon2id hashes and checked a few at a time, because each check costs memory."""

from __future__ import annotations

from functools import cache
from threading import BoundedSemaphore

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from kronika.model.errors import InputError

SHORTEST = 8
LONGEST = 1024  # longer input would only cost us time

_hasher = PasswordHasher()
_at_once = BoundedSemaphore(2)


def hash_password(password: str) -> str:
    """The hash to store; a password that is too short or too long is refused with a sentence."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise InputError(f"A password needs {SHORTEST} to {LONGEST} characters; this one has {len(password)}.")
    with _at_once:
        return _hasher.hash(password)


def verify_password(password: str, hashed: str | None) -> bool:
    """Is it the right password? With no hash (an unknown name) it takes as long and says no."""
    if len(password) > LONGEST:
        return False
    with _at_once:
        try:
            _hasher.verify(hashed or decoy(), password)
        except (VerificationError, InvalidHashError):
            return False
    return bool(hashed)


def outdated(hashed: str) -> bool:
    """Was the hash made with weaker parameters than today's?"""
    return _hasher.check_needs_rehash(hashed)


@cache
def decoy() -> str:
    """A hash nobody has the password of, so that unknown names cost what known ones do."""
    return _hasher.hash("nobody has this password")
