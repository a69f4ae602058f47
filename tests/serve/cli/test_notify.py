"""kronika notify: a real test message, and an outbox that says what became of each message."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from click.testing import Result
from typer.testing import CliRunner

from kronika.flow.chronicle import init_chronicle, open_chronicle
from kronika.model.alert import Address
from kronika.model.errors import InputError, NotifyError, SettingsError
from kronika.notify.addresses import read_address
from kronika.serve.cli.main import app
from tests.notify.mail_server import MailServer, free_port
from tests.notify.material import a_message

Run = Callable[..., Result]
LOG = Address(channel="log", target="alerts.jsonl")
NOW = datetime.now(UTC)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return init_chronicle(tmp_path / "c", '[alerts]\nto = ["log:"]\n')


@pytest.fixture
def run(home: Path) -> Run:
    """Runs a command in the chronicle."""

    def run(*arguments: str, set_: tuple[str, ...] = ()) -> Result:
        flags = [part for value in set_ for part in ("--set", value)]
        return CliRunner().invoke(app, ["-C", str(home), *flags, "notify", *arguments])

    return run


def put(home: Path, key: str, *addresses: Address) -> None:
    with open_chronicle(home, {}) as chronicle:
        chronicle.store.outbox.put(a_message(key=key), addresses, NOW)


def test_a_test_message_goes_where_alerts_go(home: Path, run: Run) -> None:
    assert "sent    log:alerts.jsonl" in run("test").stdout
    [line] = (home / "alerts.jsonl").read_text().splitlines()
    told = json.loads(line)
    assert (told["topic"], told["lines"][0]["name"]) == ("test", "Sources")
    assert told["link"] == "http://127.0.0.1:8470/"


def test_a_test_message_by_mail_arrives(run: Run) -> None:
    with MailServer() as server:
        mail = ("mail.host=127.0.0.1", f"mail.port={server.port}", "mail.from=kronika@example.org")
        result = run("test", "mail:ops@example.org", "--json", set_=mail)
    assert json.loads(result.stdout) == {
        "channel": "email",
        "target": "ops@example.org",
        "sent": True,
        "sentence": "",
    }
    [came] = server.mailbox.came
    assert came.mail["Subject"] == "[Kronika] Test: Messages from this chronicle arrive"


def test_what_cannot_be_reached_is_named_and_the_rest_is_sent(home: Path, run: Run) -> None:
    result = run("test", "mail:ops@example.org", "log:")
    assert isinstance(result.exception, NotifyError) and "1 of 2" in str(result.exception)
    assert "failed  mail:ops@example.org: Mail is not set up: set [mail] host" in " ".join(result.stdout.split("\n"))
    assert "sent    log:alerts.jsonl" in result.stdout


def test_nobody_to_tell_and_wrong_addresses_are_sentences(run: Run) -> None:
    assert isinstance(run("test", set_=("alerts.to=",)).exception, InputError)
    assert isinstance(run("test", "pigeon:ops").exception, InputError)
    assert isinstance(run("test", set_=("alerts.to=pigeon:ops",)).exception, SettingsError)
    assert isinstance(run("list", "--state", "lost").exception, InputError)


def test_the_outbox_is_listed_with_reasons(home: Path, run: Run) -> None:
    assert "No messages." in run("list").stdout
    put(home, "k1", LOG, read_address("mail:ops@example.org"))
    mail = ("mail.host=127.0.0.1", f"mail.port={free_port()}", "mail.from=kronika@example.org")
    assert "1 sent, 1 wait, 0 given up." in run("send", set_=mail).stdout
    shown = run("list").stdout
    assert "sent" in shown and "waiting" in shown and "mail:ops@example.org  1 try, next in " in shown
    assert "cannot be used" in " ".join(shown.split())
    mail_letter, log_letter = [json.loads(line) for line in run("list", "--json").stdout.splitlines()]
    assert (mail_letter["state"], mail_letter["channel"], mail_letter["attempts"]) == ("waiting", "email", 1)
    assert (log_letter["state"], log_letter["key"], log_letter["sentence"]) == ("sent", "k1", "")
    [only] = run("list", "--state", "sent", "--json").stdout.splitlines()
    assert json.loads(only)["id"] == log_letter["id"]
    assert "No messages are given up." in run("list", "--state", "given-up").stdout


def test_what_was_given_up_is_sent_again_when_asked(home: Path, run: Run) -> None:
    with MailServer() as server:
        mail = ("mail.host=127.0.0.1", f"mail.port={server.port}", "mail.from=kronika@example.org")
        server.mailbox.to_recipient = "550 No such person"
        put(home, "k1", read_address("mail:ops@example.org"))
        assert "0 sent, 0 wait, 1 given up." in run("send", set_=mail).stdout
        server.mailbox.to_recipient = None
        assert json.loads(run("send", "--json", set_=mail).stdout)["sent"] == 0
        assert json.loads(run("send", "--again", "--json", set_=mail).stdout) == {
            "sent": 1,
            "waiting": 0,
            "given_up": 0,
            "stopped": False,
        }
    assert len(server.mailbox.came) == 1
