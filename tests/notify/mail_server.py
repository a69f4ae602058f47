"""A real mail server on loopback: takes mail in plain, with STARTTLS or TLS, with or without a password, or refuses it."""

from __future__ import annotations

import datetime as dt
import socket
import ssl
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any, cast

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, Session
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

HOST = "localhost"
USER, PASSWORD = "kronika", "correct horse"


@dataclass(slots=True)
class Came:
    """One mail as it arrived."""

    mail: EmailMessage
    sender: str
    targets: list[str]
    encrypted: bool
    signed_in: bool


@dataclass(slots=True)
class Mailbox:
    """What the server does: keeps mail, unless told what to answer instead."""

    came: list[Came] = field(default_factory=list)
    to_recipient: str | None = None
    to_sender: str | None = None
    to_data: str | None = None

    async def handle_MAIL(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        envelope.mail_from = address
        return self.to_sender or "250 OK"

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.to_recipient:
            return self.to_recipient
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        if self.to_data:
            return self.to_data
        mail = message_from_bytes(cast("bytes", envelope.content), policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.came.append(
            Came(
                mail,
                envelope.mail_from or "",
                list(envelope.rcpt_tos),
                session.ssl is not None or server.transport.get_extra_info("sslcontext") is not None,
                bool(session.authenticated),
            )
        )
        return "250 Taken"


@dataclass(slots=True)
class MailServer:
    """A server in a thread of its own; a context."""

    mailbox: Mailbox = field(default_factory=Mailbox)
    tls: ssl.SSLContext | None = None
    starttls: ssl.SSLContext | None = None
    password: bool = False
    port: int = 0
    _controller: Controller | None = None

    def __enter__(self) -> MailServer:
        self._controller = Controller(
            self.mailbox,
            hostname="127.0.0.1",
            port=free_port(),
            ssl_context=self.tls,
            tls_context=self.starttls,
            auth_required=self.password,
            auth_require_tls=self.starttls is not None,
            authenticator=check_password if self.password else None,
        )
        self._controller.start()
        self.port = self._controller.port
        return self

    def __exit__(self, *_: object) -> None:
        assert self._controller is not None
        self._controller.stop()


def check_password(server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: Any) -> AuthResult:
    good = (data.login, data.password) == (USER.encode(), PASSWORD.encode())
    return AuthResult(success=good, handled=good)  # what is not handled is answered with 535


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def certificate(folder: Path, name: str = HOST) -> tuple[ssl.SSLContext, Path]:
    """A server's side with a certificate that only it believes in, and the file by which others may believe in it too."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = dt.datetime.now(dt.UTC)
    builder = x509.CertificateBuilder(subject, subject, key.public_key(), x509.random_serial_number())
    builder = builder.not_valid_before(now - dt.timedelta(1)).not_valid_after(now + dt.timedelta(1))
    builder = builder.add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
    public = builder.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM)
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    (folder / "server.pem").write_bytes(secret + public)
    (folder / "ca.pem").write_bytes(public)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "server.pem")
    return context, folder / "ca.pem"
