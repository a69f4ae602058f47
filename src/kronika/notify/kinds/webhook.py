"""The channel webhook: a signed JSON call to a web address; any 2xx means it arrived."""

from __future__ import annotations

import hashlib
import hmac
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime

from kronika.html.address import check_url, host_of
from kronika.model.alert import Message, Notifier
from kronika.model.errors import FetchError, NotifyError
from kronika.model.failure import FailureKind
from kronika.notify.channel import Means, Posted
from kronika.notify.identity import identity
from kronika.notify.payload import payload

SIGNATURE, TIMESTAMP, NUMBER = "X-Kronika-Signature", "X-Kronika-Timestamp", "X-Kronika-Id"
PASSING = frozenset({408, 425, 429})  # of the 4xx, those that pass
LONGEST_WAIT = 6 * 3600.0
HOPELESS = frozenset({FailureKind.REFUSED_ADDRESS})


class Webhook:
    """Calls web addresses."""

    words = ("webhook",)

    def check(self, target: str) -> str:
        """An http(s) address, called as it is written: services may sign or compare it letter by letter."""
        tidy = check_url(target)
        return target if target.isascii() and target.isprintable() and " " not in target else tidy

    def shown(self, target: str) -> str:
        """Only the host: many services put their secret in the path."""
        return f"{target.partition('://')[0]}://{host_of(target)}/…"

    def open(self, means: Means) -> Notifier:
        """A caller with the chronicle's key."""
        return Caller(means)


class Caller:
    """Signs and posts."""

    def __init__(self, means: Means) -> None:
        self._means = means

    def send(self, message: Message, target: str) -> None:
        """Call the address once."""
        url, body, settings = KIND.check(target), payload(message), self._means.webhook
        secret = settings.secret.get_secret_value()
        if not secret:
            raise NotifyError(
                "Webhooks are signed, and there is no key to sign with; set [webhook] secret in kronika.toml.",
                retry=True,
                everyone=True,
            )
        stamp = str(int(self._means.clock().timestamp()))
        headers = {
            "Content-Type": "application/json",
            NUMBER: identity(message),
            TIMESTAMP: stamp,
            SIGNATURE: sign(secret, stamp, body),
        }
        try:
            judge(host_of(url), self._means.post(url, headers, body, settings.timeout), self._means.clock())
        except FetchError as error:
            said = str(error).replace(url, host_of(url))  # many services put their secret in the address
            raise NotifyError(f"The webhook was not reached: {said}", retry=error.kind not in HOPELESS) from error


def sign(secret: str, stamp: str, body: bytes) -> str:
    """The signature of a call: over the time too, so that an old call cannot be played again."""
    return "sha256=" + hmac.new(secret.encode(), f"{stamp}.".encode() + body, hashlib.sha256).hexdigest()


def judge(host: str, answer: Posted, now: datetime) -> None:
    """NotifyError for every answer that is not 2xx."""
    status = answer.status
    if 200 <= status < 300:
        return
    if 300 <= status < 400:
        raise NotifyError(
            f"The webhook at {host} answered with a redirect ({status}), which is not followed; name the address it leads to.",
            retry=False,
        )
    if status >= 500 or status in PASSING:
        raise NotifyError(
            f"The webhook at {host} could not take the message now ({status}).",
            retry=True,
            after=asked_to_wait(answer.retry_after, now),
        )
    raise NotifyError(
        f"The webhook at {host} refused the message ({status}); check its address and that it knows [webhook] secret.",
        retry=False,
    )


def asked_to_wait(header: str | None, now: datetime) -> float | None:
    """Seconds a Retry-After asks for: a number or a date."""
    text = (header or "").strip()
    if text.isascii() and text.isdigit():
        return min(float(text[:9]), LONGEST_WAIT)
    try:
        at = parsedate_to_datetime(text)
    except ValueError:
        return None
    aware = at if at.tzinfo else at.replace(tzinfo=UTC)
    return min(max((aware - now).total_seconds(), 0.0), LONGEST_WAIT)


KIND = Webhook()
