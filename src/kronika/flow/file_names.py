"""Names for output files: safe in any folder, never twice, and never too long."""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import PurePath
from urllib.parse import unquote

UNSAFE = re.compile(r"[^\w.=+-]+")
PAGE_ENDINGS = re.compile(r"\.(?:html?|xhtml)(?:\.gz)?$", re.IGNORECASE)
LONGEST = 120  # bytes of a name before its ending


class Names:
    """Gives every page a file of its own; the same pages in the same order get the same names again."""

    def __init__(self, suffix: str) -> None:
        self._suffix = suffix
        self._given: dict[bytes, int] = {}  # digests, because names of a million pages would fill the memory

    def name(self, steps: Sequence[str]) -> PurePath:
        """A relative path: the folders as they are, the last step with the suffix of the format."""
        *folders, last = [safe(step) for step in steps] or ["page"]
        path = PurePath(*folders, last)
        key = blake2b(str(path).casefold().encode(), digest_size=12).digest()
        count = self._given[key] = self._given.get(key, 0) + 1
        return path.with_name(f"{last}{f'~{count}' if count > 1 else ''}{self._suffix}")


def safe(step: str) -> str:
    """One step of a path that can neither leave its folder nor be taken for an option or a hidden file."""
    kept = UNSAFE.sub("_", step).strip("_.") or "page"
    kept = f"_{kept}" if kept.startswith("-") else kept
    return kept if len(kept.encode()) <= LONGEST else cut(kept, step)


def cut(kept: str, whole: str) -> str:
    """The beginning of a long name, told apart from others that begin alike."""
    mark = blake2b(whole.encode("utf-8", "replace"), digest_size=4).hexdigest()
    return f"{kept.encode()[: LONGEST - 9].decode('utf-8', 'ignore')}-{mark}"


def steps_of_file(path: PurePath) -> tuple[str, ...]:
    """A page's file, without the ending that says it is a page."""
    return (*path.parts[:-1], PAGE_ENDINGS.sub("", path.name))


def steps_of_address(url: str) -> tuple[str, ...]:
    """An address as one step: its host, path and question."""
    return (PAGE_ENDINGS.sub("", unquote(url.split("#", 1)[0]).partition("://")[2].strip("/") or url),)
