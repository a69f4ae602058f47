"""The digest of a group: shown caged, sent as a test to those who have not left, and nothing counts as told."""

from __future__ import annotations

from pathlib import Path

from fastapi.testclient import TestClient

from kronika.serve.web.app import create_app
from kronika.serve.web.headers import ORIGINAL_POLICY
from kronika.settings import MailSettings, Settings
from kronika.store.store import Store
from tests.notify.mail_server import MailServer
from tests.serve.web.chronicle import NOW
from tests.serve.web.conftest import Open
from tests.serve.web.test_watches import send


def mailing(store: Store, home: Path, port: int) -> TestClient:
    mail = MailSettings(host="127.0.0.1", port=port, tls="none", **{"from": "Kronika <k@town.example>"})  # type: ignore[arg-type]
    app = create_app(store, Settings(home=home, mail=mail), clock=lambda: NOW)
    return TestClient(app, base_url="http://localhost", follow_redirects=False)


def test_the_digest_is_shown_and_dead(watching: Store, visit: Open) -> None:
    answer = visit(watching).get("/groups/1/digest")
    assert answer.headers["content-security-policy"] == ORIGINAL_POLICY
    assert "Úřední deska Podhradí" in answer.text
    assert "<a target=_blank" in answer.text, "links do nothing in the frame"
    assert watching.groups.by_id(1).told_change == 0


def test_a_group_without_pages_has_an_empty_frame(watching: Store, visit: Open) -> None:
    assert visit(watching).get("/groups/3/digest").status_code == 200


def test_a_test_is_sent_to_those_who_stayed(watching: Store, tmp_path: Path) -> None:
    with MailServer() as mail:
        client = mailing(watching, tmp_path, mail.port)
        assert "A test digest was sent to 1 address." in send(client, "/groups/1/test").text
        [came] = mail.mailbox.came
        assert came.targets == ["eva@example.org"], "who unsubscribed is left alone"
        body = came.mail.get_body(("plain",))
        assert body is not None
        assert "Úřední deska Podhradí" in body.get_content()
        assert watching.groups.by_id(1).told_change == 0
        assert "1 address" in send(client, "/groups/1/test").text, "as often as one likes"


def test_nobody_to_send_to_or_nothing_to_tell_is_told(watching: Store, visit: Open) -> None:
    client = visit(watching)
    answer = send(client, "/groups/2/test")
    assert answer.status_code == 422
    assert "Nobody belongs to this group" in answer.text
    send(client, "/groups/3/members", address="eva@example.org")
    assert "This group has no page yet" in send(client, "/groups/3/test").text


def test_a_mail_server_that_is_not_there_is_told(watching: Store, tmp_path: Path) -> None:
    with MailServer() as mail:
        port = mail.port
    answer = send(mailing(watching, tmp_path, port), "/groups/1/test")
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
