"""The chain on the sample web: a directory, two services that find addresses, twelve parishes, and people who are played."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

from kronika.flow.annotation_desk import AnnotationDesk
from kronika.flow.chronicle import Chronicle, init_chronicle, open_chronicle
from kronika.flow.demo import MARK, Demo, remembered_port
from kronika.flow.fact_chain import Chain, ChainReport, ChainWish, People
from kronika.flow.round import Watcher
from kronika.model.annotation import Choice, Fragment, GivenAnswer
from kronika.model.source import Source
from kronika.sampleweb.clock import NOW, SampleClock
from kronika.sampleweb.parishes.directory import listings
from kronika.sampleweb.parishes.oracle import Oracle
from kronika.sampleweb.parishes.scoring import score
from kronika.sampleweb.parishes.truth import by_host
from kronika.sampleweb.server import SampleServer, serve_in_process

DIRECTORY = "katalog-parafii"
KIND = "mass-times"
WAITS = 2.5  # seconds that a played annotator takes, as in the original
AT_ONCE = 20
MOST_DEVICES = 6
TOML = """\
# The chronicle of the demo of facts. It follows the parishes of the sample web, which lives on this machine.

[fetch]
allow = ["127.0.0.0/8"]        # the sample web; real chronicles leave this out
contact = "demo@localhost"
start_delay = 0.0              # the sample web does not mind; real sites do
max_delay = 0.2

[places]
google_key = "sample"          # the sample web's look-alike takes any key
google_url = "{google}"
google_quota = 150000
nominatim_url = "{nominatim}"
nominatim_pause = 0.05

[annotate]
device_rate = 100000           # played annotators answer faster than people
device_burst = 100000

[serve]
zone = "Europe/Warsaw"
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class FactsDemo:
    """What the chain brought on the sample web, and how well it agrees with the truth."""

    chain: ChainReport
    parishes: int
    exact: int  # parishes with every slot right and none wrong
    right: int
    missing: int
    wrong: int
    seconds: float


@contextmanager
def open_facts_demo(folder: Path, environment: dict[str, str]) -> Iterator[Demo]:
    """Start the sample web and open the chronicle, made anew or taken up again."""
    port = remembered_port(folder)
    with serve_in_process(port=port, now=NOW) as web:
        if port == 0:
            services = {"google": web.url("places", ""), "nominatim": web.url("nominatim", "")}
            init_chronicle(folder, TOML.format(**services), environment)
            (folder / MARK).write_text(json.dumps({"port": web.port}), encoding="utf-8")
        with open_chronicle(folder, environment, clock=SampleClock(NOW)) as chronicle:
            yield Demo(chronicle=chronicle, web=web)


def play_chain(
    demo: Demo, to: Path | None = None, *, watcher: Watcher | None = None, say: Callable[[str], None] = print
) -> FactsDemo:
    """The whole chain; where people would decide, people are played."""
    began = time.monotonic()
    wish = ChainWish(directory=demo.web.url(DIRECTORY), kind=KIND, enough=1, to=to, form="ics")
    people = People(
        correct=lambda chronicle, directory: correct_addresses(chronicle, directory, demo.web), answer=answer_as_people
    )
    chain = Chain(demo.chronicle, wish, people=people, watcher=watcher, say=say)
    return judged(demo.chronicle, chain.run(), time.monotonic() - began)


def correct_addresses(chronicle: Chronicle, directory: Source, web: SampleServer) -> None:
    """What a person would do after finding: look at doubtful addresses, and add the one that no service knows."""
    hosts = {f"/parafia/{one.number}": one.host for one in listings() if one.host}
    for entity in chronicle.store.entities.listing(directory.id):
        host = hosts.get(urlsplit(entity.key).path)
        if host is not None and (entity.doubt or not entity.website):
            chronicle.store.entities.set_site(entity.id, web.url(host), chronicle.clock())


def answer_as_people(chronicle: Chronicle, kind: str) -> int:
    """One annotator who knows, one who answers at random, and others who know, until nothing is open; returns how many answers."""
    desk = AnnotationDesk(chronicle.store, chronicle.settings.annotate, chronicle.clock)
    oracle, dice = Oracle(chronicle.clock()), Random(f"annotators of {kind}")

    def knows(fragment: Fragment) -> Choice:
        yes = oracle.is_mass(fragment.url, fragment.before, fragment.marked, fragment.after)
        return Choice.YES if yes else Choice.NO

    def guesses(fragment: Fragment) -> Choice:
        return dice.choice((Choice.YES, Choice.NO))

    given = sum(answer_all(desk, kind, how, dice) for how in (knows, guesses))
    for _ in range(MOST_DEVICES):
        desk.recompute(kind)
        if not chronicle.store.fragments.waiting(kind, 1):
            break
        given += answer_all(desk, kind, knows, dice)  # what is not sure yet is asked again, of somebody else
    return given


def answer_all(desk: AnnotationDesk, kind: str, how: Callable[[Fragment], Choice], dice: Random) -> int:
    """One device that answers whatever it is handed, until nothing is left for it."""
    device = desk.recognise(cookie=None).annotator.id
    given = 0
    while handed := desk.hand_out(device, kind, count=AT_ONCE):
        desk.answer(device, [an_answer(fragment, how, dice) for fragment in handed])
        given += len(handed)
    return given


def an_answer(fragment: Fragment, how: Callable[[Fragment], Choice], dice: Random) -> GivenAnswer:
    """One answer as a device sends it."""
    return GivenAnswer(
        fragment_id=fragment.id,
        choice=how(fragment),
        client=f"{dice.getrandbits(64):016x}",
        seconds=round(dice.uniform(WAITS / 2, WAITS * 2), 2),
    )


def judged(chronicle: Chronicle, chain: ChainReport, seconds: float) -> FactsDemo:
    """The records against the truth of the sample web."""
    hosts = by_host()
    scores = []
    for fact in chronicle.store.facts.all(chain.kind):
        host = (urlsplit(chronicle.store.sources.get(fact.record.site).url).hostname or "").removesuffix(".localhost")
        scores.append(score(fact.record.slots, hosts[host], NOW))
    return FactsDemo(
        chain=chain,
        parishes=len(scores),
        exact=sum(one.exact for one in scores),
        right=sum(len(one.right) for one in scores),
        missing=sum(len(one.missing) for one in scores),
        wrong=sum(len(one.wrong) for one in scores),
        seconds=round(seconds, 1),
    )
