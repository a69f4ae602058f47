"""A message as a mail: its headers, and its text twice, plain and HTML."""

from __future__ import annotations

from datetime import datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP

from kronika.model.alert import Message
from kronika.notify.identity import fingerprint, identity
from kronika.notify.mail_address import read_sender
from kronika.notify.mail_html import html_mail
from kronika.notify.mail_text import plain_text
from kronika.notify.topics import label_in, topic_of
from kronika.notify.wording import one_line
from kronika.notify.words import code_of, words_of

LONGEST_SUBJECT = 200
POLICY = SMTP.clone(cte_type="7bit")  # every server takes it
PRIORITY = {"high": "1 (Highest)", "low": "5 (Lowest)"}


def compose(message: Message, *, sender: str, target: str, now: datetime, zone: str) -> EmailMessage:
    """A mail from `sender` to the checked address `target`."""
    name, address = read_sender(sender)
    domain = address.rpartition("@")[2]
    topic = topic_of(message.topic)
    mail = EmailMessage(policy=POLICY)
    mail["From"] = Address(name or "Kronika", addr_spec=address)
    mail["To"] = Address(addr_spec=target)
    mail["Subject"] = (
        f"[Kronika] {label_in(words_of(message.lang), message.topic)}: {one_line(message.subject, LONGEST_SUBJECT)}"
    )
    mail["Date"] = message.at or now
    mail["Message-ID"] = f"<{identity(message)}@{domain}>"
    if message.thread:
        root = f"<{fingerprint(message.thread)}.thread@{domain}>"  # never sent itself: both ends point to it
        mail["In-Reply-To"], mail["References"] = root, root
    mail["List-Id"] = f"Kronika {topic.label} <{topic.label.lower().replace(' ', '-')}.kronika.{domain}>"
    mail["Auto-Submitted"] = "auto-generated"
    mail["X-Auto-Response-Suppress"] = "All"  # what Exchange listens to instead
    mail["Importance"] = topic.importance
    if topic.importance in PRIORITY:
        mail["X-Priority"] = PRIORITY[topic.importance]
    if message.unsubscribe:
        mail["List-Unsubscribe"] = f"<{message.unsubscribe}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(plain_text(message, zone), cte="quoted-printable")
    mail.add_alternative(html_mail(message, zone), subtype="html", cte="quoted-printable")
    mail["Content-Language"] = code_of(message.lang)  # last: it would go into the first part with what is there before
    return mail
