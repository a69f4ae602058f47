"""The digest of a group tried out: shown as the mail it would be, or sent at once as a test. Nothing counts as told."""

from __future__ import annotations

from dataclasses import replace

from kronika.flow.chronicle import Chronicle
from kronika.flow.digests import preview
from kronika.flow.telling import Postman
from kronika.flow.trial_message import Tried, try_one
from kronika.model.alert import Message
from kronika.model.group import Group
from kronika.notify.links import with_links
from kronika.notify.mail_html import html_mail

EMPTY = '<!doctype html><html lang="{lang}"><head><meta charset="utf-8"></head><body></body></html>'


def digest_html(chronicle: Chronicle, group: Group, base: str) -> str:
    """The digest as its mail would look now; an empty page when the group has no pages. `base` is where links lead."""
    message = preview(chronicle, group)
    if message is None:
        return EMPTY.format(lang=group.lang)
    return html_mail(with_links(message, base), group.zone or chronicle.settings.serve.zone)


def send_trial_digest(chronicle: Chronicle, group: Group) -> list[Tried]:
    """Send the digest to everybody who has not left; past the outbox, because somebody waits for the answer."""
    message = preview(chronicle, group)
    if message is None:
        return []
    postman, letter = Postman(chronicle), as_test(message, chronicle)
    return [try_one(postman, letter, member.address) for member in group.members if member.left is None]


def as_test(message: Message, chronicle: Chronicle) -> Message:
    """The same message under a key of its own, so that the real one is still told."""
    return replace(message, key=f"test:{message.key}:{chronicle.clock().isoformat()}")
