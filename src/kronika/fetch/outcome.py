"""What becomes of a lead whose page was not had: tried again after a while, or given up (C1)."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from kronika.fetch.backoff import wait_after
from kronika.fetch.trouble import Trouble
from kronika.fetch.verdicts import TRIED_AGAIN
from kronika.model.frontier import Lease, Missed
from kronika.model.lead import INSTEAD, Lead
from kronika.settings import FetchSettings


def missed(lease: Lease, trouble: Trouble, at: datetime, settings: FetchSettings) -> Missed:
    """The outcome of a failed try: with a waiting time while tries are left, without one when it is the end."""
    failures = lease.attempts + 1
    sentence, retry_in = str(trouble), None
    if not trouble.final and TRIED_AGAIN[trouble.kind]:
        if too_patient(trouble, settings):
            sentence += f" It asks to wait {trouble.retry_after:.0f} s, longer than [fetch] max_wait."
        elif failures < settings.retries:
            retry_in = max(wait_after(failures, settings.max_wait), trouble.retry_after or 0.0)
        else:
            sentence += f" Given up after {failures} failure{'s' if failures > 1 else ''} in a row."
    found = instead_of(lease.lead) if retry_in is None else ()
    return Missed(
        lease=lease,
        at=at,
        kind=trouble.kind,
        sentence=sentence,
        retry_in=retry_in,
        found=found,
        status=trouble.status,
        retry_after=trouble.retry_after,
    )


def instead_of(lead: Lead) -> tuple[Lead, ...]:
    """What is to be fetched in place of a lead that is given up; its hints may name one address."""
    hints = dict(lead.hints)
    url = hints.pop(INSTEAD, None)
    return (replace(lead, url=url, link_text=None, hints=hints),) if url else ()


def too_patient(trouble: Trouble, settings: FetchSettings) -> bool:
    """Whether a server asks for a longer wait than a run may take; coming back earlier would be rude."""
    return trouble.retry_after is not None and trouble.retry_after > settings.max_wait
