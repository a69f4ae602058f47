"""The channel email: a mail through the server of [mail]."""

from __future__ import annotations

from kronika.model.alert import Message, Notifier
from kronika.model.errors import InputError, NotifyError
from kronika.notify.channel import Means
from kronika.notify.mail import compose
from kronika.notify.mail_address import check_mail_address, read_sender
from kronika.notify.smtp import hand_over


class Email:
    """Sends mail."""

    words = ("mail", "email", "mailto")

    def check(self, target: str) -> str:
        """A mail address."""
        return check_mail_address(target)

    def shown(self, target: str) -> str:
        """As it is."""
        return target

    def open(self, means: Means) -> Notifier:
        """A sender with the chronicle's mail server."""
        return Mailer(means)


class Mailer:
    """Writes and posts."""

    def __init__(self, means: Means) -> None:
        self._means = means

    def send(self, message: Message, target: str) -> None:
        """One mail; a repeat has the same Message-ID, so mailboxes recognise it."""
        means, address = self._means, KIND.check(target)
        mail = compose(message, sender=self._sender(), target=address, now=means.clock(), zone=means.zone)
        sender = read_sender(means.mail.sender)[1]
        hand_over(mail, means.mail, means.home, sender=sender, target=address)

    def _sender(self) -> str:
        mail = self._means.mail
        missing = "host" if not mail.host else "from" if not mail.sender else None
        if missing:
            raise NotifyError(f"Mail is not set up: set [mail] {missing} in kronika.toml.", retry=True, everyone=True)
        try:
            read_sender(mail.sender)
        except InputError as error:
            raise NotifyError(f"[mail] from cannot be used: {error}", retry=True, everyone=True) from error
        return mail.sender


KIND = Email()
