"""Our own style, script and icon: read once, known by exact name, versioned by content."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent / "static"
HTMX = "vendor/htmx-4.0.0.min.js"
TYPES = {".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".svg": "image/svg+xml"}


@cache
def assets() -> dict[str, Asset]:
    """Every style, script and icon by its name under static/."""
    return {
        path.relative_to(FOLDER).as_posix(): read(path) for path in sorted(FOLDER.rglob("*")) if path.suffix in TYPES
    }


def read(path: Path) -> Asset:
    """One file."""
    body = path.read_bytes()
    return Asset(body=body, media_type=TYPES[path.suffix], version=hashlib.sha256(body).hexdigest()[:16])


def address(name: str) -> str:
    """The address of an asset, changing with its content."""
    return f"/static/{name}?v={assets()[name].version}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Asset:
    """A file of ours with the version its content gives it."""

    body: bytes
    media_type: str
    version: str
