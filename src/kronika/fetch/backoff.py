"""Backoff (C1): wait 2^t seconds after the t-th failure, never above max_wait, and what a server's Retry-After asks."""

from __future__ import annotations

from datetime import UTC, datetime
from email.utils import parsedate_to_datetime

LARGEST_POWER = 32  # 2^32 seconds is above any max_wait; larger powers only cost time


def wait_after(failures: int, max_wait: float) -> float:
    """Seconds to wait after so many failures in a row: 2, 4, 8 …"""
    return min(float(2 ** min(max(failures, 1), LARGEST_POWER)), max_wait)


def retry_after(value: str | None, now: datetime) -> float | None:
    """Seconds a Retry-After header asks to wait: a number or a date; None when absent or unreadable."""
    if value is None:
        return None
    text = value.strip()
    if text.isascii() and text.isdigit():
        return float(text[:12])
    try:
        moment = parsedate_to_datetime(text)
    except (ValueError, TypeError):
        return None
    aware = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    return max(0.0, (aware - now).total_seconds())
