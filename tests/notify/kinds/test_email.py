"""Mail through a real server: plain and encrypted, with a password, refused, busy and silent."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from kronika.model.errors import InputError, NotifyError
from kronika.notify.channel import Means
from kronika.notify.kinds.email import KIND
from tests.notify.conftest import MakeMeans
from tests.notify.mail_server import PASSWORD, USER, Came, Mailbox, MailServer, certificate, free_port
from tests.notify.material import a_message

FROM = "Kronika <kronika@example.org>"


@pytest.fixture
def means(make_means: MakeMeans) -> Callable[..., Means]:
    """Means to reach a server by name, since certificates are made for names."""

    def means(port: int, **more: Any) -> Means:
        return make_means(mail={"host": "localhost", "port": port, "from": FROM, "timeout": 5.0} | more)

    return means


def send(means: Means, target: str = "ops@example.org") -> None:
    KIND.open(means).send(a_message(), target)


def refused(means: Means) -> NotifyError:
    with pytest.raises(NotifyError) as caught:
        send(means)
    assert str(caught.value).endswith(".") and "\n" not in str(caught.value)
    return caught.value


def test_a_plain_server_needs_only_host_port_and_from(means: Callable[..., Means], mail_server: MailServer) -> None:
    send(means(mail_server.port))
    [came] = mail_server.mailbox.came
    assert (came.sender, came.targets, came.encrypted) == ("kronika@example.org", ["ops@example.org"], False)
    assert came.mail["Subject"] == "[Kronika] Alert: Příbramské listy: the text comes back empty"
    body = came.mail.get_body(("plain",))
    assert body is not None and "Žluťoučký kůň" in body.get_content()


@pytest.mark.parametrize("tls", ["starttls", "tls"])
def test_an_encrypted_server_with_a_certificate_of_our_own(
    means: Callable[..., Means], tmp_path: Path, tls: str
) -> None:
    context, ca = certificate(tmp_path)
    with MailServer(**{tls: context}) as server:
        send(means(server.port, tls=tls, ca=ca.name))
        [came] = server.mailbox.came
        assert came.encrypted
        error = refused(means(server.port, tls=tls))
        assert "secure connection to localhost failed" in str(error) and error.retry and error.everyone
    assert len(server.mailbox.came) == 1


def test_a_certificate_for_another_name_is_refused(means: Callable[..., Means], tmp_path: Path) -> None:
    context, ca = certificate(tmp_path, name="other.example.org")
    with MailServer(starttls=context) as server:
        assert "secure connection" in str(refused(means(server.port, tls="starttls", ca=ca.name)))
    assert server.mailbox.came == []


def test_auto_encrypts_where_it_can_without_asking_for_proof(means: Callable[..., Means], tmp_path: Path) -> None:
    with MailServer(starttls=certificate(tmp_path)[0]) as server:
        send(means(server.port))
        send(means(server.port, tls="none"))
    assert [came.encrypted for came in server.mailbox.came] == [True, False]


def test_starttls_is_not_done_without(means: Callable[..., Means], mail_server: MailServer) -> None:
    assert "offers no encryption" in str(refused(means(mail_server.port, tls="starttls")))
    assert mail_server.mailbox.came == []


def test_signing_in(means: Callable[..., Means], tmp_path: Path) -> None:
    context, ca = certificate(tmp_path)
    with MailServer(starttls=context, password=True) as server:
        secure = {"tls": "starttls", "ca": ca.name}
        send(means(server.port, user=USER, password=PASSWORD, **secure))
        wrong = refused(means(server.port, user=USER, password="battery staple", **secure))
        assert "did not accept the password of kronika" in str(wrong) and wrong.retry and wrong.everyone
        assert "battery" not in str(wrong)
        assert refused(means(server.port, **secure)).retry, "the server wants a password"
    assert [came.signed_in for came in server.mailbox.came] == [True]


@pytest.mark.filterwarnings("ignore:Requiring AUTH")  # that is the point
def test_a_password_is_never_sent_in_clear_unless_told_to(means: Callable[..., Means], tmp_path: Path) -> None:
    with MailServer(password=True) as server:
        assert "password was not sent" in str(refused(means(server.port, user=USER, password=PASSWORD)))
        send(means(server.port, user=USER, password=PASSWORD, tls="none"))
        assert len(server.mailbox.came) == 1
    with MailServer(password=True, starttls=certificate(tmp_path)[0]) as server:
        error = refused(means(server.port, user=USER, password=PASSWORD))
        assert "secure connection" in str(error), "with a password to lose, auto asks for proof"


@pytest.mark.parametrize(
    ("answers", "retry", "everyone", "said"),
    [
        ({"to_recipient": "550 No such person"}, False, False, "does not take mail for ops@example.org (550 No such"),
        ({"to_recipient": "451 Greylisted"}, True, False, "does not take mail for ops@example.org (451 Greylisted)"),
        ({"to_data": "554 Looks like spam"}, False, False, "did not take the mail to ops@example.org (554"),
        ({"to_data": "452 Disk full"}, True, False, "did not take the mail to ops@example.org (452 Disk full)"),
        ({"to_sender": "550 Not yours"}, True, True, "does not take mail from kronika@example.org"),
    ],
)
def test_what_a_server_says_decides_whether_to_try_again(
    means: Callable[..., Means], answers: dict[str, str], retry: bool, everyone: bool, said: str
) -> None:
    with MailServer(Mailbox(**answers)) as server:
        error = refused(means(server.port))
    assert (error.retry, error.everyone) == (retry, everyone)
    assert said in str(error)


@contextmanager
def odd_server(*answers: bytes) -> Iterator[tuple[int, list[bytes]]]:
    """Says these lines, one for each thing said to it, and then nothing more, with the line held open."""
    heard: list[bytes] = []
    listening, over = socket.create_server(("127.0.0.1", 0)), threading.Event()

    def serve() -> None:
        with listening.accept()[0] as line:
            end = b""
            for answer in answers:
                if end:
                    heard.append(read_until(line, end))
                line.sendall(answer)
                end = b"\r\n.\r\n" if answer.startswith(b"354") else b"\r\n"
            over.wait(30)

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    try:
        yield listening.getsockname()[1], heard
    finally:
        over.set()
        thread.join(5)
        listening.close()


def read_until(line: socket.socket, end: bytes) -> bytes:
    """One thing said."""
    said = b""
    while not said.endswith(end) and (more := line.recv(65536)):
        said += more
    return said


GREETING = (b"220 odd\r\n", b"250 odd\r\n", b"250 ok\r\n", b"250 ok\r\n", b"354 go on\r\n")


@pytest.mark.parametrize("answers", [(), GREETING[:1], GREETING[:3], GREETING])
def test_a_server_that_hangs_is_left(means: Callable[..., Means], answers: tuple[bytes, ...]) -> None:
    with odd_server(*answers or (b"",)) as (port, _):
        error = refused(means(port, timeout=0.4))
    assert "did not answer within 0.4 s" in str(error) and error.retry and error.everyone


def test_a_mail_that_was_taken_is_delivered_though_the_server_forgets_its_manners(means: Callable[..., Means]) -> None:
    with odd_server(*GREETING, b"250 taken\r\n") as (port, heard):
        send(means(port, timeout=10.0))  # no goodbye ever comes
    assert any(b"Message-ID" in said for said in heard)


@pytest.mark.parametrize("answer", [b"HTTP/1.1 400 Bad Request\r\n\r\n", b"\xff\xfe\x00\r\n", b"554 go away\r\n"])
def test_what_is_no_mail_server_is_a_sentence(means: Callable[..., Means], answer: bytes) -> None:
    with odd_server(answer) as (port, _):
        error = refused(means(port, timeout=0.5))
    assert error.retry and error.everyone


def test_a_server_that_is_not_there(means: Callable[..., Means]) -> None:
    error = refused(means(free_port()))
    assert "cannot be used" in str(error) and error.retry and error.everyone


def test_what_is_not_set_is_named(make_means: MakeMeans, mail_server: MailServer, tmp_path: Path) -> None:
    assert "[mail] host" in str(refused(make_means()))
    assert "[mail] from" in str(refused(make_means(mail={"host": "localhost"})))
    wrong = refused(make_means(mail={"host": "localhost", "port": mail_server.port, "from": "a\r\nBcc: b@c"}))
    assert "[mail] from cannot be used" in str(wrong)
    lost = {"host": "localhost", "port": mail_server.port, "from": FROM, "ca": "lost.pem"}
    assert "lost.pem" in str(refused(make_means(mail=lost)))
    (tmp_path / "odd.pem").write_text("not a certificate")
    assert "odd.pem" in str(refused(make_means(mail=lost | {"ca": "odd.pem"})))
    assert mail_server.mailbox.came == []


def test_an_address_that_is_none_never_reaches_the_server(means: Callable[..., Means], mail_server: MailServer) -> None:
    with pytest.raises(InputError):
        send(means(mail_server.port), "ops@example.org>\r\nRCPT TO:<b@example.org")
    assert mail_server.mailbox.came == []


def test_a_repeat_can_be_told(means: Callable[..., Means], mail_server: MailServer) -> None:
    for _ in range(2):
        send(means(mail_server.port))
    came: list[Came] = mail_server.mailbox.came
    assert came[0].mail["Message-ID"] == came[1].mail["Message-ID"]
