"""Is a moment inside the period that the user asked for?"""

from __future__ import annotations

from datetime import datetime, timedelta

from kronika.model.source import Scope


def within(moment: datetime | None, scope: Scope, blur: timedelta = timedelta(0)) -> bool:
    """True when it may lie inside, also when nothing is known: what may be wanted is fetched and decided later."""
    if moment is None:
        return True
    return not is_before(moment, scope, blur) and not (scope.until and moment > scope.until)


def is_before(moment: datetime, scope: Scope, blur: timedelta = timedelta(0)) -> bool:
    """Whether the moment lies before the period for certain; a blurred one may be as late as `blur` after it."""
    return scope.since is not None and moment + blur < scope.since
