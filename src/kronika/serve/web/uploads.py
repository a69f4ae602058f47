"""Files that were just sent, kept for a while in memory, so that what was shown is what is taken in."""

from __future__ import annotations

import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

MOST = 8
MOST_BYTES = 32_000_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Upload:
    """A file and its name."""

    name: str
    body: bytes


@dataclass(slots=True, kw_only=True)
class Uploads:
    """The last files of this server, each under a key that nobody can guess."""

    most: int = MOST
    most_bytes: int = MOST_BYTES
    new_key: Callable[[], str] = lambda: secrets.token_urlsafe(16)
    _kept: OrderedDict[str, Upload] = field(default_factory=OrderedDict)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def keep(self, upload: Upload) -> str:
        """Keep a file; the oldest ones go."""
        key = self.new_key()
        with self._lock:
            self._kept[key] = upload
            while len(self._kept) > self.most or (len(self._kept) > 1 and self._size() > self.most_bytes):
                self._kept.popitem(last=False)
        return key

    def take(self, key: str) -> Upload | None:
        """A file, if it is still kept; it is given out once."""
        with self._lock:
            return self._kept.pop(key, None)

    def _size(self) -> int:
        return sum(len(upload.body) for upload in self._kept.values())
