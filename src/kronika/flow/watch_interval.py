"""When a watched page is looked at next: an interval learned from what earlier looks found, within the user's bounds.

Changes are taken to come at random with some rate, and a page is looked at twice for each change that is expected. The
rate is learned by a step along the slope of the likelihood after every look: an unchanged page after a gap g says
"slower" by rate·g, a changed one says "faster" by what the same rate makes of it. At the true rate the steps cancel
out on average, so nothing has to be remembered but the interval itself. A new page begins at its fastest: whoever adds
a page wants to see it work, and one that never changes reaches a day from half an hour in a few dozen looks.
"""

from __future__ import annotations

import math
import re
from datetime import datetime, timedelta

from kronika.flow.timetable import Chance, chance_of, leeway
from kronika.model.page import Fetched
from kronika.model.watch import Watch

LOOKS = 2.0  # for each expected change
STEP = 0.3  # how much one look teaches
LONGEST_STEP = 1.0  # what a single look can say at most: a pause of a month is no proof of anything
DOUBLINGS = 10
PATIENCE = 2.0  # a max-age stretches a wait to so many times its length: many servers send a careless one
CONFIRM_AFTER = timedelta(seconds=10)  # before a doubtful change is looked at again
MAX_AGE = re.compile(r"(?:^|[,\s])max-age\s*=\s*\"?(\d{1,9})", re.IGNORECASE)


def learned(watch: Watch, at: datetime, *, changed: bool) -> timedelta:
    """The interval after a look; the first look teaches nothing."""
    old = bounded(watch, watch.interval or watch.fastest)
    if watch.checked is None or watch.version == 0:
        return old
    return bounded(watch, old * math.exp(-STEP * slope(old, at - watch.checked, changed=changed)))


def slope(interval: timedelta, gap: timedelta, *, changed: bool) -> float:
    """How the likelihood of what was seen grows with the logarithm of the rate."""
    expected = max(gap / interval, 1e-6) / LOOKS  # changes within the gap, by the rate as it is believed now
    found = expected / math.expm1(min(expected, 50.0)) if changed else -expected
    return max(-LONGEST_STEP, min(found, LONGEST_STEP))


def next_look(
    watch: Watch, at: datetime, interval: timedelta, *, hint: timedelta | None = None, chance: Chance = chance_of
) -> datetime:
    """When to look again after a page was had: what the server says of its age counts, within reason and bounds."""
    wait = interval if hint is None else bounded(watch, max(interval, min(hint, interval * PATIENCE)))
    return at + wait - early(watch, at, wait, chance)


def next_try(
    watch: Watch, at: datetime, troubles: int, *, hint: timedelta | None = None, chance: Chance = chance_of
) -> datetime:
    """When to try again after a trouble: soon at first, then ever later; a server that names a time gets it."""
    wait = bounded(watch, watch.fastest * 2 ** min(max(troubles - 1, 0), DOUBLINGS))
    if hint is not None and hint > wait:
        return at + bounded(watch, hint)  # never earlier than was asked for
    return at + wait - early(watch, at, wait, chance)


def max_age(fetched: Fetched) -> timedelta | None:
    """For how long the server says that its answer stays fresh."""
    found = MAX_AGE.search(fetched.header("cache-control") or "")
    if found is None:
        return None
    age = (fetched.header("age") or "").strip()
    fresh = int(found[1]) - (int(age[:9]) if age.isascii() and age.isdigit() else 0)
    return timedelta(seconds=fresh) if fresh > 0 else None


def bounded(watch: Watch, span: timedelta) -> timedelta:
    """The span within the watch's bounds."""
    return min(max(span, watch.fastest), max(watch.slowest, watch.fastest))


def early(watch: Watch, at: datetime, wait: timedelta, chance: Chance) -> timedelta:
    """A little earlier by chance, so that pages added together are not asked for in one second for ever."""
    return chance(f"watch {watch.id} {at.timestamp():.0f}") * leeway(wait)
