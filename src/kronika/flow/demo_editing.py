"""The demo's edited articles: a paper of the sample web seen some hours before the round, and again after its edits."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from kronika.flow.chronicle import Chronicle
from kronika.flow.collect import collect
from kronika.flow.extraction import extract_waiting
from kronika.model.source import Source, SourceKind
from kronika.sampleweb.clock import SampleClock
from kronika.sampleweb.server import SampleServer
from kronika.sampleweb.sites.vecerni_ozvena import KIND as PAPER

BEFORE, AFTER = 1, 2  # looks: the edits have happened at the second
EARLIER = timedelta(hours=4)


def see_before_edits(chronicle: Chronicle, web: SampleServer) -> None:
    """Follow the paper and read it as it was some hours ago; whoever follows it already has read it then."""
    if all(source.name != PAPER.name for source in chronicle.store.sources.all()):
        web.look_at_edited(BEFORE)
        source = Source(name=PAPER.name, url=web.url(PAPER.host), kind=SourceKind.SITE, lang=PAPER.lang)
        chronicle.store.sources.add(source, chronicle.clock() - EARLIER)
        then = replace(chronicle, clock=SampleClock(chronicle.clock() - EARLIER))
        collect(then, [PAPER.name])
        extract_waiting(then)
    web.look_at_edited(AFTER)
