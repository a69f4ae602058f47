"""Digests from page to mailbox: each member gets one mail for what is new, whatever crashes in between."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import cast

import pytest

from kronika.flow.chronicle import Chronicle, init_chronicle, open_chronicle
from kronika.flow.digests import preview, send_due, send_now
from kronika.flow.telling import deliver_waiting
from kronika.flow.watching import check_watches
from kronika.model.alert import LineTone, Message
from kronika.model.errors import SettingsError
from kronika.model.group import Cadence, Group
from kronika.model.letter import LetterState
from kronika.model.watch import Watch
from kronika.notify.addresses import read_address
from kronika.sampleweb.clock import NOW, SampleClock
from tests.flow.watched import TEXTS, Answer, Town, page
from tests.notify.mail_server import MailServer

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
MORE = "A second ferry was promised for Sundays, when many people come to the market from the villages."
LESS = TEXTS[:2] + TEXTS[3:]
TOML = """
[fetch]
allow = ["127.0.0.0/8"]
start_delay = 0.0
max_delay = 0.0
retries = 1
[extract]
processes = 1
[mail]
host = "localhost"
port = {port}
from = "kronika@example.org"
timeout = 5
[alerts]
to = ["mail:ops@example.org"]
base_url = "https://kronika.example.org"
"""


@pytest.fixture
def town() -> Iterator[Town]:
    made = Town()
    made.site.start()
    yield made
    made.site.close()


@pytest.fixture
def mail() -> Iterator[MailServer]:
    with MailServer() as server:
        yield server


@pytest.fixture
def chronicle(tmp_path: Path, mail: MailServer) -> Iterator[Chronicle]:
    home = init_chronicle(tmp_path / "c", TOML.format(port=mail.port))
    with open_chronicle(home, {}, clock=SampleClock(NOW)) as opened:
        yield opened


def make_group(chronicle: Chronicle, *people: str, **how: object) -> Group:
    group = chronicle.store.groups.add(Group(name="Office", **how), chronicle.clock())  # type: ignore[arg-type]
    for person in people or ("anna@example.org", "petr@example.org"):
        chronicle.store.groups.add_member(group.id, read_address(f"mail:{person}"), chronicle.clock())
    return chronicle.store.groups.by_id(group.id)


def follow(chronicle: Chronicle, town: Town, group: Group, paths: str) -> list[Answer]:
    """Watch some pages, and have a first look at them."""
    answers = [town.put(f"/{path}", page(title=f"Page {path.upper()}")) for path in paths]
    for path in paths:
        chronicle.store.watches.add(Watch(url=town.url(f"/{path}"), group_id=group.id), chronicle.clock())
    check_watches(chronicle)
    return answers


def later(chronicle: Chronicle, step: timedelta = DAY) -> None:
    cast("SampleClock", chronicle.clock).advance(step)


def change(answer: Answer, *texts: str) -> None:
    title = answer.body.decode().split("<title>")[1].split("<")[0]
    answer.body = page(texts or (*TEXTS, MORE), title=title)


def check(chronicle: Chronicle, step: timedelta = DAY) -> None:
    later(chronicle, step)
    check_watches(chronicle)


def group_of(chronicle: Chronicle) -> Group:
    return chronicle.store.groups.get("Office")


def spoken(message: Message | None) -> str:
    """All that a message says, on lines."""
    assert message is not None
    told = [message.subject, message.summary]
    for section in message.sections:
        told += [section.title, section.badge, *(f"{line.name} {line.text}".strip() for line in section.lines)]
    return "\n".join(told)


def test_a_digest_tells_what_changed_what_did_not_and_what_could_not_be_checked(
    chronicle: Chronicle, town: Town, mail: MailServer
) -> None:
    a, b, _, d = follow(chronicle, town, make_group(chronicle), "abcd")
    change(a)
    change(b, *LESS)
    d.status = 404
    check(chronicle)
    assert send_due(chronicle) == 1
    assert deliver_waiting(chronicle).sent == 2
    assert [came.targets for came in mail.mailbox.came] == [["anna@example.org"], ["petr@example.org"]]
    letter = mail.mailbox.came[0].mail
    text = cast("str", letter.get_body(("plain",)).get_content())  # type: ignore[union-attr]
    html = cast("str", letter.get_body(("html",)).get_content())  # type: ignore[union-attr]
    assert str(letter["Subject"]).endswith("2 pages changed: Page A, Page B")
    for said in (text, html):
        assert "second ferry" in said
        assert "No changes: 1 page" in said
        assert "Page C" in said
        assert "Could not check: 1 page" in said
        assert "answered 404" in said
    assert "https://kronika.example.org/watch/1/diff?from=1&to=2" in text
    keys = [member.key for member in group_of(chronicle).members]
    assert f"https://kronika.example.org/unsubscribe/{keys[0]}" in letter["List-Unsubscribe"]
    assert f"/unsubscribe/{keys[1]}" in mail.mailbox.came[1].mail["List-Unsubscribe"]


def test_nothing_is_told_twice_and_nothing_when_nothing_changed(chronicle: Chronicle, town: Town) -> None:
    [a] = follow(chronicle, town, make_group(chronicle), "a")
    assert send_due(chronicle) == 0
    change(a)
    check(chronicle)
    assert [send_due(chronicle) for _ in range(3)] == [1, 0, 0]
    check(chronicle)
    assert send_due(chronicle) == 0
    assert len(chronicle.store.outbox.listing()) == 2


def test_several_changes_of_a_page_are_one_entry_from_first_to_last(chronicle: Chronicle, town: Town) -> None:
    [a] = follow(chronicle, town, make_group(chronicle, cadence=Cadence.DAILY), "a")
    change(a)
    check(chronicle, HOUR)
    change(a, *TEXTS, MORE, "The price of a crossing is to be forty crowns, and children will cross for nothing.")
    check(chronicle, HOUR)
    message = preview(chronicle, group_of(chronicle))
    assert message is not None
    [section] = message.sections
    assert section.link == "/watch/1/diff?from=1&to=3"
    assert "changed 2 times" in section.badge
    assert "second ferry" in spoken(message)
    assert "forty crowns" in spoken(message)


def test_a_page_that_is_as_it_was_says_so(chronicle: Chronicle, town: Town) -> None:
    [a] = follow(chronicle, town, make_group(chronicle, cadence=Cadence.DAILY), "a")
    change(a)
    check(chronicle, HOUR)
    change(a, *TEXTS)
    check(chronicle, 3 * HOUR)
    assert "as it was before · changed 2 times" in spoken(preview(chronicle, group_of(chronicle)))


def test_pieces_are_told_apart(chronicle: Chronicle, town: Town) -> None:
    a, b = follow(chronicle, town, make_group(chronicle), "ab")
    change(a)
    change(b, *LESS)
    check(chronicle)
    message = preview(chronicle, group_of(chronicle))
    assert message is not None
    tones = {section.title: {line.tone for line in section.lines} for section in message.sections}
    assert LineTone.ADDED in tones["Page A"]
    assert LineTone.REMOVED in tones["Page B"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("cs", "Změnila se 1 stránka: Page A"),
        ("pl", "Zmieniła się 1 strona: Page A"),
        ("ru", "Изменилась 1 страница: Page A"),
    ],
)
def test_the_group_is_told_in_its_language(chronicle: Chronicle, town: Town, lang: str, said: str) -> None:
    [a] = follow(chronicle, town, make_group(chronicle, lang=lang), "a")
    change(a)
    check(chronicle)
    message = preview(chronicle, group_of(chronicle))
    assert message is not None
    assert (message.subject, message.lang) == (said, lang)


def test_a_preview_changes_nothing(chronicle: Chronicle, town: Town) -> None:
    [a] = follow(chronicle, town, make_group(chronicle), "a")
    change(a)
    check(chronicle)
    assert preview(chronicle, group_of(chronicle)) == preview(chronicle, group_of(chronicle))
    assert chronicle.store.outbox.listing() == []
    assert send_due(chronicle) == 1


def test_who_has_left_is_told_no_more(chronicle: Chronicle, town: Town) -> None:
    group = make_group(chronicle)
    [a] = follow(chronicle, town, group, "a")
    chronicle.store.groups.leave(group.members[0].key)
    change(a)
    check(chronicle)
    send_due(chronicle)
    assert [letter.address.target for letter in chronicle.store.outbox.listing()] == ["petr@example.org"]


def test_a_daily_group_waits_for_its_hour_and_quiet_hours_hold_it(chronicle: Chronicle, town: Town) -> None:
    group = make_group(chronicle, cadence=Cadence.DAILY, minute=8 * 60, quiet="07:00-09:30")
    [a] = follow(chronicle, town, group, "a")
    change(a)
    check(chronicle, HOUR)  # 19:00
    told = []
    for _ in range(24):
        later(chronicle, HOUR)
        if send_due(chronicle):
            told.append(chronicle.clock().hour)
    assert told == [10]


def test_a_wish_sends_at_once_and_counts(chronicle: Chronicle, town: Town) -> None:
    [a] = follow(chronicle, town, make_group(chronicle, cadence=Cadence.WEEKLY), "a")
    change(a)
    check(chronicle, HOUR)
    assert send_due(chronicle) == 0
    assert send_now(chronicle, group_of(chronicle))
    assert len(chronicle.store.outbox.listing()) == 2
    later(chronicle, 8 * DAY)
    assert send_due(chronicle) == 0


def test_nothing_changed_is_told_once_a_slot_to_who_wants_it(chronicle: Chronicle, town: Town) -> None:
    follow(chronicle, town, make_group(chronicle, cadence=Cadence.DAILY, also_unchanged=True), "ab")
    later(chronicle)
    assert [send_due(chronicle), send_due(chronicle)] == [1, 0]
    later(chronicle)
    assert send_due(chronicle) == 1
    letters = chronicle.store.outbox.listing()
    assert len(letters) == 4
    assert letters[0].message.subject == "Office: No changes: 2 pages"


def test_a_crash_between_check_and_digest_loses_nothing(chronicle: Chronicle, town: Town, tmp_path: Path) -> None:
    [a] = follow(chronicle, town, make_group(chronicle), "a")
    change(a)
    check(chronicle)
    with open_chronicle(tmp_path / "c", {}, clock=chronicle.clock) as another:  # a new process finds what is untold
        assert send_due(another) == 1
    assert send_due(chronicle) == 0


def test_a_rival_that_was_first_leaves_nothing_to_tell(chronicle: Chronicle, town: Town) -> None:
    [a] = follow(chronicle, town, make_group(chronicle), "a")
    change(a)
    check(chronicle)
    old = group_of(chronicle)
    assert send_now(chronicle, old)
    assert not send_now(chronicle, old)  # it thinks that nobody was told yet
    assert len(chronicle.store.outbox.listing()) == 2


def test_a_server_that_is_away_gets_the_mail_later_and_once(chronicle: Chronicle, town: Town, mail: MailServer) -> None:
    [a] = follow(chronicle, town, make_group(chronicle, "anna@example.org"), "a")
    change(a)
    check(chronicle)
    send_due(chronicle)
    mail.mailbox.to_data = "451 try again later"
    assert deliver_waiting(chronicle).waiting == 1
    mail.mailbox.to_data = None
    chronicle.store.outbox.again()
    assert deliver_waiting(chronicle).sent == 1
    assert deliver_waiting(chronicle).sent == 0
    assert len(mail.mailbox.came) == 1


def test_a_lasting_trouble_and_its_end_are_told_at_once_to_the_group(
    chronicle: Chronicle, town: Town, mail: MailServer
) -> None:
    [a] = follow(chronicle, town, make_group(chronicle, "anna@example.org", lang="cs"), "a")
    a.status = 410
    for _ in range(4):
        check(chronicle)
    a.status = 200
    change(a)
    check(chronicle)
    deliver_waiting(chronicle)
    send_due(chronicle)
    deliver_waiting(chronicle)
    subjects = [str(came.mail["Subject"]) for came in mail.mailbox.came]
    wanted = ["Page A: stránka zmizela", "Page A: lze ji zase číst", "Změnila se 1 stránka: Page A"]
    assert len(subjects) == len(wanted)
    assert all(subject.endswith(end) for subject, end in zip(subjects, wanted, strict=True))


def test_a_page_without_a_group_alerts_who_minds_the_alerts(chronicle: Chronicle, town: Town) -> None:
    answer = town.put("/a", status=403)
    chronicle.store.watches.add(Watch(url=town.url("/a"), alert_after=1), chronicle.clock())
    check(chronicle)
    [letter] = chronicle.store.outbox.listing(state=LetterState.WAITING)
    assert letter.address.target == "ops@example.org"
    assert "does not let us read it" in letter.message.subject
    assert answer.asked == 1


def test_quiet_hours_hold_alerts_too(chronicle: Chronicle, town: Town) -> None:
    group = make_group(chronicle, "anna@example.org", quiet="17:00-23:00")
    [a] = follow(chronicle, town, group, "a")
    a.status = 404
    check(chronicle)
    check(chronicle)  # 18:00, two days later
    [letter] = chronicle.store.outbox.listing()
    assert letter.due is not None
    assert (letter.due.hour, letter.due.date()) == (23, chronicle.clock().date())


def test_a_wrong_address_for_alerts_is_told_before_anything_is_checked(tmp_path: Path) -> None:
    home = init_chronicle(tmp_path / "wrong", TOML.format(port=25).replace("mail:ops", "post:ops"))
    with open_chronicle(home, {}) as chronicle, pytest.raises(SettingsError, match="alerts.to"):
        check_watches(chronicle)


def test_within_a_round_only_the_clock_speaks(chronicle: Chronicle, town: Town) -> None:
    [a] = follow(chronicle, town, make_group(chronicle), "a")
    change(a)
    check(chronicle)
    assert send_due(chronicle, within_round=True) == 0
    assert send_due(chronicle) == 1
