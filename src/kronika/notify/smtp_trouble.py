"""What went wrong with a mail server, as a sentence, and whether trying again can help.

What is wrong between us and the server is tried again, because it can be mended and the message must not be lost;
what the server says about this one mail is final when it says so (5xx).
"""

from __future__ import annotations

import ssl

import aiosmtplib

from kronika.model.errors import NotifyError
from kronika.notify.wording import one_line
from kronika.settings import MailSettings

LONGEST_ANSWER = 200


def explain(error: Exception, settings: MailSettings, target: str) -> NotifyError:
    """A library's or the system's error as ours."""
    server = f"The mail server {settings.host}:{settings.port}"
    if isinstance(error, aiosmtplib.SMTPRecipientsRefused):
        error = error.recipients[0]
    if isinstance(error, aiosmtplib.SMTPRecipientRefused):
        return NotifyError(f"{server} does not take mail for {target} ({answer(error)}).", retry=error.code < 500)
    if isinstance(error, aiosmtplib.SMTPDataError):
        return NotifyError(f"{server} did not take the mail to {target} ({answer(error)}).", retry=error.code < 500)
    return NotifyError(between_us(error, settings, server), retry=True, everyone=True)


def between_us(error: Exception, settings: MailSettings, server: str) -> str:
    """What keeps every mail from leaving, not just this one."""
    cause = error.__cause__ if isinstance(error.__cause__, OSError) else error  # the library wraps what the system says
    if isinstance(error, aiosmtplib.SMTPAuthenticationError):
        return (
            f"{server} did not accept the password of {settings.user} ({answer(error)}); see [mail] user and password."
        )
    if isinstance(error, aiosmtplib.SMTPSenderRefused):
        return f"{server} does not take mail from {error.sender} ({answer(error)}); see [mail] from."
    if isinstance(error, TimeoutError):
        return f"{server} did not answer within {settings.timeout:g} s."
    if isinstance(cause, ssl.SSLError):
        return f"The secure connection to {settings.host} failed ({reason(cause)}); see [mail] tls and ca."
    return f"{server} cannot be used: {reason(cause)}."


def answer(error: aiosmtplib.SMTPResponseException) -> str:
    """What the server said, in one line."""
    return f"{error.code} {one_line(str(error.message), LONGEST_ANSWER)}".strip()


def reason(error: BaseException) -> str:
    """What went wrong, in one line."""
    said = getattr(error, "strerror", None) or getattr(error, "message", None) or str(error) or type(error).__name__
    return one_line(str(said), LONGEST_ANSWER).rstrip(".")
