"""A small chronicle of two papers of the sample web, as the demo would have it."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from kronika.flow.chronicle import init_chronicle, open_chronicle
from kronika.flow.round import run_round
from kronika.model.source import Scope
from kronika.sampleweb.clock import NOW, SampleClock
from kronika.sampleweb.server import serve_in_process
from kronika.sampleweb.world import sources
from tests.flow.conftest import ANALYSED

PAPERS = ("denni-obzor", "moravsky-kuryr")


@pytest.fixture(scope="session")
def demo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that holds demo/."""
    folder = tmp_path_factory.mktemp("tutorial")
    init_chronicle(folder / "demo", ANALYSED)
    with serve_in_process() as web, open_chronicle(folder / "demo", {}, clock=SampleClock(NOW)) as chronicle:
        for source in sources(web.port):
            if any(f"//{host}." in source.url for host in PAPERS):
                chronicle.store.sources.add(source, NOW)
        run_round(chronicle, scope=Scope(since=NOW - timedelta(days=3)))
    return folder
