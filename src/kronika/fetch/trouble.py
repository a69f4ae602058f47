"""Why a page was not had, with what the crawl must know to decide whether and when to try again."""

from __future__ import annotations

from kronika.model.errors import FetchError
from kronika.model.failure import FailureKind


class Trouble(FetchError):
    """A FetchError that also knows which host failed as a whole, how long it asked us to wait, and if that is the end."""

    def __init__(
        self,
        sentence: str,
        *,
        kind: FailureKind,
        host: str | None = None,
        retry_after: float | None = None,
        final: bool = False,
        status: int | None = None,
    ) -> None:
        super().__init__(sentence, kind=kind)
        self.host = host  # set only when the whole host is in trouble, not just this page
        self.retry_after = retry_after
        self.final = final
        self.status = status  # of the answer, where there was one
