"""Pages that were just looked at, kept for a while in memory, so that choosing another part asks nobody again."""

from __future__ import annotations

import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kronika.flow.watch_preview import PagePreview

MOST = 24  # pages
MOST_BYTES = 64_000_000


@dataclass(slots=True, kw_only=True)
class Looks:
    """The last looks of this server, each under a key that nobody can guess."""

    most: int = MOST
    most_bytes: int = MOST_BYTES
    new_key: Callable[[], str] = lambda: secrets.token_urlsafe(16)
    _kept: OrderedDict[str, PagePreview] = field(default_factory=OrderedDict)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def keep(self, preview: PagePreview) -> str:
        """Keep a look; the oldest ones go."""
        key = self.new_key()
        with self._lock:
            self._kept[key] = preview
            while len(self._kept) > self.most or (len(self._kept) > 1 and self._size() > self.most_bytes):
                self._kept.popitem(last=False)
        return key

    def get(self, key: str) -> PagePreview | None:
        """A look, if it is still kept."""
        with self._lock:
            return self._kept.get(key)

    def _size(self) -> int:
        return sum(
            len(preview.html) + (len(preview.fetched.body) if preview.fetched else 0) for preview in self._kept.values()
        )
