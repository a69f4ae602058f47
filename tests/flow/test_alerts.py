"""What people are told of an episode: through the real outbox, once, whatever crashes; layouts never."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from kronika.flow.chronicle import Chronicle, init_chronicle, open_chronicle
from kronika.flow.mending import accept
from kronika.flow.telling import deliver_waiting
from kronika.flow.verifying import verify_waiting
from kronika.model.health import Verdict
from kronika.sampleweb.clock import NOW, SampleClock
from tests.flow.conftest import TOML
from tests.flow.documents import bring
from tests.flow.test_verifying import BROKEN, HOUR, LEARNED, Crash, breaks, crashing, followed, learned, recovers
from tests.notify.mail_server import MailServer

ALERTS = """
[alerts]
to = ["log:alerts.jsonl"]
"""


MAIL = """
[alerts]
to = ["mail:ops@example.org"]
base_url = "https://kronika.example.org"
[mail]
host = "127.0.0.1"
port = {port}
from = "kronika@example.org"
"""


@pytest.fixture
def chronicle(tmp_path: Path) -> Iterator[Chronicle]:
    """A chronicle that writes its alerts to a file."""
    init_chronicle(tmp_path / "c", TOML + ALERTS)
    with open_chronicle(tmp_path / "c", {}, clock=SampleClock(NOW)) as opened:
        yield opened


def told(chronicle: Chronicle) -> list[str]:
    """The subjects of what has arrived."""
    deliver_waiting(chronicle)
    path = chronicle.settings.home / "alerts.jsonl"
    return [json.loads(line)["subject"] for line in path.read_text().splitlines()] if path.exists() else []


def test_a_break_and_its_end_arrive_once_each(chronicle: Chronicle) -> None:
    source = followed(chronicle)
    learned(chronicle, source)
    assert told(chronicle) == []
    breaks(chronicle, source)
    assert told(chronicle) == ["listy: extraction returns wrong text"]
    verify_waiting(chronicle)
    recovers(chronicle, source)
    both = ["listy: extraction returns wrong text", "listy: extraction is well again"]
    assert told(chronicle) == told(chronicle) == both


def test_a_message_says_what_and_where(chronicle: Chronicle) -> None:
    source = followed(chronicle)
    learned(chronicle, source)
    [episode] = breaks(chronicle, source).episodes
    [letter] = chronicle.store.outbox.listing()
    message = letter.message
    assert (message.data["verdict"], message.thread) == (Verdict.BROKEN, f"episode-{episode.id}")
    assert "25 of 25 documents" in message.summary
    assert [line.name for line in message.lines[-2:]] == ["First bad document", "Last good one"]


def test_a_crash_anywhere_tells_nobody_and_the_next_look_tells_once(chronicle: Chronicle) -> None:
    source = followed(chronicle)
    learned(chronicle, source)
    bring(chronicle.store, source, range(LEARNED, LEARNED + BROKEN), NOW + LEARNED * HOUR, broken=True)
    crashes = 0
    for statement in range(1, 100):
        try:
            with crashing(chronicle, statement):
                verify_waiting(chronicle)
            break
        except Crash:
            crashes += 1
            assert chronicle.store.episodes.listing() == []
            assert chronicle.store.outbox.listing() == []
    assert crashes > 8
    assert told(chronicle) == ["listy: extraction returns wrong text"]


def test_the_end_of_a_real_change_is_told(chronicle: Chronicle) -> None:
    source = followed(chronicle)
    learned(chronicle, source)
    [episode] = breaks(chronicle, source).episodes
    accept(chronicle, episode.id)
    assert told(chronicle) == ["listy: extraction returns wrong text", "listy: extraction is well again"]


def test_the_mail_of_a_break_leads_to_where_it_is_mended(tmp_path: Path) -> None:
    with MailServer() as server:
        init_chronicle(tmp_path / "m", TOML + MAIL.format(port=server.port))
        with open_chronicle(tmp_path / "m", {}, clock=SampleClock(NOW)) as chronicle:
            source = followed(chronicle)
            learned(chronicle, source)
            breaks(chronicle, source)
            deliver_waiting(chronicle)
            deliver_waiting(chronicle)
            recovers(chronicle, source)
            deliver_waiting(chronicle)
        broken, well = (came.mail for came in server.mailbox.came)
    assert "extraction returns wrong text" in broken["Subject"]
    assert "extraction is well again" in well["Subject"]
    assert well["References"] == broken["References"]  # one conversation
    text = broken.get_body(("plain",))
    assert text is not None
    assert "https://kronika.example.org/health/listy" in text.get_content()
    assert "No text at all in 100% of the documents" in text.get_content()
