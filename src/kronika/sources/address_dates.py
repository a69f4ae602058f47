"""The day an address names: /2026/03/31/…, /2026-03/…; and how blurred it is."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from urllib.parse import urlsplit

DATED = re.compile(r"/(20\d\d|19\d\d)[/-](0[1-9]|1[0-2])(?:[/-](0[1-9]|[12]\d|3[01]))?(?=[/_.-]|$)")
DAY, MONTH = timedelta(days=2), timedelta(days=33)  # a day more than it has: the time zone is not known


def date_in(url: str) -> tuple[datetime, timedelta] | None:
    """The first moment of the day or month in a path, and how much later the page may be."""
    found = DATED.search(urlsplit(url).path)
    if found is None:
        return None
    year, month, day = found.groups()
    try:
        return datetime(int(year), int(month), int(day or 1), tzinfo=UTC) - timedelta(days=1), DAY if day else MONTH
    except ValueError:
        return None
