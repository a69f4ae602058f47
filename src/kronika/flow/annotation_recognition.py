"""Recognising devices: by their signed cookie, else by the hash of a coarse fingerprint, else they are new."""

from __future__ import annotations

import math
import secrets
import time
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from threading import Lock

from kronika.learn.identity import SECRET_BYTES, fingerprint_hash, key_of, read_cookie, sign
from kronika.model.annotation import Annotator, Recognised
from kronika.model.clock import Clock
from kronika.settings import AnnotateSettings
from kronika.store.annotation_keys import AnnotationKey
from kronika.store.store import Store

COOKIE, SALT, DRAW = "cookie", "fingerprint", "draw"
COOKIE_KEY_DAYS = 180  # then a new one signs
COOKIE_YEARS = 3  # so long an old one is understood
UPKEEP = timedelta(hours=1)
SEEN_AGAIN = timedelta(days=1)  # a fingerprint's last sight is not written more often
LONGEST_LANG = 35
LATELY = 10.0  # seconds
MOST = 5_000  # devices remembered
RELOAD = 300.0  # seconds after which keys are read again: another process may have made one


@dataclass(slots=True)
class Recognition:
    """Who is who. The secrets are read from the store and kept in memory for a while."""

    store: Store
    settings: AnnotateSettings
    clock: Clock
    keys: dict[str, tuple[float, list[AnnotationKey]]] = field(default_factory=dict)
    kept_up: datetime | None = None
    lately: dict[int, tuple[float, Annotator]] = field(default_factory=dict)
    lock: Lock = field(default_factory=Lock)

    def known(self, cookie: str | None) -> Annotator | None:
        """The device a genuine cookie names."""
        found = read_cookie(cookie, self.secrets(COOKIE))
        if found is None and key_of(cookie) and key_of(cookie) not in self.secrets(COOKIE):
            self.keys.pop(COOKIE, None)
            found = read_cookie(cookie, self.secrets(COOKIE))
        return None if found is None else self.read(found[0])

    def read(self, number: int) -> Annotator | None:
        """A device by number; what was read a moment ago is not read again."""
        read, annotator = self.lately.get(number, (-math.inf, None))
        if annotator is None or time.monotonic() - read > LATELY:
            annotator = self.store.annotators.get(number)
            if len(self.lately) > MOST:
                self.lately.clear()
            if annotator is not None:
                self.lately[number] = (time.monotonic(), annotator)
        return annotator

    def recall(self, cookie: str | None, fingerprint: str | None) -> Recognised | None:
        """A device that has been here before; None of a new one."""
        self.keep_up()
        annotator, by = self.known(cookie), "cookie"
        if annotator is None and self.usable(fingerprint):
            annotator, by = self.store.annotators.by_fingerprint(self.hashes(fingerprint or "")), "fingerprint"
        if annotator is None:
            return None
        self.remember(annotator, fingerprint)
        return Recognised(annotator=annotator, cookie=self.cookie_for(annotator.id), new=False, by=by)

    def welcome(self, fingerprint: str | None, lang: str) -> Recognised:
        """A new device."""
        annotator = self.store.annotators.add(now=self.clock(), lang=lang[:LONGEST_LANG])
        self.remember(annotator, fingerprint)
        return Recognised(annotator=annotator, cookie=self.cookie_for(annotator.id), new=True)

    def cookie_for(self, annotator_id: int) -> str:
        """The value of its cookie, signed with the newest key."""
        newest = self.all(COOKIE)[0]
        return sign(annotator_id, newest.id, newest.secret)

    def draw_secret(self) -> bytes:
        """What hidden questions are drawn with."""
        return self.all(DRAW)[-1].secret

    def usable(self, fingerprint: str | None) -> bool:
        """Whether there is a fingerprint and we may look at it."""
        return bool(fingerprint) and self.settings.fingerprint

    def remember(self, annotator: Annotator, fingerprint: str | None) -> None:
        """Keep the hash of a device's fingerprint, at most once a day."""
        if not self.usable(fingerprint):
            return
        now = self.clock()
        newest = self.hashes(fingerprint or "")[0]
        seen = self.store.annotators.fingerprint_seen(newest, annotator.id)
        if seen is None or now - seen > SEEN_AGAIN:
            self.store.annotators.remember(annotator.id, newest, now)

    def hashes(self, fingerprint: str) -> list[bytes]:
        """The hashes a fingerprint may be kept under, that of the newest salt first."""
        return [fingerprint_hash(fingerprint, key.secret) for key in self.all(SALT)]

    def secrets(self, purpose: str) -> dict[int, bytes]:
        """Keys by number."""
        return {key.id: key.secret for key in self.all(purpose)}

    def all(self, purpose: str) -> list[AnnotationKey]:
        """The keys of a purpose, the newest first; the first one is made when it is needed."""
        read, found = self.keys.get(purpose, (0.0, []))
        if not found or time.monotonic() - read > RELOAD:
            found = self.store.annotation_keys.first(purpose, secrets.token_bytes(SECRET_BYTES), self.clock())
            self.keys[purpose] = (time.monotonic(), found)
        return found

    def keep_up(self) -> None:
        """Once an hour: forget old fingerprints, and let keys follow each other."""
        now = self.clock()
        with self.lock:
            if self.kept_up is not None and now - self.kept_up < UPKEEP:
                return
            self.kept_up = now
        days = timedelta(days=self.settings.fingerprint_days)
        self.store.annotators.forget_fingerprints(now - days)
        self.follow(SALT, every=days, understood=2 * days)
        self.follow(COOKIE, every=timedelta(days=COOKIE_KEY_DAYS), understood=timedelta(days=365 * COOKIE_YEARS))

    def follow(self, purpose: str, *, every: timedelta, understood: timedelta) -> None:
        """Make a new key when the newest is old, and drop those that are too old."""
        now = self.clock()
        if now - self.all(purpose)[0].made > every:
            self.store.annotation_keys.add(purpose, secrets.token_bytes(SECRET_BYTES), now)
            self.store.annotation_keys.drop(purpose, now - understood)
            self.keys.pop(purpose, None)
