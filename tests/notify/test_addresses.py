"""Addresses people write: read by their channel, refused with a sentence, shown without secrets."""

from __future__ import annotations

import pytest

from kronika.model.alert import Address
from kronika.model.errors import InputError
from kronika.notify.addresses import read_address, shown


@pytest.mark.parametrize(
    ("text", "channel", "target"),
    [
        ("mail:ops@example.org", "email", "ops@example.org"),
        (" ops@Example.org ", "email", "ops@example.org"),
        (" EMAIL: ops@Example.ORG ", "email", "ops@example.org"),
        ("mailto:first.last+tag@localhost", "email", "first.last+tag@localhost"),
        ("mail:ops@háčky.cz", "email", "ops@xn--hky-ela4t.cz"),
        ("webhook:https://hooks.example.org/T0/B1?x=%2F", "webhook", "https://hooks.example.org/T0/B1?x=%2F"),
        ("webhook:http://127.0.0.1:8080/", "webhook", "http://127.0.0.1:8080/"),
        ("apprise:ntfy://ntfy.example.org/Topic", "apprise", "ntfy://ntfy.example.org/Topic"),
        ("log:", "log", "alerts.jsonl"),
        ("log:told.log", "log", "told.log"),
    ],
)
def test_reads(text: str, channel: str, target: str) -> None:
    assert read_address(text) == Address(channel=channel, target=target)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "does not say by which channel"),
        ("ops@", "not a mail address"),
        ("https://example.org/x", "probably webhook:https://example.org/x"),
        ("pigeon:home", "mail:…"),
        ("mail:", "not a mail address"),
        ("mail:ops", "not a mail address"),
        ("mail:ops@", "not a mail address"),
        ("mail:@example.org", "not a mail address"),
        ("mail:a b@example.org", "not a mail address"),
        ("mail:a@b,c@d", "not a mail address"),
        ("mail:a@example.org\r\nRCPT TO:<b@c>", "not a mail address"),
        ("mail:a\x00@example.org", "not a mail address"),
        ('mail:"a b"@example.org', "not a mail address"),
        ("mail:a%b@example.org", "not a mail address"),
        ("mail:a@exa_mple.org", "not a mail address"),
        ("mail:a@-example.org", "not a mail address"),
        ("mail:.a@example.org", "not a mail address"),
        ("mail:ž@example.org", "not a mail address"),
        ("mail:" + "a" * 65 + "@example.org", "not a mail address"),
        ("mail:a@" + "a." * 130 + "org", "not a mail address"),
        ("webhook:", "empty"),
        ("webhook:ftp://example.org/", "must start with http"),
        ("webhook:file:///etc/passwd", "must start with http"),
        ("webhook:https://user:secret@example.org/", "leave it out"),
        ("webhook:https:///path", "must start with http"),
        ("webhook:https://example.org/" + "x" * 3000, "longer than"),
        ("apprise:", "no address of a service"),
        ("apprise:ntfy", "no address of a service"),
        ("apprise:ntfy://", "no address of a service"),
        ("apprise:ntfy://a b", "no address of a service"),
        ("apprise:ntfy://a\r\nb", "no address of a service"),
        ("log:../kronika.jsonl", "no name for a log"),
        ("log:kronika.toml", "no name for a log"),
        ("log:/etc/x.log", "no name for a log"),
        ("log:.log", "no name for a log"),
    ],
)
def test_refuses_with_a_sentence(text: str, said: str) -> None:
    with pytest.raises(InputError) as caught:
        read_address(text)
    assert said in str(caught.value)
    assert str(caught.value).endswith(".")


def test_a_webhook_is_shown_without_its_path_which_may_be_its_secret() -> None:
    assert shown(read_address("webhook:https://hooks.example.org/T0/secret")) == "webhook:https://hooks.example.org/…"
    assert shown(read_address("email:ops@example.org")) == "mail:ops@example.org"
    assert shown(read_address("apprise:Discord://id/secret?x=y")) == "apprise:discord://…"
    assert shown(read_address("log:")) == "log:alerts.jsonl"
