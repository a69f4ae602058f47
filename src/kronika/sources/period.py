"""Is a moment inside the period that the user asked for?"""

from __future__ import annotations

from datetime import datetime

from kronika.model.source import Scope


def within(moment: datetime | None, scope: Scope) -> bool:
    """True when inside, or when nothing is known: what may be wanted is fetched and decided later."""
    if moment is None:
        return True
    return not is_before(moment, scope) and not (scope.until and moment > scope.until)


def is_before(moment: datetime, scope: Scope) -> bool:
    """Whether the moment lies before the period."""
    return scope.since is not None and moment < scope.since
