"""A scene: one look at one watched page, and what has happened to it by then."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from kronika.sampleweb.clock import NOW


class Noise(StrEnum):
    """What differs at every look without being news."""

    AD = "ad"  # another advertisement, in the flow of the text and beside it
    STAMP = "stamp"  # generated at …
    AGO = "ago"  # 5 minutes ago
    NONCE = "nonce"  # session ids and tokens: in texts, links, hidden fields
    COUNTER = "counter"  # readers, views, likes
    ORDER = "order"  # equal items shuffled
    WORDING = "wording"  # a teaser of another page tries several wordings


class Edit(StrEnum):
    """What a person really changed."""

    ADDED = "added"  # an item more
    REMOVED = "removed"  # a paragraph less
    NUMBER = "number"  # one number is another
    LINK = "link"  # the same words lead elsewhere
    MOVED = "moved"  # a block stands elsewhere
    REPLACED = "replaced"  # another text altogether
    PICTURE = "picture"  # another picture, the same words


class Fate(StrEnum):
    """What may become of a page instead of a change."""

    SOFT_404 = "soft-404"  # "not found", with status 200
    CHALLENGE = "challenge"  # a check for robots, with status 200
    LOGIN = "login"  # sent to a login page
    GONE = "404"
    REFUSED = "403"
    BROKEN = "500"
    ELSEWHERE = "elsewhere"  # lives at another address for good
    HOME = "home"  # sent to the home page
    EMPTIED = "emptied"  # the frame is there, the content is not


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """One look at one page."""

    design: str
    seed: int = 1
    look: int = 1
    noises: frozenset[Noise] = frozenset()  # these move from look to look; the others stand still
    edit: Edit | None = None
    fate: Fate | None = None
    now: datetime = NOW

    def frame(self, noise: Noise) -> int:
        """How far a noise has come: the look where it moves, 1 where it stands still."""
        return self.look if noise in self.noises else 1
