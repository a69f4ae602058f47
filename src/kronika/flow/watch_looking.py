"""A look as it is handed to another process: whoever hands it over does not load the extractor that it takes."""

from __future__ import annotations

from kronika.flow.hands import Fault
from kronika.flow.watch_look import Looked, LookWork


def look_apart(work: LookWork) -> Looked | Fault:
    """One look at a page."""
    from kronika.flow.watch_reading import look

    return look(work)
