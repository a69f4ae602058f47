"""The channel apprise: chat, push and many other services, through the package of that name.

Apprise makes its own connections. They do not pass our guarded door: an address may lead into your own network, no cap
or content rule of [fetch] holds, and redirects are followed as the package sees fit. So the channel is shut until
[alerts] apprise is true, and whoever may write addresses then decides where this machine connects to.
"""

from __future__ import annotations

import importlib
import re
from typing import Any

from kronika.model.alert import Message, Notifier
from kronika.model.errors import InputError, NotifyError, PartMissing
from kronika.notify.channel import Means
from kronika.notify.mail_text import plain_text
from kronika.notify.topics import label_in
from kronika.notify.wording import one_line
from kronika.notify.words import words_of

SERVICE = re.compile(r"[a-z][a-z0-9]{1,30}://[!-~]+", re.IGNORECASE)
LONGEST_TITLE = 200
KINDS_OF_MESSAGE = {"alert": "WARNING", "recovery": "SUCCESS"}  # by topic; others are INFO


class Apprise:
    """Hands messages to the package."""

    words = ("apprise",)

    def check(self, target: str) -> str:
        """An address as Apprise writes them: one service, in plain characters."""
        if not SERVICE.fullmatch(target):
            raise InputError(
                f"“{one_line(target, 100)}” is no address of a service; write one as Apprise has them, such as "
                "apprise:ntfy://ntfy.example.org/topic, with odd characters percent-encoded."
            )
        return target

    def shown(self, target: str) -> str:
        """Only the service: the rest is nearly always secret."""
        return f"{target.partition('://')[0].lower()}://…"

    def open(self, means: Means) -> Notifier:
        """A messenger, if the chronicle allows it."""
        return Messenger(means)


class Messenger:
    """Tells one service at a time, so that a repeat repeats nothing that has arrived elsewhere."""

    def __init__(self, means: Means) -> None:
        self._means = means

    def send(self, message: Message, target: str) -> None:
        """One message."""
        url = KIND.check(target)
        if not self._means.apprise:
            raise NotifyError(
                "Apprise connects past Kronika's guard, so it is off; set [alerts] apprise = true in kronika.toml to allow it.",
                retry=True,
                everyone=True,
            )
        try:
            package = the_package()
        except PartMissing as missing:
            raise NotifyError(str(missing), retry=True, everyone=True) from missing
        service = package.Apprise.instantiate(url, suppress_exceptions=True)
        if service is None:
            raise NotifyError(
                f"Apprise cannot use the address {KIND.shown(url)}; check how it is written.", retry=False
            )
        messenger = package.Apprise()
        messenger.add(service)
        told = messenger.notify(
            title=title(message),
            body=plain_text(message, self._means.zone),
            notify_type=getattr(package.NotifyType, KINDS_OF_MESSAGE.get(message.topic, "INFO")),
            body_format=package.NotifyFormat.TEXT,
        )
        if not told:
            raise NotifyError(f"The service {KIND.shown(url)} did not take the message.", retry=True)


def title(message: Message) -> str:
    """As the subject of a mail."""
    return f"{label_in(words_of(message.lang), message.topic)}: {one_line(message.subject, LONGEST_TITLE)}"


def the_package() -> Any:
    """Apprise itself, loaded when it is needed."""
    try:
        return importlib.import_module("apprise")
    except ImportError as error:
        raise PartMissing(
            "To tell people through Apprise, install it: pip install 'kronika[apprise]'. Messages wait until then."
        ) from error


KIND = Apprise()
