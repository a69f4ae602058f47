"""A mail: its headers, its two texts, and nothing that could break out of either."""

from __future__ import annotations

from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import pytest

from kronika.model.alert import Line, Message
from kronika.model.errors import InputError
from kronika.notify.mail import compose
from tests.notify.conftest import NOW
from tests.notify.material import CRLF, a_message


def posted(message: Message, **more: Any) -> EmailMessage:
    """A mail as the other side reads it."""
    values = {"sender": "kronika@example.org", "target": "ops@example.org", "now": NOW, "zone": "UTC"} | more
    read = message_from_bytes(compose(message, **values).as_bytes(), policy=policy.default)
    assert isinstance(read, EmailMessage)
    return read


def part(mail: EmailMessage, kind: str) -> str:
    found = mail.get_body((kind,))
    assert isinstance(found, EmailMessage)
    return str(found.get_content()).replace("\r\n", "\n")


def test_the_headers_say_what_it_is_and_that_a_machine_wrote_it() -> None:
    mail = posted(a_message(), sender="Watch <kronika@example.org>")
    assert mail["Subject"] == "[Kronika] Alert: Příbramské listy: the text comes back empty"
    assert (mail["From"], mail["To"]) == ("Watch <kronika@example.org>", "ops@example.org")
    assert (mail["Importance"], mail["X-Priority"]) == ("high", "1 (Highest)")
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["List-Id"] == "Kronika Alert <alert.kronika.example.org>"
    assert mail["Date"].datetime == NOW
    assert mail["List-Unsubscribe"] is None
    assert posted(a_message())["From"] == "Kronika <kronika@example.org>"


def test_a_recovery_is_not_urgent_and_joins_the_conversation_of_its_alert() -> None:
    alert = posted(a_message())
    recovery = posted(a_message(key="health:12:recovered", subject="Well again", topic="recovery"))
    assert recovery["Subject"] == "[Kronika] Recovered: Well again"
    assert (recovery["Importance"], recovery["X-Priority"]) == ("normal", None)
    assert recovery["References"] == alert["References"] == recovery["In-Reply-To"]
    assert recovery["Message-ID"] != alert["Message-ID"]
    assert posted(a_message(thread=""))["References"] is None


def test_a_repeat_has_the_same_message_id_and_nothing_else_has() -> None:
    first = posted(a_message())["Message-ID"]
    assert first == posted(a_message())["Message-ID"]
    assert first.endswith("@example.org>")
    others = {posted(a_message(**change))["Message-ID"] for change in ({"key": "k"}, {"subject": "s"}, {"at": None})}
    assert len(others | {first}) == 4


def test_both_texts_say_all_of_it() -> None:
    mail = posted(a_message(), zone="Europe/Prague")
    plain, html = part(mail, "plain"), part(mail, "html")
    assert "Text size: was about 2,310 characters, now 0" in plain
    assert "Žluťoučký kůň & spol.\n  https://kronika.example.org/articles/7" in plain
    assert "Žluťoučký kůň &amp; spol.</a>" in html
    for text in (plain, html):
        for said in ("12 of 14 articles", "The days since are marked", "/sources/listy", "5 March 2026, 08:42 CET"):
            assert said in text


def test_a_digest_has_a_way_out() -> None:
    mail = posted(a_message(topic="digest", unsubscribe="https://kronika.example.org/out?t=1&g=2"))
    assert mail["List-Unsubscribe"] == "<https://kronika.example.org/out?t=1&g=2>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert 'href="https://kronika.example.org/out?t=1&amp;g=2"' in part(mail, "html")
    assert "out?t=1&g=2" in part(mail, "plain")


@pytest.mark.parametrize("place", ["subject", "summary", "key", "topic", "thread"])
def test_nothing_breaks_out_of_a_header_or_the_markup(place: str) -> None:
    calm = {name.lower() for name in posted(a_message()).keys()}  # noqa: SIM118 - a mail is no dictionary
    mail = posted(a_message(**{place: f"Odd{CRLF}\x00\u202e\ud800"}))
    assert {name.lower() for name in mail.keys()} <= calm  # noqa: SIM118
    assert mail["To"] == "ops@example.org" and mail["Bcc"] is None
    assert "<script" not in part(mail, "html") and "\u202e" not in str(mail["Subject"])
    assert [kind.get_content_type() for kind in mail.iter_parts()] == ["text/plain", "text/html"]


def test_lines_are_escaped_too() -> None:
    line = Line(name='<b>"n"', text="<img src=x onerror=alert(1)>", link='https://e.org/"onmouseover="x')
    html = part(posted(a_message(lines=(line,))), "html")
    assert "<img" not in html and "<b>" not in html and '"onmouseover="' not in html


def test_long_messages_end_with_how_much_is_left_out() -> None:
    mail = posted(a_message(lines=tuple(Line(name=f"Page {n}", text="changed") for n in range(1000))))
    html = part(mail, "html")
    assert "Page 199" in html and "Page 200" not in html and "and 800 more" in html
    assert "Page 999: changed" in part(mail, "plain")
    assert len(html) < 100_000
    assert len(posted(a_message(subject="x" * 5000))["Subject"]) < 230


@pytest.mark.parametrize("sender", ["", "nobody", "a@b\r\nBcc: c@d", "Kronika <a@b>\nBcc: <c@d>", "a@b c@d"])
def test_a_sender_that_is_none_is_refused(sender: str) -> None:
    with pytest.raises(InputError, match="not a mail address"):
        posted(a_message(), sender=sender)


def test_an_odd_name_of_a_sender_is_only_a_name() -> None:
    assert posted(a_message(), sender='"Kronika, <x@y.z>" <kronika@example.org>')["From"].addresses[0].addr_spec == (
        "kronika@example.org"
    )
