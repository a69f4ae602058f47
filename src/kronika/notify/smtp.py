"""One mail to one mail server: connecting, encrypting, signing in, handing over, within one deadline."""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from email.message import EmailMessage
from pathlib import Path

import aiosmtplib

from kronika.model.errors import NotifyError
from kronika.notify.smtp_trouble import explain
from kronika.settings import MailSettings

GOODBYE = 2.0  # seconds for the last word; the mail is delivered by then


def hand_over(mail: EmailMessage, settings: MailSettings, home: Path, *, sender: str, target: str) -> None:
    """Deliver a mail; NotifyError when the server does not take it."""
    asyncio.run(deliver(mail, settings, context_of(settings, home), sender, target))


async def deliver(
    mail: EmailMessage, settings: MailSettings, context: ssl.SSLContext, sender: str, target: str
) -> None:
    """The whole conversation. Only until the server has taken the mail can it fail."""
    server = aiosmtplib.SMTP(
        hostname=settings.host,
        port=settings.port,
        use_tls=settings.tls == "tls",
        start_tls=False,  # decided below, where the sentences are
        tls_context=context,
        timeout=settings.timeout,
        local_hostname=own_name(),
    )
    try:
        async with asyncio.timeout(settings.timeout):
            await greet(server, settings, context)
            await server.sendmail(sender, [target], mail.as_bytes())
    except (aiosmtplib.SMTPException, OSError, ValueError) as error:
        raise explain(error, settings, target) from error
    finally:
        await leave(server)


async def greet(server: aiosmtplib.SMTP, settings: MailSettings, context: ssl.SSLContext) -> None:
    """Connect, encrypt as the settings say, sign in."""
    await server.connect()
    await server.ehlo()
    offered = server.supports_extension("starttls")
    if settings.tls == "starttls" and not offered:
        raise NotifyError(
            f"The mail server {settings.host} offers no encryption (STARTTLS); set [mail] tls to tls or none.",
            retry=True,
            everyone=True,
        )
    encrypt = settings.tls == "starttls" or (settings.tls == "auto" and offered)
    if encrypt:
        await server.starttls(tls_context=context)
    if not settings.user:
        return
    if settings.tls == "auto" and not encrypt:
        raise NotifyError(
            f"The mail server {settings.host} offers no encryption, so the password was not sent; "
            "set [mail] tls = none if it may go in clear.",
            retry=True,
            everyone=True,
        )
    await server.login(settings.user, settings.password.get_secret_value())


async def leave(server: aiosmtplib.SMTP) -> None:
    """Say goodbye; a server that does not answer any more is simply left."""
    try:
        async with asyncio.timeout(GOODBYE):
            if server.is_connected:
                await server.quit()
    except (aiosmtplib.SMTPException, OSError):
        pass
    finally:
        server.close()


def context_of(settings: MailSettings, home: Path) -> ssl.SSLContext:
    """How certificates are checked. Encryption that is taken only when offered proves nothing, so it asks for no proof,
    unless there is a password to lose."""
    try:
        context = ssl.create_default_context(cafile=str(home / settings.ca) if settings.ca else None)
    except OSError as error:
        raise NotifyError(
            f"The certificate in {settings.ca} cannot be used: {error.strerror or error}; see [mail] ca.",
            retry=True,
            everyone=True,
        ) from error
    if settings.tls == "auto" and not settings.user and not settings.ca:
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


def own_name() -> str:
    """How we introduce ourselves; looking the full name up could hang."""
    name = socket.gethostname()
    return name if re.fullmatch(r"[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+", name) else "[127.0.0.1]"
